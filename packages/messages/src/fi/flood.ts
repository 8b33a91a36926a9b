import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'flood.title': 'Paljon varauksia kerralla',
  'flood.text':
    'Se alkoi {time}. Jos et tiedä, kuka varasi, pyydä varaajia vahvistamaan sähköpostiosoitteensa ennen varaamista.',
  'flood.turn_on': 'Ota käyttöön kaikissa tapahtumatyypeissä',
  'flood.see': 'Näytä varaukset',
  'flood.dismiss': 'Ohita',
  'flood.turned_on': {
    one: '{count} tapahtumatyypin varaajat vahvistavat nyt ensin sähköpostiosoitteensa',
    other: '{count} tapahtumatyypin varaajat vahvistavat nyt ensin sähköpostiosoitteensa',
  },
}
