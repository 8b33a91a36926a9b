import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'feedback.title': 'Send feedback',
  'feedback.text': 'Din besked går til den, der driver serveren. Svaret kommer til {email}.',
  'feedback.message': 'Hvad vil du gerne sige?',
  'feedback.send': 'Send feedback',
  'feedback.sent': 'Tak. Din besked er på vej.',
}
