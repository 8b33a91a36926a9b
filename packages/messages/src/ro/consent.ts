import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  question: 'Poate {owner} să informeze {service} despre această rezervare?',
  told: 'Se transmite ce s-a rezervat și când, nu cine ești. Fără cookie-uri.',
  allow: 'Permite',
  refuse: 'Nu, mulțumesc',
}
