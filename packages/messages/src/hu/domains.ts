import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'domain.text':
    'Jelenítse meg a foglalási oldalait a saját domainjén. Ha működik, a linkek, a beágyazások és az e-mailek ezt használják. A szerver címe is tovább működik.',
  'domain.label': 'A domainje',
  'domain.label_text': 'Olyat válasszon, amelyet másra nem használ, például meet.example.com.',
  'domain.wrong': '„{domain}” nem domain. Ilyet adjon meg: meet.example.com.',
  'domain.use': 'Domain használata',
  'domain.unknown': 'Még nem találjuk: {domain}. Tovább ellenőrizzük. Egyelőre nincs teendője.',
  'domain.no_record': 'Ehhez még nincs rekord: {domain}. Az alábbiakat adja hozzá ott, ahol a domaint vette.',
  'domain.wrong_target':
    '{domain} ide mutat: {found}, nem erre a szerverre. Módosítsa a rekordját az alábbira.',
  'domain.no_proof':
    '{domain} ide mutat, de hiányzik a TXT-rekord, amely igazolja, hogy az Öné. Adja hozzá az alábbit.',
  'domain.not_spread':
    'A rekordok helyesek, de még nem terjedtek el. Ez néhány óráig is eltarthat. Automatikusan újra ellenőrizzük.',
  'domain.no_answer':
    '{domain} ide mutat, de ez a szerver nem válaszol erre a névre. Kérje meg azt, aki a szervert üzemelteti, hogy engedélyezze.',
  'domain.no_certificate':
    '{domain} ide mutat, de még nincs tanúsítványa. Ez néhány percig is eltarthat. Ha nem változik, forduljon ahhoz, aki a szervert üzemelteti.',
  'domain.works': 'Működik. A linkek, a beágyazások és az e-mailek ezt használják: {domain}.',
  'domain.still_used':
    'A linkek még ezt használják. Ha egy órán belül nem működik újra, a szerver címét használják.',
  'domain.checked': 'Ellenőrizve: {when}',
  'domain.check': 'Ellenőrzés most',
  'domain.remove': 'Domain eltávolítása',
  'domain.set_meanwhile':
    'Másik lapon vagy valaki más másik domaint állított be. Töltse újra ezt az oldalt, hogy lássa. Az Öné nincs használatban.',
  'domain.removed': 'A linkek újra a szerver címét használják',
  'domain.remove_ask': 'Eltávolítja a domainjét?',
  'domain.remove_text': 'Nem működnek tovább azok a már megosztott linkek, amelyek ide mutatnak: {domain}.',
  'domain.records': 'DNS-rekordok',
  'domain.records_text': 'Adja hozzá mindkettőt ott, ahol a domaint kezeli.',
  'domain.name': 'Név',
  'domain.value': 'Érték',
  'domain.copy': 'Másolás: {what}',
  'domain.apex':
    'Az olyan domainnek, amely előtt nem áll semmi, például example.com, nem lehet CNAME rekordja. Helyette ugyanazokat a címeket adja meg neki, mint ennek a szervernek.',
  'error.domain_not_found': 'Nincs saját domain beállítva',
}
