import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'feedback.title': 'שליחת משוב',
  'feedback.text': 'המשוב מגיע למי שמפעיל את השרת. התשובה תגיע אל {email}.',
  'feedback.message': 'מה תרצו לומר?',
  'feedback.send': 'שליחת משוב',
  'feedback.sent': 'תודה. ההודעה בדרך.',
}
