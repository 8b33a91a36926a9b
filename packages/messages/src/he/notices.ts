import type { notices as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const notices: Translated<typeof source> = {
  listTitle: 'קביעת מועד עם {name}',
  listPick: 'מה תרצו לקבוע?',
  listEmpty: 'כרגע אין כאן מה לקבוע',
  listEmptyHint: 'כדאי לבדוק שוב בעוד כמה ימים, או לבקש מועד מ{name}.',

  mailsTitle: 'אילו הודעות לשלוח אליך?',
  mailsAbout: 'הודעות אל {address} על הפגישה הזאת עם {name}',
  mailsUnsaid: 'עד עכשיו מגיעים אליך רק שינויים של {name}, בלי תזכורות.',
  mailsKeep: 'לעדכן אותי',
  mailsKeepHint: 'על כל שינוי, ועם תזכורות אם הוגדרו על ידי {name}.',
  mailsMeeting: 'בלי הודעות על הפגישה הזאת',
  mailsMeetingHint: 'גם לא אם היא תועבר או תבוטל.',
  mailsHost: 'בלי הודעות על פגישות עם {name}',
  mailsHostHint: 'לא על הפגישה הזאת ולא על אחרות, עכשיו או בעתיד.',
  mailsAll: 'בלי הודעות על פגישות מהשרת {server}',
  mailsAllHint: 'עם מי שלא יהיו. הודעות על חשבון משלך ימשיכו להגיע.',
  mailsSave: 'שמירה',
  mailsSavedKeep: 'נשמר. נעדכן אותך לגבי הפגישה הזאת.',
  mailsSavedMeeting: 'נשמר. לא יישלחו עוד הודעות על הפגישה הזאת.',
  mailsSavedHost: 'נשמר. לא יישלחו עוד הודעות על פגישות עם {name}.',
  mailsSavedAll: 'נשמר. לא יישלחו עוד הודעות על פגישות מהשרת {server}.',
  mailsSavedHint: 'אפשר לשנות את זה כאן בכל עת.',

  notFound: 'העמוד לא נמצא',
  notFoundHint: 'כתובת עמוד הקביעה אינה תקינה. בדקו אם יש בה שגיאת הקלדה, או בקשו קישור חדש.',
  linkExpired: 'תוקף הקישור פג',
  linkExpiredHint: 'הקישור כבר אינו מוביל לשום מקום. השתמשו בהודעה האחרונה על הפגישה, או קבעו מחדש.',
  eventOff: 'אין כרגע קביעת פגישות',
  eventOffHint: 'אי אפשר לקבוע את הפגישה הזאת כרגע. כדאי לבדוק שוב מאוחר יותר, או לבקש מועד.',
  unavailable: 'משהו השתבש',
  unavailableHint: 'זה אצלנו, לא אצלך. נסו שוב בעוד דקה; פגישות שאושרו נשמרו.',
  allMeetings: 'כל הפגישות של {name}',
  retry: 'ניסיון נוסף',
}
