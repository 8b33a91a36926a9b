import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'deletion.text': {
    by: 'days',
    one: 'A fiókja azonnal bezárul, és {days} nap múlva véglegesen törlődik.',
    other: 'A fiókja azonnal bezárul, és {days} nap múlva véglegesen törlődik.',
  },
  'deletion.at_once': 'Az oldalai elérhetetlenné válnak, és mindenhol kijelentkezik.',
  'deletion.back': {
    by: 'days',
    one: 'Ha vissza szeretné kapni, {days} napon belül jelentkezzen be.',
    other: 'Ha vissza szeretné kapni, {days} napon belül jelentkezzen be.',
  },
  'deletion.then': 'Utána mindent törlünk: az adatait, és amit a meghívottak megadtak.',
  'deletion.export': 'Előbb exportálja az adatait',
  'deletion.reason': 'Miért szeretne távozni?',
  'deletion.reason_text': 'Aki ezt a szervert üzemelteti, elolvashatja, amíg a fiókja meg nem szűnik.',
  'deletion.meetings': { one: '{count} közelgő találkozó', other: '{count} közelgő találkozó' },
  'deletion.cancel': 'Lemondás mindre',
  'deletion.cancel_text':
    'Most e-mailt küldünk a meghívottaknak. A találkozók akkor is lemondva maradnak, ha visszatér.',
  'deletion.keep': 'Megtartás mind',
  'deletion.keep_text':
    'Nem értesítjük a meghívottakat. Ha a fiókja megszűnt, már nem tudnak áthelyezni vagy lemondani.',
  'deletion.password': 'Saját jelszó',
  'deletion.failed': 'Nem sikerült törölni a fiókját. Próbálja újra!',
  'deletion.ask': 'Fiókom törlése',
}
