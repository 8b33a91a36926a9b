import type { texts as source } from '../../en/mails/clients.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectClient: '{name} רוצה לדעת מתי יש לך זמן פנוי',
  headingClient: '{name} רוצה למצוא איתך זמן לפגישה',
  client: 'אפשר לאפשר ל-{name} לראות מתי היומן שלך תפוס, להציג קובץ יומן פעם אחת, או לסרב. אין צורך בחשבון.',
  labelClientTopic: 'נושא הפגישה',
  labelClientUntil: 'הקישור תקף עד',
  actionClient: 'מענה',
  textClient: 'אפשר לענות כאן:',
  clientPrivacy: '{name} רואה רק מתי היומן תפוס, אף פעם לא עם מי או למה. אפשר לבטל את השיתוף באותו קישור.',
  footerClient: 'ההודעה נשלחה אליך כי {name} ({page}) הזין את כתובתך ב-{product}. לא נשתמש בה לשום דבר אחר.',
  subjectClientConnected: '{name} חיברו יומן',
  headingClientConnected: 'אפשר למצוא זמן עם {name}',
  clientConnected: 'עכשיו אפשר לראות מתי {name} תפוסים, ולבחור זמן שבו שניכם פנויים.',
  actionClients: 'מציאת זמן',
  textClients: 'אפשר למצוא זמן כאן:',
  footerClientConnected: 'קיבלת את ההודעה כי ביקשת מ-{name} זמנים פנויים ב-{product}.',
}
