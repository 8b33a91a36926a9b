import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  question: 'Får {owner} berätta för {service} om den här bokningen?',
  told: 'Då delas vad som bokades och när, inte vem du är. Inga cookies.',
  allow: 'Tillåt',
  refuse: 'Nej tack',
}
