import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'referrals.text': 'Nodig andere hosts uit en verdien punten voor cadeaubonnen.',
  'referrals.earn': {
    by: 'points',
    one: 'Je verdient {points} punt voor iedereen die zich via jouw link registreert en een pakket betaalt.',
    other:
      'Je verdient {points} punten voor iedereen die zich via jouw link registreert en een pakket betaalt.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Je kunt ze {days} dag later gebruiken.',
    other: 'Je kunt ze {days} dagen later gebruiken.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} punt is $ {dollars} waard.',
    other: '{points} punten zijn $ {dollars} waard.',
  },
  'referrals.email': 'Zakelijk e-mailadres',
  'referrals.email_hint': 'We mailen je link namens jou naar dit adres. Antwoorden gaan naar jou.',
  'referrals.invite': 'Uitnodigen',
  'referrals.invited': 'Je uitnodiging is onderweg naar {email}.',
  'referrals.failed': 'Kan dit e-mailadres niet uitnodigen',
  'referrals.invited_before': 'Je hebt {email} al uitgenodigd. We sturen geen tweede uitnodiging.',
  'referrals.invited_on': 'Uitgenodigd op {date}',
  'referrals.status_signed_up': 'Geregistreerd',
  'referrals.status_upgraded': 'Geüpgraded',
  'referrals.remind': 'Herinneren',
  'referrals.remind_of': '{email} herinneren',
  'referrals.reminded': 'Je herinnering is onderweg naar {email}.',
  'referrals.reminded_on': 'Herinnerd op {date}',
  'referrals.remind_failed': 'Kan de herinnering of e-mail niet sturen',
  'referrals.delete_of': 'De uitnodiging voor {email} verwijderen',
  'referrals.delete_title': 'Deze uitnodiging verwijderen?',
  'referrals.delete_text':
    '{email} verdwijnt van je lijst. Je houdt de punten die je hebt verdiend. We onthouden het adres een jaar, zodat je het niet twee keer uitnodigt.',
  'referrals.deleted': 'Uitnodiging verwijderd',
  'referrals.held': {
    one: '{count} e-mail aan iemand die nieuw is, wacht vanwege onze daglimiet. We proberen het opnieuw op {when}.',
    other: '{count} e-mails aan nieuwe mensen wachten vanwege onze daglimiet. We sturen er meer op {when}.',
  },
  'referrals.nobody': 'Nog geen uitnodigingen',
  'referrals.nobody_text':
    'Wie je uitnodigt, krijgt een e-mail met je link, en één herinnering als je die stuurt.',
  'referrals.points': { one: '{count} punt', other: '{count} punten' },
  'referrals.pending': { one: 'Nog {count} punt vanaf {date}', other: 'Nog {count} punten vanaf {date}' },
  'referrals.joined': {
    one: '{count} persoon heeft zich via jouw link geregistreerd',
    other: '{count} personen hebben zich via jouw link geregistreerd',
  },
  'referrals.paid': {
    one: '{count} van hen betaalt een pakket',
    other: '{count} van hen betalen een pakket',
  },
  'referrals.gift_cards': 'Cadeaubonnen',
  'referrals.gift_card': '$ {dollars}',
  'referrals.costs': { by: 'points', one: '{points} punt', other: '{points} punten' },
  'referrals.missing': { one: 'Nog {count} punt nodig', other: 'Nog {count} punten nodig' },
  'referrals.claim': 'Aanvragen',
  'referrals.claim_named': 'De cadeaubon van $ {dollars} aanvragen',
  'referrals.sure': 'Een cadeaubon van $ {dollars} aanvragen?',
  'referrals.sure_text': { by: 'points', one: 'Dit kost {points} punt.', other: 'Dit kost {points} punten.' },
  'referrals.sure_when': {
    by: 'days',
    one: 'We mailen de cadeaubon over ongeveer {days} dag naar {email}.',
    other: 'We mailen de cadeaubon over ongeveer {days} dagen naar {email}.',
  },
  'referrals.claimed': 'We mailen de cadeaubon naar {email}.',
  'referrals.claims': 'Aangevraagde cadeaubonnen',
  'referrals.claimed_on': 'Aangevraagd op {date}, gaat naar {email}',
  'referrals.sent_on': 'Op {date} gestuurd naar {email}',
  'referrals.returned_on': 'Niet gestuurd. Je kreeg de punten terug op {date}',
  'referrals.history': 'Geschiedenis',
  'referrals.did_earned': 'Iemand die via jou kwam, heeft een pakket betaald',
  'referrals.did_taken_back': 'Een betaling is terugbetaald',
  'referrals.did_given_again': 'Een betaling telt weer mee',
  'referrals.did_claimed': 'Cadeaubon aangevraagd',
  'referrals.did_returned': 'Cadeaubon niet gestuurd',
  'referrals.no_rewards': 'Geen beloningen op deze server',
  'referrals.no_rewards_text':
    'Deze server verkoopt geen pakketten. Je link en je uitnodigingen werken nog wel.',
  'referrals.link': 'Je link',
  'referrals.link_text':
    'Iedereen die zich ermee registreert, telt. Zet hem op je site, in je e-mails of in je profiel.',
  'referrals.copy': 'Link kopiëren',
  'error.cannot_invite_email':
    'Kan dit e-mailadres niet uitnodigen. Het is van jezelf, van een dienst voor wegwerpadressen, of je hebt de uitnodiging ervan eerder verwijderd.',
  'error.business_email_only':
    'Alleen zakelijke e-mailadressen zijn toegestaan. Deel voor een gratis e-maildienst in plaats daarvan je affiliatelink.',
  'error.cannot_send_reminder':
    'Een herinnering kan drie dagen na de uitnodiging worden gestuurd, zolang niemand zich ermee heeft geregistreerd.',
  'error.too_few_points': 'Daar heb je niet genoeg punten voor.',
}
