import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'feedback.title': 'Invia feedback',
  'feedback.text': 'Il tuo messaggio arriva a chi gestisce questo server. La risposta arriverà a {email}.',
  'feedback.message': 'Cosa vuoi dirci?',
  'feedback.send': 'Invia feedback',
  'feedback.sent': 'Grazie. Il tuo messaggio è in arrivo.',
}
