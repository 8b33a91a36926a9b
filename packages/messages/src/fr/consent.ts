import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  question: 'Autoriser {owner} à informer {service} de cette réservation ?',
  told: 'L’objet, la date et l’heure de la réservation sont partagés, pas votre identité. Aucun cookie.',
  allow: 'Autoriser',
  refuse: 'Non, merci',
}
