import type { texts as source } from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'connections.text':
    'Niemand bucht Sie, während ein verbundener Kalender belegt ist, und was gebucht wird, steht darin.',
  'connections.connect': '{name} verbinden',
  'connections.connect_text':
    'Welches Konto es ist, wird danach gefragt. Wir lesen, wann Sie belegt sind, und tragen ein, was gebucht wird.',
  'connections.add': 'Kalender verbinden',
  'connections.off_text': 'Wer diesen Server betreibt, setzt {needs}.',
  'connections.sign_in_title': '{name} verbinden',
  'connections.address': 'Adresse',
  'connections.user': 'Benutzername',
  'connections.password': 'App-Passwort',
  'connections.own_password': 'Passwort',
  'connections.trial_text':
    'Zum Ausprobieren brauchen Sie nichts Eigenes: In dieser Testinstallation antwortet ein Ersatz auf diesem Rechner auf diese Angaben.',
  'connections.trial_fill': 'Ausfüllen',
  'connections.trial_look': 'Ansehen, was dort steht, und es ausfallen lassen',
  'connections.ics_text':
    'Ein Kalender, der an einer eigenen Adresse veröffentlicht ist. In Google Kalender: Einstellungen, Ihr Kalender, „Privatadresse im iCal-Format“. In Outlook: Einstellungen, Freigegebene Kalender, Kalender veröffentlichen, der ICS-Link. Er ist nur zum Lesen: Buchungen können nicht eingetragen werden.',
  'connections.caldav_text':
    'iCloud, Nextcloud, Fastmail oder ein anderer Server. Die Adresse ist die des Servers, etwa caldav.icloud.com, caldav.fastmail.com oder cloud.example.com. Legen Sie dort in Ihrem Konto ein Passwort nur für diese App an; es wird verschlüsselt aufbewahrt, und Sie können es dort zurücknehmen.',
  'connections.exchange_text':
    'Ein Exchange-Server, den Ihre Organisation selbst betreibt. Die Adresse ist die von Outlook im Web dort, etwa mail.example.com; der Benutzername ist DOMÄNE\\Name oder eine E-Mail-Adresse. Für Microsoft 365 wählen Sie Outlook Calendar. Was Sie eingeben, wird verschlüsselt aufbewahrt.',
  'connections.read_only':
    'Nur zum Lesen: Buchungen können nicht eingetragen werden. Er wird jede Viertelstunde gefragt; wer ihn veröffentlicht, kann langsamer sein.',
  'connections.working': 'Verbunden',
  'connections.read_at': 'Verbunden, zuletzt gelesen {time}',
  'connections.broken': 'Neu zu verbinden',
  'connections.broken_text':
    '{name} lässt uns nicht mehr hinein. Bis Sie neu verbinden, gelten die zuletzt bekannten Zeiten.',
  'connections.failing': 'Um {time} nicht lesbar. Es gelten die zuletzt bekannten Zeiten.',
  'connections.reconnect': 'Neu verbinden',
  'connections.disconnect': 'Trennen',
  'connections.disconnect_title': '{account} trennen?',
  'connections.disconnect_text':
    'Seine belegten Zeiten können von da an gebucht werden, und Buchungen werden nicht mehr eingetragen. Was im Kalender steht, bleibt dort. Unser Zugang wird widerrufen.',
  'connections.disconnected': '{account} ist getrennt',
  'connections.blocking': 'Auf Konflikte prüfen in',
  'connections.target': 'Kalender für neue Termine',
  'connections.no_target': 'Keiner',
  'connections.sync': 'Buchungen folgen dem Kalender',
  'connections.sync_text':
    'Verschieben, löschen oder ablehnen Sie dort einen Termin, wird die Buchung hier verschoben oder abgesagt, und wer gebucht hat, erfährt es.',
  'connections.calls': 'Was zuletzt gefragt wurde',
  'connections.call_done': 'erledigt',
  'connections.call_took': '{count} ms',
  'connections.call_list_calendars': 'Liste der Kalender',
  'connections.call_read_busy': 'Belegte Zeiten',
  'connections.call_read_changes': 'Änderungen seit dem letzten Blick',
  'connections.call_write_event': 'Buchung eingetragen',
  'connections.call_delete_event': 'Buchung ausgetragen',
  'connections.call_watch': 'Um Nachricht von Änderungen gebeten',
  'connections.call_make_room': 'Raum angelegt',
  'connections.call_end_room': 'Raum beendet',
  'connections.call_look': 'Nach dem Konto gesehen',
  'connections.failure_unauthorised': 'nicht hineingelassen',
  'connections.failure_forbidden': 'nicht erlaubt',
  'connections.failure_not_found': 'nicht mehr da',
  'connections.failure_rate_limited': 'zu oft gefragt',
  'connections.failure_unavailable': 'keine Antwort',
  'connections.failure_invalid': 'Antwort nicht verstanden',
  'connections.tomorrow': 'Was in Ihren Kalendern steht: {day}',
  'connections.tomorrow_right': 'Sieht das richtig aus? Fehlt etwas, wählen Sie oben seinen Kalender.',
  'connections.tomorrow_free': 'Nichts. Ist das falsch, wählen Sie oben die richtigen Kalender.',
  'connections.busy': 'Belegt',
  'connections.no_answer': '{account} antwortet gerade nicht.',
  'connections.counted': 'Was in {calendar} als belegt gilt',
  'connections.counted_tentative': 'Termine unter Vorbehalt',
  'connections.counted_out_of_office': 'Abwesenheit',
  'connections.counted_elsewhere': 'Arbeiten an einem anderen Ort',
  'connections.unread': 'Solange {calendar} nicht gelesen werden kann',
  'connections.unread_last': 'gelten die zuletzt bekannten Zeiten',
  'connections.unread_day_busy': 'gelten sie einen Tag lang, danach ist alles belegt',
  'connections.unread_day_free': 'gelten sie einen Tag lang, danach ist alles frei',
  'connections.unread_free': 'ist alles frei',
  'connections.saved': 'Kalender gespeichert',
  'connections.finishing': 'Wird verbunden …',
  'connections.connected': '{account} ist verbunden',
  'connections.close_window': 'Dieses Fenster kann geschlossen werden.',
  'connections.refused': 'Nichts wurde verbunden',
  'connections.refused_text':
    'Der Zugang wurde nicht gegeben. Nichts hat sich geändert; Sie können neu beginnen.',
  'connections.back': 'Zurück zu den Kalenderverbindungen',
  'connections.bar': '{account} muss neu verbunden werden: Seine belegten Zeiten sind vielleicht veraltet.',
  'connections.bar_rooms': '{account} muss neu verbunden werden: Bis dahin werden keine Räume angelegt.',
  'connections.bar_failing':
    '{account} antwortet nicht: Seine belegten Zeiten sind vielleicht veraltet. Wir versuchen es weiter.',
  'connections.bar_rooms_failing':
    '{account} antwortet nicht: Bis dahin werden keine Räume angelegt. Wir versuchen es weiter.',
  'connections.look': 'Nachsehen, wie es steht',
  'connections.bar_label': 'Gestörte Kalenderverbindung',
  'error.provider_off': 'Dieser Server ist beim Anbieter noch nicht angemeldet',
  'error.consent_invalid': 'Diese Antwort gilt nicht mehr. Bitte verbinden Sie neu.',
  'error.consent_incomplete':
    'Nicht alles Nötige wurde erlaubt. Bitte verbinden Sie neu und lassen Sie alle Häkchen stehen.',
  'error.account_refused':
    'Mit dem, was Sie eingegeben haben, wird dort niemand eingelassen. Sehen Sie es noch einmal durch.',
  'error.account_unreadable':
    'Was an dieser Adresse antwortet, ist kein Kalender. Kopieren Sie die ganze Adresse, mit allem hinter dem letzten Schrägstrich.',
  'error.account_unreachable':
    'An dieser Adresse antwortet niemand. Sehen Sie sie noch einmal durch, oder versuchen Sie es später.',
  'error.calendar_not_found': 'Diesen Kalender gibt es nicht mehr',
  'error.calendar_read_only': 'In diesen Kalender kann nichts eingetragen werden',
  'error.connection_not_found': 'Diese Verbindung gibt es nicht mehr',
}
