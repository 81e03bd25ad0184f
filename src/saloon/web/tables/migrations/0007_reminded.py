from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0006_lessons"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="reminded",
            field=models.DateTimeField(null=True),
        ),
    ]
