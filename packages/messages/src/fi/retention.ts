import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'retention.text': 'Poista varaajien tiedot, kun et enää tarvitse niitä.',
  'retention.label': 'Poista varaajien tiedot',
  'retention.label_text': 'Tapaamisista, jotka ovat ohi.',
  'retention.never': 'Ei koskaan',
  'retention.after': {
    one: '{count} kuukausi tapaamisen jälkeen',
    other: '{count} kuukautta tapaamisen jälkeen',
  },
  'retention.what':
    'Poistamme nimet, sähköpostiosoitteet, vastaukset, vieraat, syyt ja kampanjat joka yö. Näet edelleen, kuinka monta tapaamista sinulla oli, millaisia ja milloin.',
  'retention.save': 'Tallenna',
  'retention.saved': 'Tallennettu',
  'retention.ask': 'Poistetaanko vanhemmat tiedot?',
  'retention.ask_text': {
    one: 'Poistamme ensi yönä sen, mitä varaajat kertoivat sinulle tapaamisissa, jotka päättyivät yli {count} kuukausi sitten. Tätä ei voi kumota. Vie tiedot ensin, jos tarvitset niitä.',
    other:
      'Poistamme ensi yönä sen, mitä varaajat kertoivat sinulle tapaamisissa, jotka päättyivät yli {count} kuukautta sitten. Tätä ei voi kumota. Vie tiedot ensin, jos tarvitset niitä.',
  },
}
