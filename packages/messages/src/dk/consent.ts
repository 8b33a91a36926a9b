import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  question: 'Må {owner} fortælle {service} om denne booking?',
  told: 'Der deles, hvad der blev booket og hvornår, ikke hvem du er. Ingen cookies.',
  allow: 'Tillad',
  refuse: 'Nej tak',
}
