from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0004_lessons"),
    ]

    operations = [
        migrations.AddField(
            model_name="user",
            name="coach",
            field=models.BooleanField(default=True),
        ),
    ]
