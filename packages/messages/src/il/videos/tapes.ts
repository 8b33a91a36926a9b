import type { texts as source } from '../../en/videos/tapes.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'tape.label': 'הקלטות במכשיר הזה',
  'tape.unfinished': 'הקלטה שלא הושלמה',
  'tape.of': '{time}, {length}. היא רק במכשיר הזה.',
  'tape.continue': 'המשך ההעלאה',
  'tape.watch': 'צפייה',
  'tape.discard': 'מחיקה',
  'tape.discard_title': 'למחוק את ההקלטה?',
  'tape.discard_text': 'היא תימחק מהמכשיר ולא ניתן יהיה לשחזר אותה.',
  'tape.take': 'ההקלטה שלך',
  'tape.uploading': 'ההקלטה בהעלאה',
  'tape.sending': 'אפשר לפתוח בינתיים דפים אחרים בלוח הבקרה.',
  'tape.offline': 'אין גישה לשרת. ההקלטה שמורה במכשיר, וההעלאה תמשיך מעצמה.',
  'tape.elsewhere': 'ההקלטה פתוחה בלשונית אחרת.',
  'tape.waiting': 'ההקלטה נשמרת…',
  'tape.progress': 'התקדמות העלאת ההקלטה',
  'tape.retry': 'ניסיון נוסף',
  'tape.sign_in_text': 'ההקלטה נשארת בינתיים במכשיר הזה.',
}
