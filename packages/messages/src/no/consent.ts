import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  question: 'Kan {owner} fortelle {service} om denne bookingen?',
  told: 'Det som deles, er hva som ble booket og når, ikke hvem du er. Ingen informasjonskapsler.',
  allow: 'Tillat',
  refuse: 'Nei takk',
}
