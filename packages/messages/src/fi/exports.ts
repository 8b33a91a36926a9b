import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'export.gone': 'Tämä tiedosto on jo ladattu tai vanhentunut',
  'export.text':
    'Lataa kaikki tämän tilin sisältö: JSON-tiedostona ohjelmille ja CSV-tiedostona taulukkolaskentaan.',
  'export.none': 'Kaikki yhdessä tiedostossa',
  'export.none_text':
    'Profiilisi, aikataulusi, tapahtumatyyppisi, varaukset varaajien vastauksineen, upotukset, integraatiot, webhookit ja toiminta. Tämä voi kestää hetken. Lähetämme sähköpostin, kun tiedosto on valmis.',
  'export.ask': 'Luo vienti',
  'export.ask_again': 'Luo uusi vienti',
  'export.of': 'Vienti {time}',
  'export.waiting': 'Luomme tiedostoa. Voit sulkea tämän sivun: lähetämme sähköpostin, kun se on valmis.',
  'export.failed': 'Tiedoston luonnissa meni jokin vikaan. Yritämme automaattisesti uudelleen.',
  'export.ready': 'Tiedostosi on valmis. Voit ladata sen kerran. Määräaika: {until}. Sitten poistamme sen.',
  'export.fetched': 'Tiedosto ladattiin, joten poistimme sen.',
  'export.fetch': 'Lataa tiedosto ({size})',
  'export.saved': '{file} on tallennettu',
  'export.progress': 'Edistyminen',
  'export.parts': 'Osat: {done} / {parts}',
  'error.export_fetching': 'Sitä ladataan toisessa välilehdessä tai toisella laitteella',
  'error.export_not_found': 'Tätä vientiä ei enää ole',
}
