import type { texts as source } from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'connections.text':
    'Sind diese Kalender belegt, kann Sie niemand buchen. Neue Termine tragen wir in einen davon ein.',
  'connections.connect': '{name} verbinden',
  'connections.connect_text':
    'Das Konto wählen Sie auf der nächsten Seite. Wir prüfen, wann Sie beschäftigt sind, und tragen Ihre Termine ein.',
  'connections.add': 'Kalender verbinden',
  'connections.off_text': 'Bitten Sie den Betreiber dieses Servers, {needs} zu setzen.',
  'connections.sign_in_title': '{name} verbinden',
  'connections.address': 'Adresse',
  'connections.user': 'Benutzername',
  'connections.password': 'App-Passwort',
  'connections.own_password': 'Passwort',
  'connections.key': 'API-Schlüssel',
  'connections.heyreach_text': 'Den Schlüssel finden Sie in HeyReach unter Integrations, API.',
  'connections.lagrowthmachine_text':
    'Den Schlüssel finden Sie in La Growth Machine unter Settings, Integrations & API. Ihr Tarif dort muss die API enthalten.',
  'connections.instantly_text':
    'Den Schlüssel erstellen Sie in Instantly unter Settings, Integrations, API keys. Er braucht die Rechte für Kampagnen und Leads.',
  'connections.trial_text':
    'Zum Ausprobieren brauchen Sie kein eigenes Konto. Ein Ersatz auf diesem Rechner nimmt diese Angaben an.',
  'connections.trial_fill': 'Ausfüllen',
  'connections.trial_look': 'Inhalt ansehen oder Ausfall auslösen',
  'connections.ics_text':
    'Ein Kalender, der an einer eigenen Adresse veröffentlicht ist. In Google Kalender: Einstellungen, Ihr Kalender, „Privatadresse im iCal-Format“. In Outlook: Einstellungen, Freigegebene Kalender, Kalender veröffentlichen, der ICS-Link. Wir prüfen ihn nur auf Konflikte und können keine Termine eintragen.',
  'connections.caldav_text':
    'Für iCloud, Nextcloud, Fastmail und andere Server. Geben Sie die Adresse des Servers ein, etwa caldav.icloud.com, caldav.fastmail.com oder cloud.example.com. Legen Sie dort in Ihrem Konto ein Passwort nur für diese App an. Wir speichern es verschlüsselt, und Sie können es dort jederzeit widerrufen.',
  'connections.exchange_text':
    'Ein Exchange-Server, den Ihre Organisation selbst betreibt. Die Adresse ist die von Outlook im Web dort, etwa mail.example.com; der Benutzername ist DOMÄNE\\Name oder eine E-Mail-Adresse. Für Microsoft 365 wählen Sie Outlook Calendar. Was Sie eingeben, wird verschlüsselt aufbewahrt.',
  'connections.read_only':
    'Wir prüfen diesen Kalender nur auf Konflikte, alle 15 Minuten. Wer ihn veröffentlicht, aktualisiert ihn vielleicht seltener.',
  'connections.working': 'Verbunden',
  'connections.read_at': 'Verbunden, zuletzt geprüft {time}',
  'connections.broken': 'Muss neu verbunden werden',
  'connections.broken_text':
    'Wir haben keinen Zugriff mehr auf {name}. Bis Sie neu verbinden, gelten die zuletzt gelesenen belegten Zeiten.',
  'connections.failing':
    'Letzter Versuch fehlgeschlagen: {time}. Es gelten die zuletzt gelesenen belegten Zeiten.',
  'connections.reconnect': 'Neu verbinden',
  'connections.disconnect': 'Trennen',
  'connections.disconnect_title': '{account} trennen?',
  'connections.disconnect_text':
    'Wir prüfen nicht mehr auf Konflikte und tragen keine Termine mehr ein. Was im Kalender steht, bleibt dort. Unser Zugang wird gelöscht.',
  'connections.disconnected': '{account} getrennt',
  'connections.blocking': 'Auf Konflikte prüfen in',
  'connections.target': 'Kalender für neue Termine',
  'connections.no_target': 'Keiner',
  'connections.sync': 'Änderungen im Kalender übernehmen',
  'connections.sync_text':
    'Verschieben, löschen oder ablehnen Sie dort einen Termin, verschieben wir ihn auch hier oder sagen ihn ab, und Ihr Gast erfährt es.',
  'connections.calls': 'Letzte Prüfungen',
  'connections.call_done': 'erledigt',
  'connections.call_took': '{count} ms',
  'connections.call_list_calendars': 'Liste der Kalender',
  'connections.call_read_busy': 'Belegte Zeiten',
  'connections.call_read_changes': 'Änderungen seit der letzten Prüfung',
  'connections.call_write_event': 'Buchung eingetragen',
  'connections.call_delete_event': 'Buchung entfernt',
  'connections.call_watch': 'Benachrichtigungen eingerichtet',
  'connections.call_make_room': 'Raum angelegt',
  'connections.call_end_room': 'Raum beendet',
  'connections.call_read_contacts': 'Kontakte gelesen',
  'connections.call_write_contact': 'Kontakt gespeichert',
  'connections.call_write_meeting': 'Termin gespeichert',
  'connections.call_read_campaigns': 'Kampagnen gelesen',
  'connections.call_push_leads': 'Leads übertragen',
  'connections.call_tell_booked': 'Buchung gemeldet',
  'connections.call_look': 'Konto geprüft',
  'connections.failure_unauthorized': 'Anmeldung abgelehnt',
  'connections.failure_forbidden': 'nicht erlaubt',
  'connections.failure_not_found': 'nicht mehr da',
  'connections.failure_rate_limited': 'zu viele Anfragen',
  'connections.failure_unavailable': 'keine Antwort',
  'connections.failure_invalid': 'unerwartete Antwort',
  'connections.tomorrow': 'In Ihren Kalendern: {day}',
  'connections.tomorrow_right': 'Sieht das richtig aus? Fehlt etwas, wählen Sie oben seinen Kalender.',
  'connections.tomorrow_free': 'Nichts. Ist das falsch, wählen Sie oben die richtigen Kalender.',
  'connections.busy': 'Belegt',
  'connections.no_answer': '{account} antwortet gerade nicht.',
  'connections.counted': 'Was in {calendar} als belegt gilt',
  'connections.counted_tentative': 'Termine unter Vorbehalt',
  'connections.counted_out_of_office': 'Abwesenheit',
  'connections.counted_elsewhere': 'Arbeiten an einem anderen Ort',
  'connections.unread': 'Wenn {calendar} nicht gelesen werden kann',
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
    'Sie haben keinen Zugang gegeben, darum hat sich nichts geändert. Sie können es noch einmal versuchen.',
  'connections.back': 'Zurück zu den Kalenderverbindungen',
  'connections.bar': '{account} muss neu verbunden werden: Seine belegten Zeiten sind vielleicht veraltet.',
  'connections.bar_rooms': '{account} muss neu verbunden werden: Bis dahin werden keine Räume angelegt.',
  'connections.bar_failing':
    '{account} antwortet nicht: Seine belegten Zeiten sind vielleicht veraltet. Wir versuchen es weiter.',
  'connections.bar_rooms_failing':
    '{account} antwortet nicht: Bis dahin werden keine Räume angelegt. Wir versuchen es weiter.',
  'connections.look': 'Status ansehen',
  'connections.bar_label': 'Gestörte Kalenderverbindung',
  'error.provider_off': 'Dieser Server ist beim Anbieter noch nicht angemeldet',
  'error.consent_invalid': 'Diese Anmeldung ist abgelaufen. Bitte verbinden Sie neu.',
  'error.consent_incomplete':
    'Wir brauchen alle Berechtigungen. Bitte verbinden Sie neu und lassen Sie alle Häkchen stehen.',
  'error.account_refused':
    'Das hat nicht geklappt. Prüfen Sie Ihre Eingaben und versuchen Sie es noch einmal.',
  'error.account_unreadable':
    'An dieser Adresse ist kein Kalender. Kopieren Sie die ganze Adresse, mit allem hinter dem letzten Schrägstrich.',
  'error.account_unreachable':
    'Diese Adresse antwortet nicht. Prüfen Sie sie, oder versuchen Sie es später noch einmal.',
  'error.calendar_not_found': 'Diesen Kalender gibt es nicht mehr',
  'error.calendar_read_only': 'In diesen Kalender können wir keine Termine eintragen',
  'error.connection_not_found': 'Diese Verbindung gibt es nicht mehr',
}
