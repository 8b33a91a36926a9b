import type { texts as source } from '../../en/mails/shared.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  labelAccount: 'חשבון',
  footerFeedback: 'הודעה זו נשלחה כי אתם מפעילים את שרת {product} הזה (OPERATOR_EMAIL).',
  greeting: 'שלום {name},',
  greetingGuest: 'שלום,',
  clockForward: 'לפני הפגישה, ב{date}, השעון יוזז {amount} קדימה. השעה שכאן כבר מביאה זאת בחשבון.',
  clockBack: 'לפני הפגישה, ב{date}, השעון יוזז {amount} אחורה. השעה שכאן כבר מביאה זאת בחשבון.',
  labelCode: 'הקוד שלך',
  chooseMails: 'בחירת ההודעות שיגיעו אליך',
  codeIsYours: 'לעולם לא נבקש את הקוד הזה בטלפון או בהודעה אחרת.',
  replyReaches: 'התשובה שלך תגיע אל {name}.',
  footerHost: 'קיבלת את ההודעה כי אפשר לקבוע איתך פגישות דרך {product}.',
  stopAllMails: 'להפסיק את כל המיילים מ-{product}',
  allDay: 'יום שלם',
  footerNewDevice: 'קיבלת את ההודעה כי יש לך חשבון ב-{product}.',
}
