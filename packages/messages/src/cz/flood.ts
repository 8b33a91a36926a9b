import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'flood.title': 'Mnoho rezervací najednou',
  'flood.text':
    'Začátek: {time}. Pokud nevíte, kdo rezervuje, nechte účastníky před rezervací potvrdit e-mailovou adresu.',
  'flood.turn_on': 'Zapnout pro všechny typy událostí',
  'flood.see': 'Zobrazit rezervace',
  'flood.dismiss': 'Skrýt',
  'flood.turned_on': {
    one: 'Účastníci {count} typu události teď nejprve potvrzují svou e-mailovou adresu',
    few: 'Účastníci {count} typů událostí teď nejprve potvrzují svou e-mailovou adresu',
    other: 'Účastníci {count} typů událostí teď nejprve potvrzují svou e-mailovou adresu',
  },
}
