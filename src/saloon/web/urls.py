"""Every address of the site; the live socket (`/live/<code>`) is answered beside Django, in `asgi`."""

from django.contrib import admin
from django.contrib.auth import views as auth
from django.urls import path

from saloon.web import installed
from saloon.web.api import api
from saloon.web.limits import limited
from saloon.web.live.help import game_help, help
from saloon.web.live.playback import playback
from saloon.web.people import confirm_views, push_views, two_factor_views
from saloon.web.people import views as people
from saloon.web.robots import robots
from saloon.web.tables import (
    aid_views,
    analysis_views,
    comments,
    company_views,
    guide_views,
    lesson_views,
    note_views,
    record_views,
    replay_views,
    score_views,
    waiting_views,
)
from saloon.web.tables import views as tables

urlpatterns = [
    path("", tables.lobby_page, name="lobby"),
    path("robots.txt", robots, name="robots"),
    path("manifest.webmanifest", installed.manifest, name="manifest"),
    path("sw.js", installed.service_worker, name="service-worker"),
    path("offline/<slug:language>", installed.offline_page, name="offline"),
    path("watch", tables.watch_page, name="watch"),
    path("join", tables.join_with_code, name="join-code"),
    path("play/<slug:game>", tables.play_now, name="play-now"),
    path("new/<slug:game>", tables.new_table, name="new"),
    path("new/<slug:game>/form", tables.new_table_form, name="new-form"),
    path("poster/<slug:game>.svg", tables.poster, name="poster"),
    path("t/<slug:code>", tables.table_page, name="table"),
    path("t/<slug:code>/join", tables.join_table, name="join"),
    path("t/<slug:code>/leave", tables.leave_table, name="leave"),
    path("t/<slug:code>/say", waiting_views.say_while_waiting, name="say"),
    path("t/<slug:code>/invite", waiting_views.invite_person, name="invite"),
    path("t/<slug:code>/decline", waiting_views.decline_invitation, name="decline"),
    path("t/<slug:code>/fill", tables.fill_table, name="fill"),
    path("t/<slug:code>/people", company_views.company_page, name="company"),
    path("t/<slug:code>/people/distance", company_views.keep_at_distance, name="keep-distance"),
    path("t/<slug:code>/people/report", company_views.report, name="report"),
    path("settings/people", company_views.distances_page, name="distances"),
    path("settings/people/<int:number>/end", company_views.end_distance, name="end-distance"),
    path("t/<slug:code>/help/<str:key>", help, name="help"),
    path("t/<slug:code>/aid", aid_views.table_aid, name="table-aid"),
    path("t/<slug:code>/playback", playback, name="playback"),
    path("t/<slug:code>/note", note_views.private_note, name="private-note"),
    path("t/<slug:code>/score", score_views.score_page, name="score"),
    path("t/<slug:code>/score.svg", score_views.score_picture, name="score-picture"),
    path("t/<slug:code>/analysis", analysis_views.analysis_page, name="analysis"),
    path("t/<slug:code>/rematch", score_views.rematch, name="rematch"),
    path("t/<slug:code>/replay", replay_views.replay_page, name="replay"),
    path("t/<slug:code>/comments", comments.write_comment, name="comment"),
    path("t/<slug:code>/comments/<int:number>/delete", comments.take_back, name="delete-comment"),
    path("t/<slug:code>/play-on", replay_views.play_on, name="play-on"),
    path("t/<slug:code>/record", record_views.record_file, name="record"),
    path("replays", record_views.replays_page, name="replays"),
    path("import", record_views.import_page, name="import"),
    path("games", guide_views.learn_page, name="learn"),
    path("games/<slug:game>", guide_views.guide_page, name="game"),
    path("games/<slug:game>/help/<str:key>", game_help, name="game-help"),
    path("games/<slug:game>/pieces/<slug:kind>", guide_views.pieces, name="pieces"),
    path("games/<slug:game>/aid", aid_views.aid_page, name="aid"),
    path("games/<slug:game>/lessons/<slug:name>", lesson_views.take, name="lesson"),
    path("games/<slug:game>/<slug:page>", guide_views.guide_page, name="guide"),
    path("t/<slug:code>/lesson/play-on", lesson_views.play_on, name="lesson-play-on"),
    path("language", people.choose_language, name="language"),
    path("theme", people.choose_theme, name="theme"),
    path("sign-in", people.sign_in, name="sign-in"),
    path("sign-in/code", two_factor_views.sign_in_code, name="sign-in-code"),
    path("settings/two-factor", two_factor_views.two_factor_page, name="two-factor"),
    path("settings/two-factor/codes", two_factor_views.recovery_codes, name="recovery-codes"),
    path("settings/two-factor/off", two_factor_views.switch_off, name="two-factor-off"),
    path("settings/two-factor/needed", two_factor_views.needed, name="two-factor-needed"),
    path("sign-up", people.sign_up, name="sign-up"),
    path("sign-out", people.sign_out, name="sign-out"),
    path("settings", people.settings_page, name="settings"),
    path("settings/test/<slug:way>", people.test_notice, name="test-notice"),
    path("confirm/<str:signed>", confirm_views.confirm_page, name="confirm"),
    path("settings/confirm/<slug:way>", confirm_views.send_link, name="send-link"),
    path("settings/password", people.ChangePassword.as_view(), name="password_change"),
    path("settings/preferences", people.preferences, name="preferences"),
    path("settings/standing", people.standing_answers, name="standing-answers"),
    path("settings/devices", push_views.add_device, name="add-device"),
    path("settings/devices/test", push_views.test_devices, name="test-devices"),
    path("settings/devices/<int:device>/remove", push_views.remove_device, name="remove-device"),
    path("settings/tokens", people.make_token, name="make-token"),
    path("settings/tokens/<int:token>/revoke", people.revoke_token, name="revoke-token"),
    path("settings/export", people.export, name="export"),
    path("settings/delete", people.delete_account, name="delete-account"),
    path("reset", people.ResetPassword.as_view(), name="password_reset"),
    path("reset/sent", auth.PasswordResetDoneView.as_view(template_name="web/reset_sent.html"), name="password_reset_done"),
    path("reset/<uidb64>/<token>", people.SetPassword.as_view(), name="password_reset_confirm"),
    path(
        "reset/done",
        auth.PasswordResetCompleteView.as_view(template_name="web/reset_done.html"),
        name="password_reset_complete",
    ),
    path("api/docs", people.api_docs, name="api-docs"),
    path("api/", api.urls),
    path("admin/login/", limited("sign-in", "username")(admin.site.login)),
    path("admin/", admin.site.urls),
]

handler400 = "saloon.web.errors.bad_request"
handler403 = "saloon.web.errors.forbidden"
handler404 = "saloon.web.errors.not_found"
handler500 = "saloon.web.errors.server_error"
