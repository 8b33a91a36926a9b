import type { ConsentMessages } from '../consent.ts'
import type { Translated } from '../translate.ts'

export const consent: Translated<ConsentMessages> = {
  question: 'Darf {owner} {service} von dieser Buchung wissen lassen?',
  and: '{one} und {other}',
  told: 'Mitgeteilt wird, was gebucht ist und für wann: nicht, wer Sie sind. Cookies werden keine gesetzt.',
  allow: 'Erlauben',
  refuse: 'Nein, danke',
}
