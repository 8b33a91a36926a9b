import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'flood.title': 'הרבה הזמנות בבת אחת',
  'flood.text':
    'זה התחיל {time}. אם לא ברור לך מי הזמין, אפשר לבקש מהמוזמנים לאשר את כתובת הדוא״ל לפני שההזמנה נקבעת.',
  'flood.turn_on': 'הפעלה לכל סוגי הפגישות',
  'flood.see': 'צפייה בהזמנות',
  'flood.dismiss': 'הסתרה',
  'flood.turned_on': {
    one: 'המוזמנים לסוג פגישה אחד יאשרו קודם את כתובת הדוא״ל',
    two: 'המוזמנים לשני סוגי פגישות יאשרו קודם את כתובת הדוא״ל',
    other: 'המוזמנים ל-{count} סוגי פגישות יאשרו קודם את כתובת הדוא״ל',
  },
}
