import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'feedback.title': 'Trimite feedback',
  'feedback.text': 'Mesajul tău ajunge la cine administrează acest server. Vei primi răspuns la {email}.',
  'feedback.message': 'Ce vrei să spui?',
  'feedback.send': 'Trimite feedback',
  'feedback.sent': 'Îți mulțumim. Mesajul tău este pe drum.',
}
