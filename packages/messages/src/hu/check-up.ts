import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'check_up.title': 'Oldalam ellenőrzése',
  'check_up.text': 'Látogatóként megnyitjuk az oldalát, és megmondjuk, működik-e ott a beágyazás.',
  'check_up.url': 'Az oldala címe',
  'check_up.url_example': 'https://www.example.com/contact',
  'check_up.action': 'Ellenőrzés',
  'check_up.again': 'Újbóli ellenőrzés',
  'check_up.looking': '{site} megnyitása, majd a kód és a biztonsági házirend ellenőrzése…',
  'check_up.stop': 'Leállítás',
  'check_up.failed': 'Nem sikerült az ellenőrzés. Próbálja újra.',
  'check_up.result': 'Eredmény: {url}',
  'check_up.problems': { one: '{count} hiba', other: '{count} hiba' },
  'check_up.warnings': { one: '{count} figyelmeztetés', other: '{count} figyelmeztetés' },
  'check_up.fine': 'Minden működik',
  'check_up.found': 'Beágyazások az oldalon',
  'check_up.found_here': 'Ott találtuk:',
  'check_up.paste': 'Illessze be ezt:',
  'check_up.add': 'Adja hozzá ezt:',
  'check_up.copy': 'Másolás',
  'check_up.go_embeds': 'Mentett beágyazások megnyitása',
  'check_up.go_event_types': 'Eseménytípusok megnyitása',
  'level.good': 'Jó',
  'level.warning': 'Figyelmeztetés',
  'level.problem': 'Hiba',
  'finding.works': 'A beágyazás itt működik',
  'finding.works_text': 'A látogatók foglalhatnak ezen az oldalon.',
  'finding.unreachable': 'Az oldalt nem sikerült megnyitni',
  'finding.unreachable_text':
    'Ellenőrizze a címet, és azt, hogy az oldal bejelentkezés nélkül bárkinek megnyílik. Privát hálózaton lévő oldalakat nem tudunk ellenőrizni.',
  'finding.not_a_page': 'Ez nem weboldal',
  'finding.not_a_page_text':
    'A cím egy fájlra mutat. Adja meg annak az oldalnak a címét, amelyet a látogatók látnak.',
  'finding.unreadable': 'Az oldal kódját nem sikerült beolvasni',
  'finding.unreadable_text':
    'Nem úgy épül fel, mint más oldalak. Ezt az oldalt látják a látogatók? Kérdezze meg azt, aki készítette.',
  'finding.missing': 'Ezen az oldalon nincs beágyazás',
  'finding.missing_text':
    'Illessze be ezt a kódot oda, ahol a naptárt szeretné, és tegye közzé. Nem látjuk, amit egy címkekezelő vagy szkript később ad hozzá.',
  'finding.script_missing': 'Hiányzik a szkript',
  'finding.script_missing_text':
    'Nélküle a keret nem nő a tartalmával, és a felugró ablakok külön oldalként nyílnak meg. Illessze be ezt egyszer, bárhová az oldalon.',
  'finding.script_twice': 'A szkript többször szerepel',
  'finding.script_twice_text': 'Ez nem árt, de egy elég. Távolítsa el a többit.',
  'finding.frame_twice': 'Ugyanaz a foglalási oldal kétszer szerepel',
  'finding.frame_twice_text':
    'A látogatók kétszer látják ezen az oldalon. Ha nem kell mindkettő, távolítsa el az egyik keretet.',
  'finding.wrong_origin': 'A kód másik szerverre mutat',
  'finding.wrong_origin_text': 'Cserélje le erre a kódra.',
  'finding.insecure': 'A kód http:// előtagot használ egy https:// oldalon',
  'finding.insecure_text': 'A böngészők ezt letiltják. Cserélje le erre a kódra.',
  'finding.unknown_page': 'A kódban szereplő foglalási oldal nem létezik',
  'finding.unknown_page_text': 'Lehet, hogy megváltozott a címe. Cserélje le erre a kódra.',
  'finding.other_owner': 'A foglalási oldal valaki másé',
  'finding.other_owner_text':
    'A foglalások másik fiókba kerülnek. Ha nem ezt szeretné, használja ezt a kódot.',
  'finding.event_off': 'Az eseménytípus ki van kapcsolva',
  'finding.event_off_text':
    'A látogatók azt látják, hogy nem foglalhatnak. Kapcsolja be az eseménytípusoknál.',
  'finding.policy_blocks_frame': 'Az oldal Content Security Policy szabálya letiltja a foglalási oldalt',
  'finding.policy_blocks_frame_text': 'Ezt annak kell a szabályhoz adnia, aki a webhelyet üzemelteti.',
  'finding.policy_blocks_script': 'Az oldal Content Security Policy szabálya letiltja a szkriptet',
  'finding.policy_blocks_script_text': 'Ezt annak kell a szabályhoz adnia, aki a webhelyet üzemelteti.',
  'finding.sandbox_blocks': 'A keret sandbox attribútuma megakadályozza a működését',
  'finding.sandbox_blocks_text': 'Távolítsa el a sandbox attribútumot, vagy engedélyezze benne ezt.',
  'finding.site_not_allowed': 'Ez a webhely nem jelenítheti meg a foglalási oldalt',
  'finding.site_not_allowed_text': 'Adja a webhelyet egy mentett beágyazás engedélyezett webhelyeihez.',
  'finding.bad_attribute': 'Egy attribútum értéke nem használható',
  'finding.bad_attribute_text': 'Helyette az alapértelmezést használjuk. Javítsa az értéket a kódban.',
  'finding.isolated':
    'Ez a fejléc minden mástól elszigeteli az oldalt. Annak kell eltávolítania, aki a webhelyet üzemelteti.',
  'finding.wants_nonce':
    'A szabály csak az oldal nonce értékével ellátott szkripteket engedi. Ennél a szkriptnél is meg kell adnia annak, aki a webhelyet üzemelteti.',
}
