import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'passkeys.title': 'Klucze dostępu',
  'passkeys.text':
    'Loguj się odciskiem palca, twarzą lub kodem PIN urządzenia zamiast hasłem i kodem. Fałszywe witryny nie mogą o niego poprosić.',
  'passkeys.not_here': 'Ta przeglądarka nie może utworzyć kluczy dostępu pod tym adresem.',
  'passkeys.add': 'Dodaj klucz dostępu',
  'passkeys.name': 'Nazwa klucza dostępu',
  'passkeys.name_text': 'Pomaga odróżnić Twoje klucze dostępu.',
  'passkeys.first_name': 'To urządzenie',
  'passkeys.make': 'Utwórz klucz dostępu',
  'passkeys.declined': 'Nie utworzono klucza dostępu. Okno przeglądarki zostało zamknięte lub upłynął czas.',
  'passkeys.there': 'To urządzenie ma już klucz dostępu do Twojego konta.',
  'passkeys.was_added': 'Klucz dostępu dodany',
  'passkeys.added': 'Dodany: {date}.',
  'passkeys.used': 'Ostatnie użycie: {when}.',
  'passkeys.unused': 'Jeszcze nieużywany.',
  'passkeys.rename': 'Zmień nazwę',
  'passkeys.rename_of': 'Zmień nazwę: {name}',
  'passkeys.remove': 'Usuń',
  'passkeys.remove_of': 'Usuń: {name}',
  'passkeys.remove_text':
    'Nie można się nim już zalogować. Urządzenie może go nadal proponować, dopóki nie usuniesz go także tam.',
  'passkeys.was_removed': 'Klucz dostępu usunięty',
  'error.passkey_not_found': 'Ten klucz dostępu został usunięty',
  'error.passkey_limit_reached': 'Osiągnięto limit 20 kluczy dostępu. Najpierw usuń jeden.',
}
