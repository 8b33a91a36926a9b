import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'flood.title': 'Mange bookinger på én gang',
  'flood.text':
    'Det begyndte {time}. Hvis du ikke ved, hvem der har booket, så bed deltagere bekræfte deres mailadresse, før de kan booke.',
  'flood.turn_on': 'Slå til for alle mødetyper',
  'flood.see': 'Se bookinger',
  'flood.dismiss': 'Skjul',
  'flood.turned_on': {
    one: 'Deltagere i {count} mødetype bekræfter nu deres mailadresse først',
    other: 'Deltagere i {count} mødetyper bekræfter nu deres mailadresse først',
  },
}
