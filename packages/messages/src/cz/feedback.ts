import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'feedback.title': 'Odeslat zpětnou vazbu',
  'feedback.text': 'Vaše zpráva půjde tomu, kdo provozuje tento server. Odpověď přijde na {email}.',
  'feedback.message': 'Co nám chcete sdělit?',
  'feedback.send': 'Odeslat zpětnou vazbu',
  'feedback.sent': 'Děkujeme. Vaše zpráva je na cestě.',
}
