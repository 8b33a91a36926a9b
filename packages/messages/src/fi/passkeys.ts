import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'passkeys.title': 'Pääsyavaimet',
  'passkeys.text':
    'Kirjaudu sormenjäljellä, kasvoilla tai laitteen PIN-koodilla salasanan ja koodin sijaan. Huijaussivustot eivät voi pyytää niitä.',
  'passkeys.not_here': 'Tämä selain ei voi luoda pääsyavaimia tässä osoitteessa.',
  'passkeys.add': 'Lisää pääsyavain',
  'passkeys.name': 'Pääsyavaimen nimi',
  'passkeys.name_text': 'Auttaa erottamaan pääsyavaimesi toisistaan.',
  'passkeys.first_name': 'Tämä laite',
  'passkeys.make': 'Luo pääsyavain',
  'passkeys.declined': 'Pääsyavainta ei luotu. Selaimen kehote suljettiin tai aikakatkaistiin.',
  'passkeys.there': 'Tällä laitteella on jo pääsyavain tilillesi.',
  'passkeys.was_added': 'Pääsyavain lisätty',
  'passkeys.added': 'Lisätty {date}.',
  'passkeys.used': 'Viimeksi käytetty {when}.',
  'passkeys.unused': 'Ei vielä käytetty.',
  'passkeys.rename': 'Nimeä uudelleen',
  'passkeys.rename_of': 'Nimeä uudelleen: {name}',
  'passkeys.remove': 'Poista',
  'passkeys.remove_of': 'Poista {name}',
  'passkeys.remove_text':
    'Sillä ei voi enää kirjautua sisään. Laitteesi saattaa tarjota sitä edelleen, kunnes poistat sen sieltäkin.',
  'passkeys.was_removed': 'Pääsyavain poistettu',
  'error.passkey_not_found': 'Tämä pääsyavain on poistettu',
  'error.passkey_limit_reached': '20 pääsyavaimen raja on täynnä. Poista ensin jokin niistä.',
}
