import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'passkeys.title': 'Lösennycklar',
  'passkeys.text':
    'Logga in med fingeravtryck, ansikte eller enhetens PIN-kod i stället för lösenord och kod. Falska webbplatser kan inte be om lösennyckeln.',
  'passkeys.not_here': 'Den här webbläsaren kan inte skapa lösennycklar på den här adressen.',
  'passkeys.add': 'Lägg till en lösennyckel',
  'passkeys.name': 'Lösennyckelns namn',
  'passkeys.name_text': 'Hjälper dig att skilja dina lösennycklar åt.',
  'passkeys.first_name': 'Den här enheten',
  'passkeys.make': 'Skapa lösennyckel',
  'passkeys.declined': 'Ingen lösennyckel skapades. Webbläsarens dialogruta stängdes eller tiden gick ut.',
  'passkeys.there': 'Den här enheten har redan en lösennyckel för ditt konto.',
  'passkeys.was_added': 'Lösennyckeln har lagts till',
  'passkeys.added': 'Tillagd {date}.',
  'passkeys.used': 'Senast använd {when}.',
  'passkeys.unused': 'Inte använd ännu.',
  'passkeys.rename': 'Byt namn',
  'passkeys.rename_of': 'Byt namn på {name}',
  'passkeys.remove': 'Ta bort',
  'passkeys.remove_of': 'Ta bort {name}',
  'passkeys.remove_text':
    'Den kan inte längre användas för att logga in. Din enhet kan fortsätta att erbjuda den tills du raderar den även där.',
  'passkeys.was_removed': 'Lösennyckeln har tagits bort',
  'error.passkey_not_found': 'Lösennyckeln har tagits bort',
  'error.passkey_limit_reached': 'Du har nått gränsen på 20 lösennycklar. Ta bort en först.',
}
