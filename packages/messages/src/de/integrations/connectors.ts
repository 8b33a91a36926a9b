import type { texts as source } from '../../en/integrations/connectors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'connector.key': 'API-Schlüssel',
  'connector.key_text':
    '{app} meldet sich mit einem Schlüssel an. Erstellen Sie einen eigenen für {app}: So können Sie ihn entfernen, ohne andere Programme zu stören.',
  'connector.key_scopes':
    'Damit lassen sich Termine, Einzeltermine und Webhooks lesen und ändern und Terminarten lesen.',
  'connector.key_make': 'Schlüssel erstellen',
  'connector.hears': 'Ereignisse für {app}',
  'connector.remove': 'Entfernen',
  'connector.remove_of': '{name} entfernen',
  'connector.stand_in': 'Hier ausprobieren',
  'connector.stand_in_text':
    '{app} erreicht diese Testversion nicht. Ein Ersatz auf diesem Computer steht dafür bereit: Fügen Sie dort einen Schlüssel ein, schalten Sie einen Auslöser ein und führen Sie Aktionen aus.',
  'connector.stand_in_open': 'Ersatz öffnen',
  'connector.zapier_key': 'Erstellen Sie einen API-Schlüssel und kopieren Sie ihn.',
  'connector.zapier_connect':
    'Fügen Sie diese App in Zapier zu einem Zap hinzu und melden Sie sich mit {origin} und dem Schlüssel an.',
  'connector.zapier_choose':
    'Wählen Sie, was den Zap startet, etwa ein neuer Termin, oder was er tut, etwa einen Termin buchen.',
  'connector.zapier_try':
    'Testen Sie: Zapier zeigt Ihre letzten Termine als Beispiele. Schalten Sie den Zap dann ein.',
  'connector.zapier_note':
    'Wer diesen Server betreibt, veröffentlicht die Zapier-App einmal, aus examples/zapier.',
  'connector.zapier_none':
    'Noch nichts. Schalten Sie einen Zap ein, der mit dieser App beginnt: Dann steht er hier.',
  'connector.pabbly_connect_address':
    'Wählen Sie in Pabbly Connect „Webhook by Pabbly“ als Auslöser und kopieren Sie die Adresse.',
  'connector.pabbly_connect_paste':
    'Fügen Sie einen Webhook mit dieser Adresse hinzu und wählen Sie die Ereignisse.',
  'connector.pabbly_connect_try':
    'Senden Sie auf der Seite des Webhooks ein Beispiel, damit Pabbly Connect die Felder kennt.',
  'connector.pabbly_connect_act':
    'Um aus einem Workflow zu buchen, zu verschieben oder abzusagen, erstellen Sie einen API-Schlüssel und verwenden ihn als Bearer-Token in „API by Pabbly“, mit {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Eine App aus Pabblys App-Baukasten kann ihre Webhooks mit dem Schlüssel selbst einrichten.',
  'connector.pabbly_connect_none':
    'Noch nichts. Fügen Sie einen Webhook mit einer Adresse von Pabbly Connect hinzu: Dann steht er hier.',
  'chrome_extension.get': 'Laden Sie die Erweiterung herunter und entpacken Sie die Datei.',
  'chrome_extension.load':
    'Öffnen Sie in Chrome chrome://extensions, schalten Sie den Entwicklermodus ein, wählen Sie „Entpackte Erweiterung laden“ und dann den Ordner.',
  'chrome_extension.connect':
    'Geben Sie in den Einstellungen der Erweiterung {origin} ein, wählen Sie „Verbinden“ und erlauben Sie den Zugriff.',
  'chrome_extension.use':
    'Öffnen Sie eine Nachricht in Gmail oder LinkedIn, klicken Sie auf das Symbol der Erweiterung und fügen Sie einen Link oder freie Zeiten ein.',
  'chrome_extension.download': 'Erweiterung herunterladen',
  'chrome_extension.note':
    'Sie liest eine Seite erst, wenn Sie dort auf ihr Symbol klicken. Der Zugriff endet, sobald Sie sie unter API-Schlüssel entfernen.',
  'chrome_extension.not_allowed':
    'Dieser Server lässt die Erweiterung nicht zu. Fragen Sie die Person, die ihn betreibt.',
  'chrome_extension.access': 'Verbundene Apps',
}
