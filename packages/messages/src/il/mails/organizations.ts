import type { texts as source } from '../../en/mails/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectJoin: '{name} מזמין אותך אל {organization}',
  headingJoin: 'הצטרפות אל {organization}',
  joinOrganization:
    '{name} מזמין אותך להצטרף אל {organization} ב-{product}, לפגישות ולדפי הזמנה משותפים עם הצוות. החשבון והיומנים שלך נשארים שלך.',
  labelRole: 'התפקיד שלך',
  roleAdmin: 'מנהל',
  roleMember: 'חבר',
  actionAcceptInvitation: 'קבלת ההזמנה',
  textAcceptInvitation: 'אפשר לקבל את ההזמנה כאן:',
  joinEnds: 'הקישור תקף לפעם אחת, במשך {days} ימים.',
  joinIgnore: 'אם אין רצון להצטרף, אפשר להתעלם מההודעה. איש אינו מצטרף בלי לקבל את ההזמנה.',
  footerJoin:
    'קיבלת את ההודעה כי מישהו ב-{organization} ({page}) הזמין אותך להצטרף ב-{product}. לא נשתמש בכתובת שלך לשום דבר אחר.',
}
