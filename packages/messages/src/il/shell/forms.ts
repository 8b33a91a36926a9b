import type { texts as source } from '../../en/shell/forms.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'form.unsaved': 'שינויים שלא נשמרו',
  'form.in_progress': 'הבקשה בעיצומה',
  'form.save': 'שמירה',
  'form.discard': 'ביטול השינויים',
  'form.restored': 'שמרנו את מה שהוקלד. הוא עדיין לא נשמר בשרת.',
  'form.changed_meanwhile': 'השתנה בלשונית אחרת או על ידי מישהו אחר: {fields}. מה שהוקלד נשמר כאן.',
  'form.changed_from': 'השינוי נעשה ב-⁨{browser}⁩ על ⁨{system}⁩.',
  'form.changed_alike': 'השינוי נעשה ב-⁨{browser}⁩ על ⁨{system}⁩, בלשונית אחרת או במכשיר דומה.',
  'form.take_theirs': 'לקחת את השינוי',
  'form.keep_mine': 'להשאיר את שלי',
  'leave.title': 'לעזוב עם שינויים שלא נשמרו?',
  'leave.text': 'מה שהוקלד נשאר בלשונית הזאת כטיוטה עד שתחזרו.',
  'leave.end_text': 'עם היציאה נמחק את מה שהוקלד, כדי שאיש אחר לא יראה אותו.',
  'leave.end': 'יציאה בלי לשמור',
  'leave.later': 'להשאיר לאחר כך',
  'leave.save': 'שמירה ועזיבה',
}
