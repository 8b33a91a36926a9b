import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'extension.description': 'Buchungslinks und freie Zeiten in Nachrichten in Gmail und LinkedIn einfügen',
  'extension.settings': 'Konto verbinden',
  'extension.settings_text':
    'Sie melden sich auf Ihrem eigenen Server an und erlauben dort den Zugriff. Ihr Passwort sehen wir nie.',
  'extension.server': 'Adresse des Servers',
  'extension.server_text': 'Wo Ihr Dashboard ist, z. B. meet.example.com',
  'extension.connect': 'Verbinden',
  'extension.connected': 'Verbunden mit {origin}',
  'extension.connected_text':
    'Öffnen Sie eine Nachricht in Gmail oder LinkedIn und klicken Sie in der Symbolleiste auf das Symbol der Erweiterung.',
  'extension.disconnect': 'Verbindung trennen',
  'extension.not_connected': 'Nicht verbunden',
  'extension.not_connected_text':
    'Verbinden Sie Ihr Konto, um Links und freie Zeiten in Nachrichten einzufügen.',
  'extension.open_settings': 'Einstellungen öffnen',
  'extension.problem_address':
    'Geben Sie eine Adresse ein, die mit https:// beginnt, etwa https://meet.example.com.',
  'extension.problem_unreachable':
    '{origin} ist nicht erreichbar. Prüfen Sie die Adresse und Ihre Verbindung und versuchen Sie es noch einmal.',
  'extension.problem_no_server':
    'Unter {origin} ist kein Terminserver. Kopieren Sie die Adresse Ihres Dashboards.',
  'extension.problem_closed':
    'Das Anmeldefenster wurde geschlossen. Verbinden Sie noch einmal und wählen Sie „Erlauben“.',
  'extension.problem_denied': 'Sie haben den Zugriff abgelehnt. Es ist nichts verbunden.',
  'extension.problem_refused':
    '{origin} hat die Anmeldung nicht abgeschlossen. Versuchen Sie es noch einmal.',
  'extension.failed':
    'Etwas ist schiefgegangen. Schließen Sie dieses Fenster und versuchen Sie es noch einmal.',
  'extension.event_type': 'Terminart',
  'extension.none': 'Keine aktiven Terminarten',
  'extension.none_text': 'Schalten Sie im Dashboard eine ein, um sie hier zu teilen.',
  'extension.open_event_types': 'Terminarten öffnen',
  'extension.recipient': 'Empfänger',
  'extension.name': 'Name',
  'extension.email': 'E-Mail',
  'extension.insert_link': 'Link einfügen',
  'extension.copy_link': 'Link kopieren',
  'extension.insert_times': 'Freie Zeiten einfügen',
  'extension.pick_times': 'Zeiten auswählen',
  'extension.insert_one_off': 'Einzeltermin einfügen',
  'extension.one_off_text': 'Hält einige freie Zeiten frei, bis diese Person eine davon bucht',
  'extension.campaign': 'Kampagne',
  'extension.insert_lead': 'Lead-Link einfügen',
  'extension.copy_lead': 'Lead-Link kopieren',
  'extension.lead_needs_email':
    'Geben Sie die E-Mail-Adresse des Empfängers ein. Jeder Lead hat einen eigenen Link.',
  'extension.recipient_refused':
    'Der Server hat diesen Empfänger nicht angenommen. Prüfen Sie dieses Feld: {field}',
  'extension.working': 'Einen Moment …',
  'extension.inserted': 'In Ihre Nachricht eingefügt.',
  'extension.copied': 'Kopiert. Fügen Sie es in Ihre Nachricht ein.',
  'extension.copied_instead': 'Wir haben es stattdessen kopiert: Fügen Sie es ein, wo Sie schreiben.',
  'extension.copy_failed': 'Kopieren ist hier blockiert.',
  'extension.no_editor': 'Auf dieser Seite ist keine Nachricht geöffnet.',
  'extension.lost': 'Diese Seite hat den Text wieder entfernt.',
  'extension.closed': 'Chrome lässt auf dieser Seite keine Erweiterung schreiben.',
  'extension.no_times': 'In den nächsten Wochen ist nichts frei. Prüfen Sie Ihre Verfügbarkeit.',
  'extension.back': 'Zurück',
}
