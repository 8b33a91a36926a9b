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
    one: 'בשימוש בסוג פגישה אחד: {names}. בדף שלו לא יוצג סרטון.',
    two: 'בשימוש בשני סוגי פגישות: {names}. בדפים שלהם לא יוצג סרטון.',
    other: 'בשימוש ב־{count} סוגי פגישות: {names}. בדפים שלהם לא יוצג סרטון.',
  },
  'videos.delete_campaigns': {
    one: 'בשימוש בקמפיין אחד: {names}. לידים שהקישור שלהם פותח את הסרטון יראו במקומו את דף ההזמנות שלך.',
    two: 'בשימוש בשני קמפיינים: {names}. לידים שהקישור שלהם פותח את הסרטון יראו במקומו את דף ההזמנות שלך.',
    other:
      'בשימוש ב־{count} קמפיינים: {names}. לידים שהקישור שלהם פותח את הסרטון יראו במקומו את דף ההזמנות שלך.',
  },
  'videos.delete_more': { one: 'עוד אחד', two: 'עוד שניים', other: 'עוד {count}' },
  'videos.delete_undo': 'אפשר לבטל מיד אחר כך.',
  'videos.deleted': 'סרטונים שנמחקו: {count}',
}
