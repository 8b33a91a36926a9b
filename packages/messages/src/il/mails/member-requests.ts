import type { texts as source } from '../../en/mails/member-requests.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectAskUpgrade: '{name} מבקש ממך לשדרג את {organization}',
  headingAskUpgrade: 'בקשת שדרוג',
  askUpgrade: '{name} מבקש ממך לשדרג את {organization} ב-{product}. רק הבעלים בוחר תוכנית ומשלם עליה.',
  subjectAskAccess: '{name} מבקש גישה אל {eventType}',
  headingAskAccess: 'בקשת גישה',
  askAccess: '{name} מבקש גישה אל סוג הפגישה {eventType} של {organization}.',
  labelAskedBy: 'המבקש',
  labelAskedEventType: 'סוג הפגישה',
  actionAnswerRequest: 'מענה לבקשה',
  textAnswerRequest: 'כאן אפשר לאשר את הבקשה או לדחות אותה:',
  requestEnds: 'הקישור תקף {days} ימים. פתיחתו אינה משנה דבר: ההחלטה מתקבלת בדף.',
  footerRequest: 'קיבלת את ההודעה כי יש לך חלק ב-{organization} ב-{product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'בקשתך אושרה',
  upgradeGranted: 'הבעלים של {organization} הסכים לשדרג. התוכנית הגדולה יותר תחול מיד כשתיבחר.',
  upgradeDeclined: 'הבעלים של {organization} החליט שלא לשדרג בינתיים.',
  headingAccessGranted: 'יש לך גישה',
  accessGranted: 'מעכשיו יש לך גישה אל סוג הפגישה {eventType} של {organization}.',
  headingRequestDeclined: 'בקשתך נדחתה',
  accessDeclined: 'בינתיים אין לך גישה אל סוג הפגישה {eventType} של {organization}.',
  actionOpenDashboard: 'פתיחת לוח הבקרה',
  textOpenDashboard: 'לוח הבקרה שלך נפתח כאן:',
}
