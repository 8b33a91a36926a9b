import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'referrals.text': 'Hívjon meg más szervezőket, és szerezzen pontokat ajándékkártyákra.',
  'referrals.earn': {
    by: 'points',
    one: '{points} pontot kap mindenkiért, aki a linkjével regisztrál, és csomagért fizet.',
    other: '{points} pontot kap mindenkiért, aki a linkjével regisztrál, és csomagért fizet.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: '{days} nappal később használhatja fel.',
    other: '{days} nappal később használhatja fel.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} pont értéke {dollars} $.',
    other: '{points} pont értéke {dollars} $.',
  },
  'referrals.email': 'Céges e-mail-cím',
  'referrals.email_hint': 'A linkjét az Ön nevében elküldjük erre a címre. A válaszok Önhöz érkeznek.',
  'referrals.invite': 'Meghívás',
  'referrals.invited': 'A meghívót elküldtük ide: {email}.',
  'referrals.failed': 'Ez az e-mail-cím nem hívható meg',
  'referrals.invited_before': 'Már meghívta: {email}. Második meghívót nem küldünk.',
  'referrals.invited_on': 'Meghívva: {date}',
  'referrals.status_signed_up': 'Regisztrált',
  'referrals.status_upgraded': 'Bővített',
  'referrals.remind': 'Emlékeztetés',
  'referrals.remind_of': 'Emlékeztetés: {email}',
  'referrals.reminded': 'Az emlékeztetőt elküldtük ide: {email}.',
  'referrals.reminded_on': 'Emlékeztetve: {date}',
  'referrals.remind_failed': 'Nem küldhető emlékeztető vagy e-mail',
  'referrals.delete_of': 'Meghívó törlése: {email}',
  'referrals.delete_title': 'Törli ezt a meghívót?',
  'referrals.delete_text':
    '{email} eltűnik a listájáról. A megszerzett pontok megmaradnak. A címet egy évig megjegyezzük, hogy ne hívja meg kétszer.',
  'referrals.deleted': 'Meghívó törölve',
  'referrals.held': {
    one: 'A napi korlátunk miatt {count} e-mail várakozik egy új címzettnek. Újra próbáljuk ekkor: {when}.',
    other:
      'A napi korlátunk miatt {count} e-mail várakozik új címzetteknek. Továbbiakat küldünk ekkor: {when}.',
  },
  'referrals.nobody': 'Még nincs meghívás',
  'referrals.nobody_text': 'Akit meghív, e-mailt kap a linkjével, és egy emlékeztetőt, ha küld ilyet.',
  'referrals.points': { one: '{count} pont', other: '{count} pont' },
  'referrals.pending': {
    one: 'még {count} pont ekkortól: {date}',
    other: 'még {count} pont ekkortól: {date}',
  },
  'referrals.joined': {
    one: '{count} fő regisztrált a linkjével',
    other: '{count} fő regisztrált a linkjével',
  },
  'referrals.paid': { one: 'Közülük {count} fizet csomagért', other: 'Közülük {count} fizet csomagért' },
  'referrals.gift_cards': 'Ajándékkártyák',
  'referrals.gift_card': '{dollars} $',
  'referrals.costs': { by: 'points', one: '{points} pont', other: '{points} pont' },
  'referrals.missing': { one: 'még {count} pont kell', other: 'még {count} pont kell' },
  'referrals.claim': 'Igénylés',
  'referrals.claim_named': 'Ajándékkártya igénylése ({dollars} $)',
  'referrals.sure': 'Igényel egy ajándékkártyát ({dollars} $)?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Ez {points} pontba kerül.',
    other: 'Ez {points} pontba kerül.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Az ajándékkártyát körülbelül {days} nap múlva küldjük e-mailben ide: {email}.',
    other: 'Az ajándékkártyát körülbelül {days} nap múlva küldjük e-mailben ide: {email}.',
  },
  'referrals.claimed': 'Az ajándékkártyát e-mailben küldjük ide: {email}.',
  'referrals.claims': 'Igényelt ajándékkártyák',
  'referrals.claimed_on': 'Igényelve: {date}, ide küldjük: {email}',
  'referrals.sent_on': 'Elküldve: {date}, ide: {email}',
  'referrals.returned_on': 'Nem küldtük el. A pontokat visszakapta: {date}',
  'referrals.history': 'Előzmények',
  'referrals.did_earned': 'Valaki, akit Ön ajánlott, csomagért fizetett',
  'referrals.did_taken_back': 'Egy fizetést visszatérítettek',
  'referrals.did_given_again': 'Egy fizetés újra számít',
  'referrals.did_claimed': 'Ajándékkártya igényelve',
  'referrals.did_returned': 'Ajándékkártya nem lett elküldve',
  'referrals.no_rewards': 'Ezen a szerveren nincsenek jutalmak',
  'referrals.no_rewards_text': 'Ez a szerver nem árul csomagokat. A linkje és a meghívói ettől még működnek.',
  'referrals.link': 'Ajánlói linkje',
  'referrals.link_text':
    'Mindenki számít, aki ezzel regisztrál. Tegye ki a webhelyére, az e-mailjeibe vagy a profiljába.',
  'referrals.copy': 'Link másolása',
  'error.cannot_invite_email':
    'Ez az e-mail-cím nem hívható meg. A sajátja, eldobható levelezőszolgáltatásé, vagy korábban törölte a meghívóját.',
  'error.business_email_only':
    'Csak céges e-mail-cím engedélyezett. Ingyenes levelezőszolgáltatás esetén inkább az ajánlói linkjét ossza meg.',
  'error.cannot_send_reminder':
    'Emlékeztető a meghívás után három nappal küldhető, ha még senki sem regisztrált vele.',
  'error.too_few_points': 'Ehhez nincs elég pontja.',
}
