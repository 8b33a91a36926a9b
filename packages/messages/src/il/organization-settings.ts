import type { texts as source } from '../en/organization-settings.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'organization_email.title': 'דוא״ל הארגון',
  'organization_email.text': 'מוזמנים רואים את כתובת הדוא״ל הזו בהזמנות ליומן ויכולים להשיב אליה.',
  'organization_email.label': 'דוא״ל להזמנות',
  'organization_email.send': 'שליחת קישור לאישור',
  'organization_email.sent': 'נא לפתוח את הקישור שנשלח אל {email}.',
  'organization_email.pending': 'עדיין לא אושרה: {email}. הקישור בתוקף עד {date}.',
  'organization_email.cancel': 'ביטול',
  'organization_email.cancel_of': 'ביטול: {email}',
  'organization_email.canceled': 'הקישור שנשלח אל {email} כבר לא פועל.',
  'organization_email.used': 'מוזמנים רואים את {email} בהזמנות ליומן.',
  'organization_email.none': 'עד שתאושר כתובת דוא״ל, ההזמנות מציגות את שלנו.',
  'organization_email.remove': 'הסרת הדוא״ל',
  'organization_email.removed': 'הדוא״ל הוסר',
  'organization_email.confirm_title': 'אישור הדוא״ל',
  'organization_email.confirm_text':
    'מוזמנים רואים את כתובת הדוא״ל הזו בהזמנות הארגון ליומן ויכולים להשיב אליה.',
  'organization_email.confirm': 'אישור הדוא״ל',
  'organization_email.confirmed': 'המוזמנים של {name} רואים עכשיו את {email} בהזמנות ליומן.',
  'organization.transfer_title': 'לבקש להעביר את הבעלות אל {name}?',
  'organization.transfer_ask': 'שליחת בקשה אל {name}',
  'organization.transfer_text':
    'נשלחת אליהם הודעה, ואפשר לקבל את הבעלות במשך 7 ימים. עד אז שום דבר לא משתנה. אחר כך התשלום יהיה שלהם, רק הם יוכלו להעביר או למחוק את הארגון, והתפקיד שלך יהיה מנהל.',
  'organization.transfer_needs_plan': 'התוכנית של {name} לא מספיקה לארגון הזה. קודם צריך לשדרג אותה.',
  'organization.transferred': 'הבקשה נשלחה אל {name}.',
  'transfer.pending_title': 'העברת הבעלות',
  'transfer.pending': 'ביקשת להעביר את הבעלות אל {name}. אפשר לקבל אותה עד {date}.',
  'transfer.withdraw': 'ביטול הבקשה',
  'transfer.withdrawn': 'הבקשה בוטלה',
  'transfer.asked_title': '{name} מבקשים להעביר אליך את הבעלות על הארגון',
  'transfer.asked':
    'אחרי הקבלה הארגון יהיה בבעלותך, והתשלום עליו יהיה שלך. רק מהחשבון שלך יהיה אפשר להעביר או למחוק אותו, והתפקיד של {name} יהיה מנהל. שום דבר לא ישתנה לפני הקבלה. אפשר לענות עד {date}.',
  'transfer.accept': 'קבלת הבעלות',
  'transfer.accepted': 'הארגון שלך עכשיו',
  'transfer.decline': 'דחייה',
  'transfer.declined': 'דחית את הבקשה. אנחנו מודיעים על כך אל {name} בדוא״ל.',
  'transfer.needs_plan': 'התוכנית שלך לא מספיקה לארגון הזה. קודם צריך לשדרג את התוכנית שלך.',
  'error.transfer_pending': 'כבר ביקשת ממישהו לקבל את הבעלות על הארגון. קודם צריך לבטל את הבקשה ההיא.',
  'error.transfer_not_found': 'הבקשה הזאת כבר אינה פתוחה.',
}
