import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  question: 'Autoriser {owner} à signaler cette réservation à {service} ?',
  told: 'Sont partagées l’heure et la nature de la réservation, pas votre identité. Aucun cookie.',
  allow: 'Autoriser',
  refuse: 'Non, merci',
}
