import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'host_mails.text': 'Wählen Sie, welche Mails wir an {email} schicken.',
  'host_mails.booked': 'Ein Termin wird gebucht',
  'host_mails.booked_text': 'Mit der Einladung für Ihren Kalender.',
  'host_mails.rescheduled': 'Ein Termin wird verschoben',
  'host_mails.rescheduled_text': 'Vom Gast oder von Ihnen.',
  'host_mails.canceled': 'Ein Termin wird abgesagt',
  'host_mails.canceled_text': 'Vom Gast oder von Ihnen.',
  'host_mails.reminder': 'Eine Erinnerung ist fällig',
  'host_mails.reminder_text': 'Wie bei jeder Terminart eingestellt.',
  'host_mails.watched': 'Das Video eines Leads wird angesehen',
  'host_mails.watched_text': 'Nachdem jemand über den Link eines Leads zugesehen hat.',
  'host_mails.watched_pace': 'Wie oft für denselben Lead',
  'host_mails.watched_hourly': 'Jedes Mal, höchstens einmal pro Stunde',
  'host_mails.watched_daily': 'Einmal am Tag',
  'host_mails.watched_once': 'Nur beim ersten Mal',
  'host_mails.webhook': 'Ein Webhook schlägt fehl',
  'host_mails.webhook_text': 'Oder wurde ausgeschaltet, weil er zu lange fehlschlug.',
  'host_mails.held': {
    one: '{count} Mail an einen neuen Kontakt wartet, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
    other:
      '{count} Mails an neue Kontakte warten, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
  },
  'host_mails.always':
    'Zu Ihrem Konto schreiben wir Ihnen immer: zu Passwort, Adresse und neuen Geräten. Andere wählen selbst, welche Mails sie bekommen.',
}
