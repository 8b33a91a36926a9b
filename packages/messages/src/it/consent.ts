import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  question: '{owner} può informare {service} di questa prenotazione?',
  told: 'Viene condiviso che cosa è stato prenotato e quando, non chi sei. Nessun cookie.',
  allow: 'Consenti',
  refuse: 'No, grazie',
}
