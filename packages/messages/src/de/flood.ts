import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'flood.title': 'Viele Buchungen auf einmal',
  'flood.text':
    'Es begann {time}. Wenn Sie nicht wissen, wer gebucht hat, lassen Sie Gäste vor dem Buchen ihre E-Mail-Adresse bestätigen.',
  'flood.turn_on': 'Für alle Terminarten einschalten',
  'flood.see': 'Buchungen ansehen',
  'flood.dismiss': 'Ausblenden',
  'flood.turned_on': {
    one: 'Gäste von {count} Terminart bestätigen zuerst ihre E-Mail-Adresse',
    other: 'Gäste von {count} Terminarten bestätigen zuerst ihre E-Mail-Adresse',
  },
}
