import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'flood.title': 'Sok foglalás egyszerre',
  'flood.text':
    'Kezdete: {time}. Ha nem tudja, ki foglalt, kérje meg a meghívottakat, hogy foglalás előtt erősítsék meg az e-mail-címüket.',
  'flood.turn_on': 'Bekapcsolás minden eseménytípusnál',
  'flood.see': 'Foglalások megtekintése',
  'flood.dismiss': 'Elrejtés',
  'flood.turned_on': {
    one: '{count} eseménytípusnál a meghívottak mostantól előbb megerősítik az e-mail-címüket',
    other: '{count} eseménytípusnál a meghívottak mostantól előbb megerősítik az e-mail-címüket',
  },
}
