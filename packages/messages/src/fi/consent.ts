import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  question: 'Saako {owner} kertoa tästä varauksesta palvelulle {service}?',
  told: 'Palvelulle kerrotaan, mitä varattiin ja milloin, mutta ei, kuka olet. Ei evästeitä.',
  allow: 'Salli',
  refuse: 'Ei kiitos',
}
