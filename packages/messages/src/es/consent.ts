import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  question: '¿Puede {owner} informar a {service} de esta reserva?',
  told: 'Se comparte qué se reservó y cuándo, no quién eres. Sin cookies.',
  allow: 'Permitir',
  refuse: 'No, gracias',
}
