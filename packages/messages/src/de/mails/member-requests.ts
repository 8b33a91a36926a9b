import type { texts as source } from '../../en/mails/member-requests.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectAskUpgrade: '{name} bittet Sie um die Hochstufung von {organization}',
  headingAskUpgrade: 'Bitte um Hochstufung',
  askUpgrade:
    '{name} bittet Sie, {organization} auf {product} hochzustufen. Nur Sie als Inhaber wählen und bezahlen einen Tarif.',
  subjectAskAccess: '{name} bittet um Zugang zu {eventType}',
  headingAskAccess: 'Bitte um Zugang',
  askAccess: '{name} bittet um Zugang zur Terminart {eventType} von {organization}.',
  labelAskedBy: 'Gefragt von',
  labelAskedEventType: 'Terminart',
  actionAnswerRequest: 'Anfrage beantworten',
  textAnswerRequest: 'Hier stimmen Sie zu oder lehnen ab:',
  requestEnds: 'Der Link gilt {days} Tage lang. Ihn zu öffnen ändert nichts: Sie entscheiden auf der Seite.',
  footerRequest: 'Sie bekommen das, weil Sie auf {product} zu {organization} gehören.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Ihrer Bitte wurde zugestimmt',
  upgradeGranted:
    'Der Inhaber von {organization} hat der Hochstufung zugestimmt. Sie haben den größeren Tarif, sobald er gewählt ist.',
  upgradeDeclined: 'Der Inhaber von {organization} stuft vorerst nicht hoch.',
  headingAccessGranted: 'Sie haben Zugang',
  accessGranted: 'Sie haben jetzt Zugang zur Terminart {eventType} von {organization}.',
  headingRequestDeclined: 'Ihre Bitte wurde abgelehnt',
  accessDeclined: 'Sie bekommen vorerst keinen Zugang zur Terminart {eventType} von {organization}.',
  actionOpenDashboard: 'Dashboard öffnen',
  textOpenDashboard: 'Hier öffnen Sie Ihr Dashboard:',
}
