import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'passkeys.title': 'Toegangssleutels',
  'passkeys.text':
    'Log in met je vingerafdruk, gezicht of pincode van je apparaat in plaats van een wachtwoord en code. Nepwebsites kunnen er niet om vragen.',
  'passkeys.not_here': 'Deze browser kan op dit adres geen toegangssleutels maken.',
  'passkeys.add': 'Toegangssleutel toevoegen',
  'passkeys.name': 'Naam van de toegangssleutel',
  'passkeys.name_text': 'Helpt je om je toegangssleutels uit elkaar te houden.',
  'passkeys.first_name': 'Dit apparaat',
  'passkeys.make': 'Toegangssleutel maken',
  'passkeys.declined': 'Er is geen toegangssleutel gemaakt. De vraag van de browser is gesloten of verlopen.',
  'passkeys.there': 'Dit apparaat heeft al een toegangssleutel voor je account.',
  'passkeys.was_added': 'Toegangssleutel toegevoegd',
  'passkeys.added': 'Toegevoegd op {date}.',
  'passkeys.used': 'Laatst gebruikt: {when}.',
  'passkeys.unused': 'Nog niet gebruikt.',
  'passkeys.rename': 'Naam wijzigen',
  'passkeys.rename_of': 'Naam van {name} wijzigen',
  'passkeys.remove': 'Verwijderen',
  'passkeys.remove_of': '{name} verwijderen',
  'passkeys.remove_text':
    'Hiermee kan niet meer worden ingelogd. Je apparaat biedt hem misschien nog aan totdat je hem ook daar verwijdert.',
  'passkeys.was_removed': 'Toegangssleutel verwijderd',
  'error.passkey_not_found': 'Deze toegangssleutel is verwijderd',
  'error.passkey_limit_reached': 'Je hebt de limiet van 20 toegangssleutels bereikt. Verwijder er eerst een.',
}
