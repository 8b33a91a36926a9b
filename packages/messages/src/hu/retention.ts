import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'retention.text': 'Törölje a meghívottak adatait, ha már nincs rájuk szüksége.',
  'retention.label': 'Meghívottak adatainak törlése',
  'retention.label_text': 'A véget ért találkozókra.',
  'retention.never': 'Soha',
  'retention.after': { one: '{count} hónappal a találkozó után', other: '{count} hónappal a találkozó után' },
  'retention.what':
    'Minden éjjel töröljük a neveket, e-mail-címeket, válaszokat, vendégeket, indokokat és kampányokat. Továbbra is látja, hány találkozója volt, milyenek és mikor.',
  'retention.save': 'Mentés',
  'retention.saved': 'Mentve',
  'retention.ask': 'Törli a régebbi adatokat?',
  'retention.ask_text': {
    one: 'Ma éjjel töröljük, amit a meghívottak megadtak azokhoz a találkozókhoz, amelyek több mint {count} hónapja véget értek. Ez nem vonható vissza. Ha szüksége van rá, előbb exportálja.',
    other:
      'Ma éjjel töröljük, amit a meghívottak megadtak azokhoz a találkozókhoz, amelyek több mint {count} hónapja véget értek. Ez nem vonható vissza. Ha szüksége van rá, előbb exportálja.',
  },
}
