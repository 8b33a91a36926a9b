import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'host_mails.text': 'Welche Mails an {email} gehen.',
  'host_mails.booked': 'Ein Termin wird gebucht',
  'host_mails.booked_text': 'Mit der Einladung für Ihren Kalender.',
  'host_mails.rescheduled': 'Ein Termin wird verschoben',
  'host_mails.rescheduled_text': 'Von wem er gebucht wurde oder von Ihnen.',
  'host_mails.canceled': 'Ein Termin wird abgesagt',
  'host_mails.canceled_text': 'Von wem er gebucht wurde oder von Ihnen.',
  'host_mails.reminder': 'Eine Erinnerung ist fällig',
  'host_mails.reminder_text': 'Wie es bei jeder Terminart steht.',
  'host_mails.webhook': 'Ein Webhook schlägt fehl',
  'host_mails.webhook_text': 'Oder wurde ausgeschaltet, weil er zu lange fehlschlug.',
  'host_mails.held': {
    one: '{count} Mail an einen neuen Kontakt wartet, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
    other:
      '{count} Mails an neue Kontakte warten, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
  },
  'host_mails.always':
    'Mails zu Ihrem Konto selbst kommen immer: zu Passwort, Adresse und neuen Geräten. Was andere bekommen, wählen sie selbst.',
}
