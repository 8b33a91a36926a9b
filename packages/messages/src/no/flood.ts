import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'flood.title': 'Mange bookinger på én gang',
  'flood.text':
    'Det begynte {time}. Hvis du ikke vet hvem som har booket, kan du be deltakerne bekrefte e-postadressen før de kan booke.',
  'flood.turn_on': 'Slå på for alle møtetyper',
  'flood.see': 'Se bookinger',
  'flood.dismiss': 'Skjul',
  'flood.turned_on': {
    one: 'Deltakere i {count} møtetype bekrefter nå e-postadressen først',
    other: 'Deltakere i {count} møtetyper bekrefter nå e-postadressen først',
  },
}
