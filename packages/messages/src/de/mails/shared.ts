import type { texts as source } from '../../en/mails/shared.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  labelAccount: 'Konto',
  footerFeedback: 'Sie bekommen das, weil Sie diesen {product}-Server betreiben (OPERATOR_EMAIL).',
  greeting: 'Hallo {name},',
  greetingGuest: 'Guten Tag,',
  clockForward:
    'Vor diesem Termin, am {date}, werden die Uhren um {amount} vorgestellt. Die Zeit hier berücksichtigt das schon.',
  clockBack:
    'Vor diesem Termin, am {date}, werden die Uhren um {amount} zurückgestellt. Die Zeit hier berücksichtigt das schon.',
  labelCode: 'Ihr Code',
  chooseMails: 'Wählen, welche Mails Sie bekommen',
  codeIsYours: 'Wir fragen nie am Telefon oder in einer anderen E-Mail nach diesem Code.',
  replyReaches: 'Ihre Antwort geht an {name}.',
  footerHost: 'Sie erhalten diese Mail, weil man Sie über {product} buchen kann.',
  stopAllMails: 'Alle Mails von {product} abbestellen',
  allDay: 'Ganztägig',
  footerNewDevice: 'Sie erhalten diese Mail, weil Sie ein Konto bei {product} haben.',
}
