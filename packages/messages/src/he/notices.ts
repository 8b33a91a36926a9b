import type { notices as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const notices: Translated<typeof source> = {
  listTitle: 'קביעת מועד עם {name}',
  listPick: 'מה תרצו לקבוע?',
  listEmpty: 'כרגע אין כאן מה לקבוע',
  listEmptyHint: 'כדאי לבדוק שוב בעוד כמה ימים, או לבקש מועד מ{name}.',

  notFound: 'העמוד לא נמצא',
  notFoundHint: 'כתובת עמוד הקביעה אינה תקינה. בדקו אם יש בה שגיאת הקלדה, או בקשו קישור חדש.',
  notOpen: 'העמוד עדיין לא נפתח',
  notOpenHint: 'הוא עדיין בהקמה. כדאי לבדוק שוב בעוד זמן מה, או לשאול את מי ששלח את הקישור.',
  linkExpired: 'תוקף הקישור פג',
  linkExpiredHint: 'הקישור כבר אינו מוביל לשום מקום. השתמשו בהודעה האחרונה על הפגישה, או קבעו מחדש.',
  eventOff: 'אין כרגע קביעת פגישות',
  eventOffHint: 'אי אפשר לקבוע את הפגישה הזאת כרגע. כדאי לבדוק שוב מאוחר יותר, או לבקש מועד.',
  unavailable: 'משהו השתבש',
  unavailableHint: 'זה אצלנו, לא אצלך. נסו שוב בעוד דקה; פגישות שאושרו נשמרו.',
  allMeetings: 'כל הפגישות של {name}',
  retry: 'ניסיון נוסף',
}
