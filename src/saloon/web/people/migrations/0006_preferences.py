from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0005_coach"),
    ]

    operations = [
        migrations.AddField(
            model_name="user",
            name="preferences",
            field=models.JSONField(blank=True, default=dict),
        ),
    ]
