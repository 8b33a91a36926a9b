import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'links.text':
    'Lähetä jollekulle linkki, joka lakkaa toimimasta yhden tapaamisen tai valitsemasi määrän jälkeen.',
  'links.empty': 'Ei vielä rajoitettuja linkkejä',
  'links.add': 'Luo linkkejä',
  'links.label': 'Muistiinpano',
  'links.label_text': 'Vain sinä näet sen.',
  'links.count': 'Linkkien määrä',
  'links.max_uses': 'Tapaamisia linkkiä kohti',
  'links.last_date': 'Linkin viimeinen päivä',
  'links.until': 'Viimeinen päivä {date}',
  'links.last_date_text': 'Kyseinen päivä mukaan lukien. Jätä tyhjäksi, jos linkki ei vanhene.',
  'links.name': 'Varaajan nimi',
  'links.email': 'Varaajan sähköposti',
  'links.prefill_text': 'Täytämme sen varaussivulle.',
  'links.made': 'Luodut linkit: {count}',
  'links.copy_all': 'Kopioi kaikki linkit',
  'links.unused': 'Ei vielä käytetty',
  'links.used': 'Käytetty: {count}/{max}',
  'links.expired': 'Vanhentunut',
  'links.revoked': 'Kumottu',
  'links.revoke': 'Kumoa linkki',
  'links.revoke_title': 'Kumotaanko tämä linkki?',
  'links.delete_title': 'Poistetaanko tämä linkki?',
  'links.end_text': 'Kukaan ei voi enää varata sillä. Sillä varatut tapaamiset säilyvät.',
  'error.booking_link_not_found': 'Tämä linkki on poistettu',
  'error.booking_link_limit_reached': 'Sinulla on 500 linkkiä. Poista joitakin, niin voit luoda uusia.',
}
