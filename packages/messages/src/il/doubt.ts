import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  mightBeBlocked: 'ייתכן שהמועד שנבחר תפוס',
  mightBeBlockedText: 'איננו יכולים לבדוק כרגע את היומן של המארח. אפשר לקבוע: נעדכן אם המועד לא יתאים.',
}
