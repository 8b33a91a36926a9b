import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'passkeys.title': 'Azonosítókulcsok',
  'passkeys.text':
    'Jelentkezzen be ujjlenyomattal, arcfelismeréssel vagy az eszköz PIN-kódjával jelszó és kód helyett. Hamis webhelyek nem tudják elkérni.',
  'passkeys.not_here': 'Ez a böngésző ezen a címen nem tud azonosítókulcsot létrehozni.',
  'passkeys.add': 'Azonosítókulcs felvétele',
  'passkeys.name': 'Azonosítókulcs neve',
  'passkeys.name_text': 'Segít megkülönböztetni az azonosítókulcsait.',
  'passkeys.first_name': 'Ez az eszköz',
  'passkeys.make': 'Azonosítókulcs létrehozása',
  'passkeys.declined': 'Nem jött létre azonosítókulcs. A böngésző ablakát bezárták, vagy letelt az idő.',
  'passkeys.there': 'Ezen az eszközön már van azonosítókulcs a fiókjához.',
  'passkeys.was_added': 'Azonosítókulcs hozzáadva',
  'passkeys.added': 'Hozzáadva: {date}.',
  'passkeys.used': 'Utoljára használva: {when}.',
  'passkeys.unused': 'Még nem használták.',
  'passkeys.rename': 'Átnevezés',
  'passkeys.rename_of': 'Átnevezés: {name}',
  'passkeys.remove': 'Eltávolítás',
  'passkeys.remove_of': 'Eltávolítás: {name}',
  'passkeys.remove_text':
    'Többé nem lehet vele bejelentkezni. Az eszköze továbbra is felkínálhatja, amíg ott is nem törli.',
  'passkeys.was_removed': 'Azonosítókulcs eltávolítva',
  'error.passkey_not_found': 'Ezt az azonosítókulcsot eltávolították',
  'error.passkey_limit_reached': 'Elérte a 20 azonosítókulcs korlátját. Előbb távolítson el egyet.',
}
