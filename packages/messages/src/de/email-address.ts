import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'email.text': 'Womit du dich anmeldest, und wohin E-Mails zu deinem Konto und deinen Terminen gehen.',
  'email.now': 'Deine Adresse ist',
  'email.new': 'Neue E-Mail-Adresse',
  'email.same': 'Das ist schon deine Adresse',
  'email.ask': 'Beide Adressen fragen',
  'email.waiting': 'Sieh in beide Postfächer',
  'email.waiting_text':
    'In jedem liegt eine E-Mail mit einem Link. Deine Adresse ändert sich, sobald beiden gefolgt wurde, bis {until}; vorher ändert sich nichts.',
  'email.confirmed': 'bestätigt',
  'email.unconfirmed': 'noch nicht bestätigt',
  'email.withdraw': 'Meine Adresse behalten',
  'email.withdrawn': 'Deine Adresse bleibt. Die Links in den E-Mails gelten nicht mehr.',
  'email.agree_title': 'Eine andere E-Mail-Adresse',
  'email.agree_text':
    'Ein Konto soll eine andere E-Mail-Adresse bekommen. Wenn es deins ist, stimme zu; wenn nicht, schließe diese Seite.',
  'email.agree': 'Der Änderung zustimmen',
  'email.changed': 'Deine E-Mail-Adresse ist geändert. Melde dich ab jetzt mit der neuen an.',
  'email.other_waits': 'Hier bestätigt. Auch die andere Adresse muss zustimmen: Sieh in ihre E-Mail.',
  'email.to_settings': 'Zu den Einstellungen',
}
