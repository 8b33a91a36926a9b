import type { texts as source } from '../en/oauth.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'oauth.sign_in': 'Egy alkalmazás hozzáférést kér a fiókjához',
  'oauth.sign_in_text':
    'Jelentkezzen be, hogy lássa, melyik alkalmazás az, és mit kér. Nem kap hozzáférést, amíg nem engedélyezi.',
  'oauth.allow_title': 'Engedi, hogy eljárjon az Ön nevében: {name}?',
  'oauth.allow_text': '{name} hozzáférést kér ehhez a fiókhoz: {host}.',
  'oauth.described': 'Közzétette: {site}',
  'oauth.by_hand': 'A szerver egyik felhasználója regisztrálta',
  'oauth.may': 'Erre lesz képes',
  'oauth.changes': 'Olvasás és módosítás: {areas}',
  'oauth.reads': 'Olvasás: {areas}',
  'oauth.never': 'Sosem látja a jelszavát, a fizetési adatait vagy más kulcsokat.',
  'oauth.returns': 'Ide tér vissza: {place}.',
  'oauth.remove_any_time': 'Bármikor eltávolíthatja itt: Integrációk > API-kulcsok.',
  'oauth.allow': 'Engedélyezés',
  'oauth.deny': 'Nem engedélyezem',
  'oauth.allowed': '{name} csatlakoztatva',
  'oauth.allowed_text': 'Visszatérés az alkalmazáshoz…',
  'oauth.go_on': 'Tovább ide: {place}',
  'oauth.refused': '{name} nem működő kérést küldött',
  'oauth.refused_text': 'Nem adtunk hozzáférést. Ossza meg ezt az alkalmazás fejlesztőivel:',
  'oauth.back': 'Vissza ide: {place}',
  'oauth.bad': 'Ez az alkalmazás nem csatlakoztatható',
  'oauth.bad_text':
    'Az alkalmazás hibás címet nyitott meg, ezért nem adtunk hozzáférést, és semmit sem küldtünk. Ossza meg ezt a fejlesztőivel:',
  'oauth.list': 'Csatlakoztatott alkalmazások',
  'oauth.list_text': 'Alkalmazások, amelyek kulcs nélkül eljárhatnak az Ön nevében.',
  'oauth.none':
    'Még nincs csatlakoztatott alkalmazás. Ha egy alkalmazás hozzáférést kér, külön oldalon dönthet.',
  'oauth.through_mcp': 'Csak AI-asszisztenseknek (MCP)',
  'oauth.remove_text': 'Már nem járhat el az Ön nevében, és újra hozzáférést kell kérnie.',
  'oauth.own': 'Saját alkalmazások',
  'oauth.own_text':
    'Regisztráljon olyan alkalmazást, amely hozzáférést kér másoktól. A nyilvános metaadat-dokumentummal rendelkező alkalmazásoknak ez nem kell.',
  'oauth.own_add': 'Alkalmazás regisztrálása',
  'oauth.own_none': 'Még nincs regisztrált alkalmazás.',
  'oauth.own_name_text': 'Ezt látják az emberek, amikor az alkalmazás hozzáférést kér.',
  'oauth.own_redirects': 'Átirányítási URL-ek',
  'oauth.own_redirects_text':
    'Soronként egy, pontosan úgy, ahogy az alkalmazás küldi. Használjon https előtagot, vagy ugyanazon a számítógépen http előtagot.',
  'oauth.own_secret': 'Az alkalmazás meg tud őrizni egy titkos kulcsot',
  'oauth.own_secret_text':
    'Csak ha szerveren fut. A telefonon, számítógépen vagy böngészőben futó alkalmazások nem tudnak.',
  'oauth.own_make': 'Regisztrálás',
  'oauth.own_id': 'Ügyfélazonosító',
  'oauth.own_fresh': 'Másolja ki most a titkos kulcsot',
  'oauth.own_secret_copy': 'Titkos kulcs másolása',
  'oauth.own_secret_copied': 'Titkos kulcs kimásolva',
  'oauth.own_remove_text': 'Mindenkinél leválasztjuk, aki csatlakoztatta.',
  'oauth.addresses': 'AI-asszisztensek és fejlesztők',
  'oauth.addresses_text':
    'Adja meg ezt a címet egy MCP-t támogató AI-asszisztensnek. Ezután időpontokat kereshet és foglalhat. A találkozói megtekintéséhez hozzáférést kér Öntől.',
  'oauth.address_copy': 'Cím másolása',
  'oauth.address_copied': 'Cím kimásolva',
  'oauth.reference': 'API-referencia',
  'error.grant_not_found': 'Ez az alkalmazás már nincs csatlakoztatva',
  'error.app_not_found': 'Ezt az alkalmazást eltávolították',
  'error.app_unreadable': 'Az alkalmazás metaadat-dokumentumát nem sikerült beolvasni',
  'error.app_limit_reached': 'Már 20 alkalmazása van. Előbb távolítson el egyet.',
}
