import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'passkeys.title': 'Tilgangsnøkler',
  'passkeys.text':
    'Logg inn med fingeravtrykk, ansikt eller enhetens PIN-kode i stedet for passord og kode. Falske nettsteder kan ikke be om den.',
  'passkeys.not_here': 'Denne nettleseren kan ikke opprette tilgangsnøkler på denne adressen.',
  'passkeys.add': 'Legg til en tilgangsnøkkel',
  'passkeys.name': 'Navn på tilgangsnøkkelen',
  'passkeys.name_text': 'Hjelper deg med å skille tilgangsnøklene fra hverandre.',
  'passkeys.first_name': 'Denne enheten',
  'passkeys.make': 'Opprett tilgangsnøkkel',
  'passkeys.declined':
    'Ingen tilgangsnøkkel ble opprettet. Dialogen i nettleseren ble lukket eller tidsavbrutt.',
  'passkeys.there': 'Denne enheten har allerede en tilgangsnøkkel for kontoen din.',
  'passkeys.was_added': 'Tilgangsnøkkel lagt til',
  'passkeys.added': 'Lagt til {date}.',
  'passkeys.used': 'Sist brukt {when}.',
  'passkeys.unused': 'Ikke brukt ennå.',
  'passkeys.rename': 'Gi nytt navn',
  'passkeys.rename_of': 'Gi nytt navn til {name}',
  'passkeys.remove': 'Fjern',
  'passkeys.remove_of': 'Fjern {name}',
  'passkeys.remove_text':
    'Den kan ikke lenger brukes til å logge inn. Enheten din kan fortsette å tilby den til du sletter den der også.',
  'passkeys.was_removed': 'Tilgangsnøkkel fjernet',
  'error.passkey_not_found': 'Denne tilgangsnøkkelen er fjernet',
  'error.passkey_limit_reached': 'Du har nådd grensen på 20 tilgangsnøkler. Fjern en først.',
}
