import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'email.text': 'Womit Sie sich anmelden, und wohin E-Mails zu Ihrem Konto und Ihren Terminen gehen.',
  'email.now': 'Ihre Adresse ist',
  'email.new': 'Neue E-Mail-Adresse',
  'email.same': 'Das ist schon Ihre Adresse',
  'email.ask': 'Beide Adressen fragen',
  'email.waiting': 'Sehen Sie in beide Postfächer',
  'email.waiting_text':
    'In jedem liegt eine E-Mail mit einem Link. Ihre Adresse ändert sich, sobald beiden gefolgt wurde, bis {until}; vorher ändert sich nichts.',
  'email.confirmed': 'bestätigt',
  'email.unconfirmed': 'noch nicht bestätigt',
  'email.withdraw': 'Meine Adresse behalten',
  'email.withdrawn': 'Ihre Adresse bleibt. Die Links in den E-Mails gelten nicht mehr.',
  'email.agree_title': 'Eine andere E-Mail-Adresse',
  'email.agree_text':
    'Ein Konto soll eine andere E-Mail-Adresse bekommen. Wenn es Ihres ist, stimmen Sie zu; wenn nicht, schließen Sie diese Seite.',
  'email.agree': 'Der Änderung zustimmen',
  'email.changed': 'Ihre E-Mail-Adresse ist geändert. Melden Sie sich ab jetzt mit der neuen an.',
  'email.other_waits': 'Hier bestätigt. Auch die andere Adresse muss zustimmen: Sehen Sie in ihre E-Mail.',
  'email.to_settings': 'Zu den Einstellungen',
}
