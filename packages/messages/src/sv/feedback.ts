import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'feedback.title': 'Skicka feedback',
  'feedback.text': 'Ditt meddelande går till den som driver servern. Svaret skickas till {email}.',
  'feedback.message': 'Vad vill du säga?',
  'feedback.send': 'Skicka feedback',
  'feedback.sent': 'Tack. Ditt meddelande är på väg.',
}
