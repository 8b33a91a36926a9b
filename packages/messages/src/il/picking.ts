import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'pick.label': 'שעות השבוע הזה',
  'pick.label_days': 'ימים בשבוע הזה',
  'pick.how':
    'לחצו על שעה כדי להציע אותה, ושוב כדי להסיר אותה. שעות מפוספסות תפוסות. מקשי החצים מזיזים, מקש הרווח בוחר. אזור הזמן: {zone}.',
  'pick.how_days':
    'לחצו על יום כדי להציע אותו, ושוב כדי להסיר אותו. זמנים מפוספסים תפוסים. מקשי החצים מזיזים, מקש הרווח בוחר.',
  'pick.busy_at': '{time}, תפוס',
  'pick.picked': '{time} מוצע',
  'pick.taken_out': '{time} הוסר',
  'pick.date': 'תאריך',
  'pick.time': 'שעה',
  'pick.add': 'הוספת השעה',
  'pick.none': 'עדיין לא נבחרה שעה.',
  'pick.count': { one: 'נבחרה שעה אחת', two: 'נבחרו שתי שעות', other: 'נבחרו {count} שעות' },
  'pick.list': 'השעות שנבחרו',
  'pick.remove': 'הסרת {time}',
  'pick.delete_title': 'למחוק את {name}?',
  'pick.at_least_one': 'בחרו לפחות שעה אחת',
  'pick.too_many': { one: 'לכל היותר שעה אחת', two: 'לכל היותר שתי שעות', other: 'לכל היותר {count} שעות' },
  'pick.past': 'אחת השעות כבר עברה',
  'pick.duration_wrong': 'מ־5 דקות עד 24 שעות',
  'pick.phone_text': 'כדי לבחור שעות צריך מסך גדול יותר. פתחו את הדף במחשב. מה שכבר יצרתם עובד בכל מכשיר.',
  'pick.error_one_off_not_found': 'הפגישה החד־פעמית הזאת נמחקה',
  'pick.error_one_off_limit_reached': 'הגעת למגבלה של 200 פגישות חד־פעמיות. מחקו אחת קודם.',
  'pick.error_poll_not_found': 'הסקר הזה נמחק',
  'pick.error_poll_limit_reached': 'הגעת למגבלה של 200 סקרים פתוחים. מחקו אחד קודם.',
  'pick.error_poll_closed': 'הסקר הזה הסתיים',
  'pick.error_poll_without_votes': 'עדיין איש לא אמר שהמועד הזה מתאים לו',
}
