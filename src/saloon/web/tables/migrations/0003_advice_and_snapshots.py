from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("tables", "0002_hints_and_analysis")]

    operations = [
        migrations.RenameField(model_name="table", old_name="hints", new_name="advice"),
        migrations.RenameModel(old_name="Snapshot", new_name="TableSnapshot"),
    ]
