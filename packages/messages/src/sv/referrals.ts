import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'referrals.text': 'Bjud in andra värdar och tjäna poäng till presentkort.',
  'referrals.earn': {
    by: 'points',
    one: 'Du får {points} poäng för varje person som skapar ett konto med din länk och betalar för en plan.',
    other:
      'Du får {points} poäng för varje person som skapar ett konto med din länk och betalar för en plan.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Du kan använda dem {days} dag senare.',
    other: 'Du kan använda dem {days} dagar senare.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} poäng är värt {dollars} USD.',
    other: '{points} poäng är värda {dollars} USD.',
  },
  'referrals.email': 'E-postadress på jobbet',
  'referrals.email_hint': 'Vi mejlar din länk till adressen i ditt namn. Svar går till dig.',
  'referrals.invite': 'Bjud in',
  'referrals.invited': 'Din inbjudan är på väg till {email}.',
  'referrals.failed': 'Det går inte att bjuda in den här e-postadressen',
  'referrals.invited_before': 'Du har redan bjudit in {email}. Vi skickar ingen andra inbjudan.',
  'referrals.invited_on': 'Inbjuden {date}',
  'referrals.status_signed_up': 'Har skapat konto',
  'referrals.status_upgraded': 'Har uppgraderat',
  'referrals.remind': 'Påminn',
  'referrals.remind_of': 'Påminn {email}',
  'referrals.reminded': 'Din påminnelse är på väg till {email}.',
  'referrals.reminded_on': 'Påmind {date}',
  'referrals.remind_failed': 'Det går inte att skicka påminnelse eller mejl',
  'referrals.delete_of': 'Radera inbjudan till {email}',
  'referrals.delete_title': 'Radera den här inbjudan?',
  'referrals.delete_text':
    '{email} försvinner från din lista. Du behåller poängen som du har tjänat. Vi kommer ihåg adressen i ett år, så att du inte bjuder in den två gånger.',
  'referrals.deleted': 'Inbjudan har raderats',
  'referrals.held': {
    one: '{count} mejl till en ny person väntar på grund av vår dagliga gräns. Vi försöker igen {when}.',
    other: '{count} mejl till nya personer väntar på grund av vår dagliga gräns. Vi skickar fler {when}.',
  },
  'referrals.nobody': 'Inga inbjudningar ännu',
  'referrals.nobody_text':
    'De som du bjuder in får ett mejl med din länk, och en påminnelse om du skickar den.',
  'referrals.points': { one: '{count} poäng', other: '{count} poäng' },
  'referrals.pending': { one: '{count} poäng till från {date}', other: '{count} poäng till från {date}' },
  'referrals.joined': {
    one: '{count} person har skapat konto med din länk',
    other: '{count} personer har skapat konto med din länk',
  },
  'referrals.paid': {
    one: '{count} av dem betalar för en plan',
    other: '{count} av dem betalar för en plan',
  },
  'referrals.gift_cards': 'Presentkort',
  'referrals.gift_card': '{dollars} USD',
  'referrals.costs': { by: 'points', one: '{points} poäng', other: '{points} poäng' },
  'referrals.missing': { one: '{count} poäng till behövs', other: '{count} poäng till behövs' },
  'referrals.claim': 'Hämta ut',
  'referrals.claim_named': 'Hämta ut presentkortet på {dollars} USD',
  'referrals.sure': 'Hämta ut ett presentkort på {dollars} USD?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Det använder {points} poäng.',
    other: 'Det använder {points} poäng.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Vi mejlar presentkortet till {email} om ungefär {days} dag.',
    other: 'Vi mejlar presentkortet till {email} om ungefär {days} dagar.',
  },
  'referrals.claimed': 'Vi mejlar presentkortet till {email}.',
  'referrals.claims': 'Uthämtade presentkort',
  'referrals.claimed_on': 'Uthämtat {date}, skickas till {email}',
  'referrals.sent_on': 'Skickat {date} till {email}',
  'referrals.returned_on': 'Inte skickat. Poängen återlämnades {date}',
  'referrals.history': 'Historik',
  'referrals.did_earned': 'Någon som du har värvat har betalat för en plan',
  'referrals.did_taken_back': 'En betalning har återbetalats',
  'referrals.did_given_again': 'En betalning räknas igen',
  'referrals.did_claimed': 'Presentkort uthämtat',
  'referrals.did_returned': 'Presentkort inte skickat',
  'referrals.no_rewards': 'Inga belöningar på den här servern',
  'referrals.no_rewards_text':
    'Den här servern säljer inga planer. Din länk och dina inbjudningar fungerar fortfarande.',
  'referrals.link': 'Din länk',
  'referrals.link_text':
    'Alla som skapar ett konto med den räknas. Lägg den på din webbplats, i dina mejl eller i din profil.',
  'referrals.copy': 'Kopiera länk',
  'error.cannot_invite_email':
    'Det går inte att bjuda in den här e-postadressen. Den är din egen, kommer från en engångsmejltjänst, eller så har du raderat inbjudan till den tidigare.',
  'error.business_email_only':
    'Bara e-postadresser på jobbet är tillåtna. Dela din partnerlänk i stället om det är en gratis mejltjänst.',
  'error.cannot_send_reminder':
    'En påminnelse kan skickas tre dagar efter inbjudan, så länge ingen har skapat konto med den.',
  'error.too_few_points': 'Du har inte tillräckligt många poäng för det.',
}
