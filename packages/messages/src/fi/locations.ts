import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'location.address': 'Osoite',
  'location.phone_call': 'Puhelu',
  'location.invitee_phone': 'Soitan varaajalle',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Muu',
  'location.address_example': 'Katu, numero, kaupunki',
  'location.phone_call_example': 'Numero, johon varaajat soittavat',
  'location.custom_example': 'Kerro paikka omin sanoin',
  'location.invitee_phone_hint':
    'Kysymme varaajalta numeron. Se on sähköpostissa, kalenterissa ja varauksessa.',
  'location.room_url': 'Tapaamisesi linkki (valinnainen)',
  'location.room_url_hint': 'Varaajat saavat sen varattuaan. Jätä tyhjäksi, jos lähetät linkin itse.',
  'location.room_made': '{account} luo linkin jokaiseen tapaamiseen.',
  'location.room_made_hint': 'Varaajat saavat sen varattuaan.',
  'location.room_own': 'Käytä omaa linkkiäni',
  'location.room_instead':
    'Käytämme tätä linkkiä. Kun poistat sen, {account} luo linkin jokaiseen tapaamiseen.',
  'location.room_broken': 'Yhdistä {account} uudelleen, jotta se voi luoda linkkejä.',
  'location.room_reconnect': 'Yhdistä uudelleen',
  'location.proposed': 'Lähetän sinulle tiedot sähköpostitse',
  'location.add': 'Lisää sijainti',
  'location.remove': 'Poista {name}',
  'location.details_missing': 'Sijainnin tietoja ei saatu',
  'location.details_missing_text':
    'Liittymislinkkiä ei vielä ole. Tarkista, että {name} on yhdistetty, tai lähetä oma linkkisi.',
  'location.not_connected': '{name} ei ole yhdistetty',
  'location.connect': 'Yhdistä {name}',
  'location.none': 'Yksi sijainti on valittava',
  'location.invitee_chooses': 'Varaaja valitsee yhden näistä.',
}
