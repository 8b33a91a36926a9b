import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  question: 'Darf {owner} {service} von dieser Buchung berichten?',
  told: 'Mitgeteilt wird, was wann gebucht ist, nicht wer Sie sind. Keine Cookies.',
  allow: 'Erlauben',
  refuse: 'Nein, danke',
}
