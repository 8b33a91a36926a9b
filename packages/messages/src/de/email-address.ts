import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
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
  'email.withdrawn': 'Ihre Adresse bleibt gleich. Die Links, die wir geschickt haben, gelten nicht mehr.',
  'email.agree_title': 'E-Mail-Adresse ändern?',
  'email.agree_text':
    'Jemand möchte die E-Mail-Adresse eines Kontos ändern. Ist es Ihr Konto, bestätigen Sie. Wenn nicht, schließen Sie diese Seite.',
  'email.agree': 'Änderung bestätigen',
  'email.changed': 'Ihre E-Mail-Adresse wurde geändert. Melden Sie sich ab jetzt mit der neuen an.',
  'email.other_waits':
    'Adresse bestätigt. Öffnen Sie nun den Link, den wir an die andere Adresse geschickt haben.',
  'email.to_settings': 'Zu den Einstellungen',
}
