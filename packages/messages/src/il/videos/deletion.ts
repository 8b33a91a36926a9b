import type { texts as source } from '../../en/videos/deletion.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'videos.delete': 'מחיקה',
  'videos.delete_title': {
    one: 'למחוק את הסרטון הזה?',
    two: 'למחוק שני סרטונים?',
    other: 'למחוק {count} סרטונים?',
  },
  'videos.delete_event_types': {
    one: 'בשימוש בסוג פגישה אחד: {names}. הוא לא יוצג יותר בדף ההזמנות שלו.',
    two: 'בשימוש בשני סוגי פגישות: {names}. הוא לא יוצג יותר בדפי ההזמנות שלהם.',
    other: 'בשימוש ב־{count} סוגי פגישות: {names}. הוא לא יוצג יותר בדפי ההזמנות שלהם.',
  },
  'videos.delete_campaigns': {
    one: 'בשימוש בקמפיין אחד: {names}. הקישורים שלו יפתחו במקומו את דף ההזמנות שלך.',
    two: 'בשימוש בשני קמפיינים: {names}. הקישורים שלהם יפתחו במקומו את דף ההזמנות שלך.',
    other: 'בשימוש ב־{count} קמפיינים: {names}. הקישורים שלהם יפתחו במקומו את דף ההזמנות שלך.',
  },
  'videos.delete_undo': 'אפשר לבטל מיד אחר כך.',
  'videos.deleted': 'סרטונים שנמחקו: {count}',
}
