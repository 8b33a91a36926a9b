import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'connect_client.title': '{name} kysyy, milloin sinulla on aikaa',
  'connect_client.text': 'Aihe: {topic} ({duration})',
  'connect_client.connect': 'Yhdistä {provider}',
  'connect_client.connect_title': 'Yhdistä kalenteri',
  'connect_client.connect_text':
    '{name} näkee varatut aikasi, mutta ei koskaan, kenen kanssa tai miksi, ja voi varata aikoja kanssasi. Tarkistamme kalenteriasi, kunnes lopetat jakamisen.',
  'connect_client.none_ready': 'Tällä palvelimella ei voi yhdistää kalentereita.',
  'connect_client.file_title': 'Jaa kalenteritiedosto kerran',
  'connect_client.file_text':
    'Valitse .ics-tiedosto. Selaimesi lähettää vain sen varatut ajat, emmekä tallenna niitä. Sitten valitset ajan.',
  'connect_client.file': 'Kalenteritiedosto (.ics)',
  'connect_client.times': 'Molemmille sopivat ajat',
  'connect_client.no_times':
    'Mikään aika ei sovi molemmille seuraavien neljän viikon aikana. Kerro siitä sähköpostitse.',
  'connect_client.zone': 'Aikavyöhyke: {zone}',
  'connect_client.name': 'Nimesi',
  'connect_client.email': 'Sähköpostisi',
  'connect_client.book': 'Varaa tapaaminen',
  'connect_client.booked': 'Tapaamisesi on varattu',
  'connect_client.booked_text': '{time}. Lähetämme tiedot sähköpostitse. Voit sulkea tämän sivun.',
  'connect_client.decline_title': 'Kieltäydy',
  'connect_client.decline_text': '{name} näkee, että kieltäydyit, ja tämä linkki lakkaa toimimasta.',
  'connect_client.decline': 'Kieltäydy',
  'connect_client.declined': 'Kieltäydyit',
  'connect_client.declined_text': '{name} ei näe kalenteriasi. Voit sulkea tämän sivun.',
  'connect_client.connected': '{name} näkee varatut aikasi',
  'connect_client.connected_text': 'Säilytä tämä linkki: sillä voit lopettaa jakamisen milloin tahansa.',
  'connect_client.who': 'Kenelle jaettu',
  'connect_client.what': 'Näkyvissä',
  'connect_client.what_text': 'Vain varatut aikasi',
  'connect_client.account': 'Kalenteri',
  'connect_client.since': 'Jaettu alkaen',
  'connect_client.last_read': 'Viimeksi luettu',
  'connect_client.never': 'Ei vielä',
  'connect_client.again': 'Tätä kalenteria ei voida enää lukea. Yhdistä se uudelleen tai lopeta jakaminen.',
  'connect_client.take_back': 'Lopeta jakaminen',
  'connect_client.take_back_title': 'Lopetetaanko kalenterisi jakaminen?',
  'connect_client.take_back_text': 'Poistamme käyttöoikeutemme siihen. Varatut tapaamiset säilyvät.',
  'connect_client.taken_back': 'Lopetit jakamisen',
  'connect_client.taken_back_text': 'Poistimme käyttöoikeutemme kalenteriisi. Voit sulkea tämän sivun.',
  'connect_client.expired_text':
    'Tämä linkki on jo käytetty, korvattu uudemmalla tai vanhentunut. Pyydä uusi linkin lähettäjältä.',
  'connect_client.refused': 'Mitään ei yhdistetty',
  'connect_client.refused_text': 'Et antanut käyttöoikeutta. Yritä uudelleen tai vastaa toisella tavalla.',
  'connect_client.finishing': 'Yhdistetään…',
  'connect_client.back': 'Palaa pyyntöön',
  'error.calendar_file_unreadable':
    'Tätä tiedostoa ei voitu lukea kalenterina. Vie se uudelleen .ics-muodossa.',
}
