import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'feedback.title': 'Feedback senden',
  'feedback.text': 'Ihre Nachricht geht an die Leute, die diesen Server betreiben. Sie antworten an {email}.',
  'feedback.message': 'Was möchten Sie sagen?',
  'feedback.send': 'Feedback senden',
  'feedback.sent': 'Danke. Ihre Nachricht ist unterwegs.',
}
