import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'connect_client.title': '{name} fragt, wann Sie Zeit haben',
  'connect_client.text': 'Es geht um: {topic} ({duration})',
  'connect_client.connect': '{provider} verbinden',
  'connect_client.connect_title': 'Einen Kalender verbinden',
  'connect_client.connect_text':
    '{name} sieht, wann Sie beschäftigt sind, nie mit wem oder warum, und kann Termine mit Ihnen buchen. Wir lesen Ihren Kalender, bis Sie es zurücknehmen.',
  'connect_client.none_ready': 'Auf diesem Server kann kein Kalender verbunden werden.',
  'connect_client.file_title': 'Einmal eine Kalenderdatei teilen',
  'connect_client.file_text':
    'Wählen Sie eine .ics-Datei. Ihr Browser sendet nur die belegten Zeiten daraus, wir vergleichen sie und speichern nichts. Dann wählen Sie eine Zeit.',
  'connect_client.file': 'Kalenderdatei (.ics)',
  'connect_client.times': 'Zeiten, die Ihnen beiden passen',
  'connect_client.no_times':
    'Keine gemeinsamen Zeiten in den nächsten vier Wochen. Geben Sie per Mail Bescheid.',
  'connect_client.zone': 'Zeitzone: {zone}',
  'connect_client.name': 'Ihr Name',
  'connect_client.email': 'Ihre E-Mail',
  'connect_client.book': 'Termin buchen',
  'connect_client.booked': 'Ihr Termin ist gebucht',
  'connect_client.booked_text':
    '{time}. Sie bekommen eine Mail mit allem dazu. Sie können diese Seite schließen.',
  'connect_client.decline_title': 'Ablehnen',
  'connect_client.decline_text': '{name} sieht, dass Sie ablehnen. Danach gilt dieser Link nicht mehr.',
  'connect_client.decline': 'Ablehnen',
  'connect_client.declined': 'Sie haben abgelehnt',
  'connect_client.declined_text': '{name} sieht Ihren Kalender nicht. Sie können diese Seite schließen.',
  'connect_client.connected': '{name} sieht, wann Sie beschäftigt sind',
  'connect_client.connected_text': 'Bewahren Sie diesen Link auf: Damit nehmen Sie das jederzeit zurück.',
  'connect_client.who': 'Wer liest',
  'connect_client.what': 'Was',
  'connect_client.what_text': 'Nur, wann Sie beschäftigt sind',
  'connect_client.account': 'Kalender',
  'connect_client.since': 'Seit',
  'connect_client.last_read': 'Zuletzt gelesen',
  'connect_client.never': 'Noch nicht',
  'connect_client.again':
    'Wir können diesen Kalender nicht mehr lesen. Verbinden Sie ihn neu oder nehmen Sie es zurück.',
  'connect_client.take_back': 'Zurücknehmen',
  'connect_client.take_back_title': 'Zugriff auf Ihren Kalender zurücknehmen?',
  'connect_client.take_back_text':
    'Wir löschen unseren Zugriff auf Ihren Kalender. Gebuchte Termine bleiben.',
  'connect_client.taken_back': 'Sie haben es zurückgenommen',
  'connect_client.taken_back_text':
    'Wir haben unseren Zugriff auf Ihren Kalender gelöscht. Sie können diese Seite schließen.',
  'connect_client.expired_text':
    'Dieser Link wurde benutzt, durch einen neueren ersetzt oder ist abgelaufen. Bitten Sie den Absender um einen neuen.',
  'connect_client.refused': 'Es wurde nichts verbunden',
  'connect_client.refused_text':
    'Sie haben dort nicht zugestimmt. Versuchen Sie es noch einmal, oder antworten Sie anders.',
  'connect_client.finishing': 'Wird verbunden …',
  'connect_client.back': 'Zurück zur Anfrage',
  'error.calendar_file_unreadable':
    'Diese Datei lässt sich nicht als Kalender lesen. Exportieren Sie sie noch einmal als .ics.',
}
