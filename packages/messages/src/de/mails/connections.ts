import type { texts as source } from '../../en/mails/connections.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectConnection: '{account} muss neu verbunden werden',
  headingConnection: 'Ein Kalenderkonto muss neu verbunden werden',
  connectionBroken:
    '{account} lässt uns nicht mehr hinein. Die zuletzt bekannten belegten Zeiten gelten weiter, aber Neues in den Kalendern wird nicht gesehen, und Buchungen warten darauf, eingetragen zu werden.',
  actionConnection: 'Neu verbinden',
  textConnection: 'Verbinden Sie es hier neu; nichts von Ihrer Auswahl geht verloren:',
  subjectFailing: '{account} antwortet nicht',
  headingFailing: 'Ein verbundenes Konto antwortet nicht',
  connectionFailing:
    'Seit Minuten antwortet {account} nur noch mit Fehlern. Die zuletzt bekannten belegten Zeiten gelten weiter, aber Neues in den Kalendern wird nicht gesehen, und was dort einzutragen ist, wartet. Wir versuchen es weiter; meist geht das von selbst vorüber.',
  actionFailing: 'Nachsehen, wie es steht',
  textFailing: 'Wie es steht, und was zuletzt gefragt wurde:',
  footerConnection: 'Sie erhalten diese Mail, weil Sie dieses Konto mit {product} verbunden haben.',
}
