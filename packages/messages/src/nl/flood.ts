import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'flood.title': 'Veel boekingen tegelijk',
  'flood.text':
    'Het begon op {time}. Weet je niet wie er heeft geboekt? Vraag genodigden dan om hun e-mailadres te bevestigen voordat ze kunnen boeken.',
  'flood.turn_on': 'Aanzetten voor alle afspraaktypen',
  'flood.see': 'Boekingen bekijken',
  'flood.dismiss': 'Sluiten',
  'flood.turned_on': {
    one: 'Genodigden van {count} afspraaktype bevestigen nu eerst hun e-mailadres',
    other: 'Genodigden van {count} afspraaktypen bevestigen nu eerst hun e-mailadres',
  },
}
