import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  question: 'Darf {owner} {service} von dieser Buchung wissen lassen?',
  and: '{one} und {other}',
  told: 'Mitgeteilt wird, was gebucht ist und für wann: nicht, wer Sie sind. Cookies werden keine gesetzt.',
  allow: 'Erlauben',
  refuse: 'Nein, danke',
}
