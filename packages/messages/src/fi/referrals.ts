import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'referrals.text': 'Kutsu muita järjestäjiä ja ansaitse pisteitä lahjakortteihin.',
  'referrals.earn': {
    by: 'points',
    one: 'Ansaitset {points} pisteen jokaisesta, joka luo tilin linkilläsi ja maksaa paketista.',
    other: 'Ansaitset {points} pistettä jokaisesta, joka luo tilin linkilläsi ja maksaa paketista.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Voit käyttää ne {days} päivän kuluttua.',
    other: 'Voit käyttää ne {days} päivän kuluttua.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} pisteen arvo on {dollars} $.',
    other: '{points} pisteen arvo on {dollars} $.',
  },
  'referrals.email': 'Työsähköposti',
  'referrals.email_hint':
    'Lähetämme linkkisi tähän osoitteeseen sinun nimissäsi. Vastaukset tulevat sinulle.',
  'referrals.invite': 'Kutsu',
  'referrals.invited': 'Kutsusi on matkalla osoitteeseen {email}.',
  'referrals.failed': 'Tätä sähköpostia ei voi kutsua',
  'referrals.invited_before': 'Olet jo kutsunut osoitteen {email}. Emme lähetä toista kutsua.',
  'referrals.invited_on': 'Kutsuttu {date}',
  'referrals.status_signed_up': 'Loi tilin',
  'referrals.status_upgraded': 'Päivitti paketin',
  'referrals.remind': 'Muistuta',
  'referrals.remind_of': 'Muistuta: {email}',
  'referrals.reminded': 'Muistutuksesi on matkalla osoitteeseen {email}.',
  'referrals.reminded_on': 'Muistutettu {date}',
  'referrals.remind_failed': 'Muistutusta tai sähköpostia ei voi lähettää',
  'referrals.delete_of': 'Poista kutsu osoitteeseen {email}',
  'referrals.delete_title': 'Poistetaanko tämä kutsu?',
  'referrals.delete_text':
    '{email} katoaa luettelostasi. Pidät ansaitsemasi pisteet. Muistamme osoitteen vuoden ajan, jotta et kutsu sitä kahdesti.',
  'referrals.deleted': 'Kutsu poistettu',
  'referrals.held': {
    one: '{count} sähköposti uudelle vastaanottajalle odottaa päivärajamme vuoksi. Yritämme uudelleen: {when}.',
    other:
      '{count} sähköpostia uusille vastaanottajille odottaa päivärajamme vuoksi. Lähetämme lisää: {when}.',
  },
  'referrals.nobody': 'Ei vielä kutsuja',
  'referrals.nobody_text':
    'Kutsumasi ihmiset saavat sähköpostin, jossa on linkkisi, ja yhden muistutuksen, jos lähetät sen.',
  'referrals.points': { one: '{count} piste', other: '{count} pistettä' },
  'referrals.pending': { one: '{count} piste lisää {date}', other: '{count} pistettä lisää {date}' },
  'referrals.joined': {
    one: '{count} henkilö on luonut tilin linkilläsi',
    other: '{count} henkilöä on luonut tilin linkilläsi',
  },
  'referrals.paid': { one: '{count} heistä maksaa paketista', other: '{count} heistä maksaa paketista' },
  'referrals.gift_cards': 'Lahjakortit',
  'referrals.gift_card': '{dollars} $',
  'referrals.costs': { by: 'points', one: '{points} piste', other: '{points} pistettä' },
  'referrals.missing': { one: '{count} piste puuttuu', other: '{count} pistettä puuttuu' },
  'referrals.claim': 'Lunasta',
  'referrals.claim_named': 'Lunasta lahjakortti: {dollars} $',
  'referrals.sure': 'Lunastetaanko lahjakortti: {dollars} $?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Tähän kuluu {points} piste.',
    other: 'Tähän kuluu {points} pistettä.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Lähetämme lahjakortin osoitteeseen {email} noin {days} päivän kuluttua.',
    other: 'Lähetämme lahjakortin osoitteeseen {email} noin {days} päivän kuluttua.',
  },
  'referrals.claimed': 'Lähetämme lahjakortin osoitteeseen {email}.',
  'referrals.claims': 'Lunastetut lahjakortit',
  'referrals.claimed_on': 'Lunastettu {date}, lähetetään osoitteeseen {email}',
  'referrals.sent_on': 'Lähetetty {date} osoitteeseen {email}',
  'referrals.returned_on': 'Ei lähetetty. Sait pisteet takaisin {date}',
  'referrals.history': 'Historia',
  'referrals.did_earned': 'Suosittelemasi henkilö maksoi paketista',
  'referrals.did_taken_back': 'Maksu hyvitettiin',
  'referrals.did_given_again': 'Maksu lasketaan taas',
  'referrals.did_claimed': 'Lahjakortti lunastettu',
  'referrals.did_returned': 'Lahjakorttia ei lähetetty',
  'referrals.no_rewards': 'Tällä palvelimella ei ole palkintoja',
  'referrals.no_rewards_text': 'Tämä palvelin ei myy paketteja. Linkkisi ja kutsusi toimivat silti.',
  'referrals.link': 'Linkkisi',
  'referrals.link_text':
    'Jokainen, joka luo sillä tilin, lasketaan. Laita se sivustollesi, sähköposteihisi tai profiiliisi.',
  'referrals.copy': 'Kopioi linkki',
  'error.cannot_invite_email':
    'Tätä sähköpostia ei voi kutsua. Se on omasi, kertakäyttöisestä sähköpostipalvelusta tai olet aiemmin poistanut sen kutsun.',
  'error.business_email_only':
    'Vain työsähköpostit ovat sallittuja. Jos kyseessä on ilmainen sähköpostipalvelu, jaa sen sijaan kumppanilinkkisi.',
  'error.cannot_send_reminder':
    'Muistutuksen voi lähettää kolme päivää kutsun jälkeen, jos kukaan ei ole luonut sillä tiliä.',
  'error.too_few_points': 'Sinulla ei ole siihen tarpeeksi pisteitä.',
}
