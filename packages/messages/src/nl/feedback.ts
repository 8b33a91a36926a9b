import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'feedback.title': 'Feedback sturen',
  'feedback.text': 'Je bericht gaat naar wie deze server beheert. Je krijgt antwoord op {email}.',
  'feedback.message': 'Wat wil je zeggen?',
  'feedback.send': 'Feedback sturen',
  'feedback.sent': 'Bedankt. Je bericht is onderweg.',
}
