import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  question: 'Mag {owner} deze boeking doorgeven aan {service}?',
  told: 'Dit deelt wat er is geboekt en wanneer, niet wie je bent. Geen cookies.',
  allow: 'Toestaan',
  refuse: 'Nee, bedankt',
}
