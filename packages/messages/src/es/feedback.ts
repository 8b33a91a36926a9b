import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'feedback.title': 'Enviar comentarios',
  'feedback.text': 'Tu mensaje llega a quien administra este servidor. Te responderá a {email}.',
  'feedback.message': '¿Qué quieres decirnos?',
  'feedback.send': 'Enviar comentarios',
  'feedback.sent': 'Gracias. Tu mensaje está en camino.',
}
