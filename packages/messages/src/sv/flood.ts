import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'flood.title': 'Många bokningar på en gång',
  'flood.text':
    'Det började {time}. Om du inte vet vem som bokade kan du be deltagare att bekräfta sin e-postadress innan de kan boka.',
  'flood.turn_on': 'Slå på för alla mötestyper',
  'flood.see': 'Visa bokningar',
  'flood.dismiss': 'Stäng',
  'flood.turned_on': {
    one: 'Deltagare i {count} mötestyp bekräftar nu sin e-postadress först',
    other: 'Deltagare i {count} mötestyper bekräftar nu sin e-postadress först',
  },
}
