import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'feedback.title': 'Envoyer un avis',
  'feedback.text': 'Votre message est envoyé à la personne qui gère ce serveur. Elle répondra à {email}.',
  'feedback.message': 'Que souhaitez-vous nous dire ?',
  'feedback.send': 'Envoyer un avis',
  'feedback.sent': 'Merci. Votre message est en route.',
}
