import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'feedback.title': 'Küldjön visszajelzést',
  'feedback.text': 'Az üzenetét az kapja, aki ezt a szervert üzemelteti. Ide válaszol: {email}.',
  'feedback.message': 'Mit szeretne mondani?',
  'feedback.send': 'Visszajelzés küldése',
  'feedback.sent': 'Köszönjük. Az üzenetét elküldtük.',
}
