import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'email.text':
    'Mit dieser Adresse melden Sie sich an. Dorthin schicken wir E-Mails zu Ihrem Konto und Ihren Terminen.',
  'email.now': 'Ihre Adresse ist',
  'email.new': 'Neue E-Mail-Adresse',
  'email.same': 'Das ist schon Ihre Adresse',
  'email.ask': 'Mit beiden Adressen bestätigen',
  'email.waiting': 'Prüfen Sie beide Postfächer',
  'email.waiting_text':
    'Wir haben an jede Adresse einen Link geschickt. Ihre Adresse ändert sich, sobald Sie beide geöffnet haben. Die Links gelten bis {until}.',
  'email.confirmed': 'bestätigt',
  'email.unconfirmed': 'noch nicht bestätigt',
  'email.withdraw': 'Meine Adresse behalten',
  'email.withdrawn': 'Ihre Adresse bleibt. Die Links in den E-Mails gelten nicht mehr.',
  'email.agree_title': 'Änderung der E-Mail-Adresse',
  'email.agree_text':
    'Jemand möchte die E-Mail-Adresse eines Kontos ändern. Ist es Ihr Konto, stimmen Sie zu. Wenn nicht, schließen Sie diese Seite.',
  'email.agree': 'Der Änderung zustimmen',
  'email.changed': 'Ihre E-Mail-Adresse wurde geändert. Melden Sie sich ab jetzt mit der neuen an.',
  'email.other_waits':
    'Adresse bestätigt. Öffnen Sie nun den Link, den wir an die andere Adresse geschickt haben.',
  'email.to_settings': 'Zu den Einstellungen',
}
