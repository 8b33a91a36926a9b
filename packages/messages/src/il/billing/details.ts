import type { texts as source } from '../../en/billing/details.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'details.title': 'כתובת לחיוב ומס',
  'details.load_failed': 'לא ניתן לקבל את הגדרות הכתובת לחיוב והמס.',
  'details.update_failed': 'לא ניתן לעדכן את ההגדרות.',
  'details.remove_failed': 'לא ניתן להסיר את פרטי החיוב.',
  'details.updated': 'ההגדרות עודכנו.',
  'details.removed': 'פרטי החיוב הוסרו.',
  'details.edit': 'עריכה',
  'details.remove': 'הסרה',
  'details.save': 'שמירה',
  'details.company': 'שם החברה',
  'details.country': 'מדינה',
  'details.line_1': 'שורת כתובת 1',
  'details.line_2': 'שורת כתובת 2',
  'details.city': 'עיר או יישוב',
  'details.postal_code': 'מיקוד',
  'details.phone': 'טלפון',
  'details.tax_id': 'מספר עוסק',
  'details.tax_id_text': 'עם קוד המדינה בתחילתו, למשל DE123456789',
  'details.tax_loading': 'בבדיקה …',
  'details.tax_valid': 'תקף',
  'details.tax_valid_name': 'תקף: {name}',
  'details.tax_invalid':
    'לא הצלחנו לקרוא זאת כמספר עוסק של האיחוד האירופי, ולכן הוא לא נשמר. מספר נראה כך: DE123456789.',
  'details.tax_unknown': 'לא מצאנו את המספר הזה, ולכן הוא לא נשמר. בדקו אותו ונסו שוב.',
  'details.tax_unchecked': 'אי אפשר להגיע למרשם כרגע, ולכן המספר לא נשמר והמס מחויב. נסו שוב מאוחר יותר.',
}
