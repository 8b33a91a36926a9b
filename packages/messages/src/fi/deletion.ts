import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'deletion.text': {
    by: 'days',
    one: 'Tilisi sulkeutuu heti ja poistetaan pysyvästi {days} päivän kuluttua.',
    other: 'Tilisi sulkeutuu heti ja poistetaan pysyvästi {days} päivän kuluttua.',
  },
  'deletion.at_once': 'Sivusi poistuvat verkosta, ja sinut kirjataan ulos kaikkialta.',
  'deletion.back': {
    by: 'days',
    one: 'Saat sen takaisin kirjautumalla sisään {days} päivän kuluessa.',
    other: 'Saat sen takaisin kirjautumalla sisään {days} päivän kuluessa.',
  },
  'deletion.then': 'Sen jälkeen poistamme kaiken: tietosi ja sen, mitä varaajat kertoivat sinulle.',
  'deletion.export': 'Vie tietosi ensin',
  'deletion.reason': 'Miksi haluat lähteä?',
  'deletion.reason_text': 'Tämän palvelimen ylläpitäjä voi lukea sen, kunnes tilisi on poistettu.',
  'deletion.meetings': { one: '{count} tuleva tapaaminen', other: '{count} tulevaa tapaamista' },
  'deletion.cancel': 'Peru ne',
  'deletion.cancel_text':
    'Lähetämme varaajillesi sähköpostin nyt. Tapaamiset pysyvät peruttuina, jos palaat.',
  'deletion.keep': 'Pidä ne',
  'deletion.keep_text':
    'Emme ilmoita varaajillesi. Kun tilisi on poistettu, he eivät voi enää siirtää tai perua.',
  'deletion.password': 'Salasanasi',
  'deletion.failed': 'Tiliäsi ei voitu poistaa. Yritä uudelleen!',
  'deletion.ask': 'Poista tilini',
}
