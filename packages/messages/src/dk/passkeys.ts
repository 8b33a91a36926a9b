import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'passkeys.title': 'Adgangsnøgler',
  'passkeys.text':
    'Log ind med fingeraftryk, ansigt eller enhedens pinkode i stedet for adgangskode og kode. Falske websites kan ikke bede om den.',
  'passkeys.not_here': 'Denne browser kan ikke oprette adgangsnøgler på denne adresse.',
  'passkeys.add': 'Tilføj en adgangsnøgle',
  'passkeys.name': 'Adgangsnøglens navn',
  'passkeys.name_text': 'Hjælper dig med at kende dine adgangsnøgler fra hinanden.',
  'passkeys.first_name': 'Denne enhed',
  'passkeys.make': 'Opret adgangsnøgle',
  'passkeys.declined': 'Ingen adgangsnøgle blev oprettet. Browserens dialog blev lukket eller udløb.',
  'passkeys.there': 'Denne enhed har allerede en adgangsnøgle til din konto.',
  'passkeys.was_added': 'Adgangsnøgle tilføjet',
  'passkeys.added': 'Tilføjet {date}.',
  'passkeys.used': 'Senest brugt {when}.',
  'passkeys.unused': 'Ikke brugt endnu.',
  'passkeys.rename': 'Omdøb',
  'passkeys.rename_of': 'Omdøb {name}',
  'passkeys.remove': 'Fjern',
  'passkeys.remove_of': 'Fjern {name}',
  'passkeys.remove_text':
    'Den kan ikke længere bruges til at logge ind. Din enhed tilbyder den måske, indtil du også sletter den dér.',
  'passkeys.was_removed': 'Adgangsnøgle fjernet',
  'error.passkey_not_found': 'Denne adgangsnøgle er fjernet',
  'error.passkey_limit_reached': 'Du har nået grænsen på 20 adgangsnøgler. Fjern en først.',
}
