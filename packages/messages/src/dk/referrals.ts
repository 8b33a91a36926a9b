import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'referrals.text': 'Inviter andre værter, og optjen point til gavekort.',
  'referrals.earn': {
    by: 'points',
    one: 'Du optjener {points} point for hver person, der tilmelder sig med dit link og betaler for en plan.',
    other:
      'Du optjener {points} point for hver person, der tilmelder sig med dit link og betaler for en plan.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Du kan bruge dem {days} dag senere.',
    other: 'Du kan bruge dem {days} dage senere.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} point er {dollars} dollar værd.',
    other: '{points} point er {dollars} dollar værd.',
  },
  'referrals.email': 'Arbejdsmail',
  'referrals.email_hint': 'Vi sender dit link til denne adresse i dit navn. Svar går til dig.',
  'referrals.invite': 'Inviter',
  'referrals.invited': 'Din invitation er på vej til {email}.',
  'referrals.failed': 'Denne mailadresse kan ikke inviteres',
  'referrals.invited_before': 'Du har allerede inviteret {email}. Vi sender ikke en invitation til.',
  'referrals.invited_on': 'Inviteret {date}',
  'referrals.status_signed_up': 'Tilmeldt',
  'referrals.status_upgraded': 'Opgraderet',
  'referrals.remind': 'Påmind',
  'referrals.remind_of': 'Påmind {email}',
  'referrals.reminded': 'Din påmindelse er på vej til {email}.',
  'referrals.reminded_on': 'Påmindet {date}',
  'referrals.remind_failed': 'Påmindelsen eller mailen kan ikke sendes',
  'referrals.delete_of': 'Slet invitationen til {email}',
  'referrals.delete_title': 'Vil du slette invitationen?',
  'referrals.delete_text':
    '{email} forsvinder fra din liste. Du beholder de point, du har optjent. Vi husker adressen i et år, så du ikke inviterer den to gange.',
  'referrals.deleted': 'Invitationen er slettet',
  'referrals.held': {
    one: '{count} mail til en ny person venter på grund af vores daglige grænse. Vi prøver igen {when}.',
    other: '{count} mails til nye personer venter på grund af vores daglige grænse. Vi sender flere {when}.',
  },
  'referrals.nobody': 'Ingen invitationer endnu',
  'referrals.nobody_text':
    'Personer, du inviterer, får en mail med dit link og én påmindelse, hvis du sender den.',
  'referrals.points': { one: '{count} point', other: '{count} point' },
  'referrals.pending': { one: '{count} point mere fra {date}', other: '{count} point mere fra {date}' },
  'referrals.joined': {
    one: '{count} person har tilmeldt sig med dit link',
    other: '{count} personer har tilmeldt sig med dit link',
  },
  'referrals.paid': {
    one: '{count} af dem betaler for en plan',
    other: '{count} af dem betaler for en plan',
  },
  'referrals.gift_cards': 'Gavekort',
  'referrals.gift_card': '{dollars} dollar',
  'referrals.costs': { by: 'points', one: '{points} point', other: '{points} point' },
  'referrals.missing': { one: 'Mangler {count} point', other: 'Mangler {count} point' },
  'referrals.claim': 'Indløs',
  'referrals.claim_named': 'Indløs gavekortet på {dollars} dollar',
  'referrals.sure': 'Vil du indløse et gavekort på {dollars} dollar?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Det koster {points} point.',
    other: 'Det koster {points} point.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Vi sender gavekortet til {email} om cirka {days} dag.',
    other: 'Vi sender gavekortet til {email} om cirka {days} dage.',
  },
  'referrals.claimed': 'Vi sender gavekortet til {email}.',
  'referrals.claims': 'Indløste gavekort',
  'referrals.claimed_on': 'Indløst {date}, sendes til {email}',
  'referrals.sent_on': 'Sendt {date} til {email}',
  'referrals.returned_on': 'Ikke sendt. Du fik dine point tilbage {date}',
  'referrals.history': 'Historik',
  'referrals.did_earned': 'En, du har henvist, har betalt for en plan',
  'referrals.did_taken_back': 'En betaling er refunderet',
  'referrals.did_given_again': 'En betaling tæller igen',
  'referrals.did_claimed': 'Gavekort indløst',
  'referrals.did_returned': 'Gavekort ikke sendt',
  'referrals.no_rewards': 'Ingen belønninger på denne server',
  'referrals.no_rewards_text':
    'Denne server sælger ikke planer. Dit link og dine invitationer virker stadig.',
  'referrals.link': 'Dit link',
  'referrals.link_text':
    'Alle, der tilmelder sig med det, tæller. Sæt det på dit website, i dine mails eller i din profil.',
  'referrals.copy': 'Kopiér link',
  'error.cannot_invite_email':
    'Denne mailadresse kan ikke inviteres. Den er din egen eller fra en engangsmailtjeneste, eller du har tidligere slettet invitationen til den.',
  'error.business_email_only':
    'Kun arbejdsmails er tilladt. Del i stedet dit affiliatelink, hvis det er en gratis mailtjeneste.',
  'error.cannot_send_reminder':
    'En påmindelse kan sendes tre dage efter invitationen, så længe ingen har tilmeldt sig med den.',
  'error.too_few_points': 'Du har ikke point nok til det.',
}
