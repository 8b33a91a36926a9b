import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'pick.label': 'Tämän viikon ajat',
  'pick.label_days': 'Tämän viikon päivät',
  'pick.how':
    'Tarjoa aikaa napsauttamalla sitä ja poista se napsauttamalla uudelleen. Raidalliset ajat ovat varattuja. Liiku nuolinäppäimillä, valitse välilyönnillä. Aikavyöhyke: {zone}.',
  'pick.how_days':
    'Tarjoa päivää napsauttamalla sitä ja poista se napsauttamalla uudelleen. Raidalliset ajat ovat varattuja. Liiku nuolinäppäimillä, valitse välilyönnillä.',
  'pick.busy_at': '{time}, varattu',
  'pick.picked': 'Tarjolla: {time}',
  'pick.taken_out': 'Poistettu: {time}',
  'pick.date': 'Päivämäärä',
  'pick.time': 'Kellonaika',
  'pick.add': 'Lisää tämä aika',
  'pick.none': 'Aikoja ei ole vielä valittu.',
  'pick.count': { one: '{count} aika valittu', other: '{count} aikaa valittu' },
  'pick.list': 'Valitut ajat',
  'pick.remove': 'Poista {time}',
  'pick.delete_title': 'Poistetaanko {name}?',
  'pick.at_least_one': 'Valitse vähintään yksi aika',
  'pick.too_many': { one: 'Enintään {count} aika', other: 'Enintään {count} aikaa' },
  'pick.past': 'Yksi näistä ajoista on jo menneisyydessä',
  'pick.duration_wrong': '5 minuutista 24 tuntiin',
  'pick.phone_text':
    'Aikojen valitseminen vaatii suuremman näytön. Avaa tämä sivu tietokoneella. Jo luomasi toimii kaikilla laitteilla.',
  'pick.error_one_off_not_found': 'Tämä kertatapaaminen on poistettu',
  'pick.error_one_off_limit_reached': '200 kertatapaamisen raja on täynnä. Poista ensin jokin niistä.',
  'pick.error_poll_not_found': 'Tämä kysely on poistettu',
  'pick.error_poll_limit_reached': '200 avoimen kyselyn raja on täynnä. Poista ensin jokin niistä.',
  'pick.error_poll_closed': 'Tämä kysely on päättynyt',
  'pick.error_poll_without_votes': 'Kukaan ei ole sanonut pääsevänsä tähän aikaan',
}
