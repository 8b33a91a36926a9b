import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'host_mails.text': 'Wählen Sie, welche Mails wir an {email} schicken.',
  'host_mails.booked': 'Neue Termine',
  'host_mails.booked_text': 'Mit der Einladung für Ihren Kalender.',
  'host_mails.rescheduled': 'Verschobene Termine',
  'host_mails.rescheduled_text': 'Vom Gast oder von Ihnen.',
  'host_mails.canceled': 'Abgesagte Termine',
  'host_mails.canceled_text': 'Vom Gast oder von Ihnen.',
  'host_mails.reminder': 'Erinnerungen',
  'host_mails.reminder_text': 'Wie bei jeder Terminart eingestellt.',
  'host_mails.undelivered': 'Nicht zugestellte Mails',
  'host_mails.undelivered_text': 'Wenn der Mailserver eines Gastes eine Mail ablehnt.',
  'host_mails.watched': 'Von Leads angesehene Videos',
  'host_mails.watched_text': 'Wenn jemand über den Link eines Leads zusieht.',
  'host_mails.watched_pace': 'Wie oft für denselben Lead',
  'host_mails.watched_hourly': 'Jedes Mal, höchstens einmal pro Stunde',
  'host_mails.watched_daily': 'Einmal am Tag',
  'host_mails.watched_once': 'Nur beim ersten Mal',
  'host_mails.webhook': 'Fehlschlagende Webhooks',
  'host_mails.webhook_text': 'Wenn ein Webhook wiederholt fehlschlägt oder wir ihn ausschalten.',
  'host_mails.held': {
    one: '{count} Mail an einen neuen Kontakt wartet, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
    other:
      '{count} Mails an neue Kontakte warten, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
  },
  'host_mails.always':
    'Zu Ihrem Konto schreiben wir Ihnen immer: zu Passwort, Adresse und neuen Geräten. Andere wählen selbst, welche Mails sie bekommen.',
}
