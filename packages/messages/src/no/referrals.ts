import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'referrals.text': 'Inviter andre verter, og tjen poeng til gavekort.',
  'referrals.earn': {
    by: 'points',
    one: 'Du tjener {points} poeng for hver person som registrerer seg med lenken din og betaler for en plan.',
    other:
      'Du tjener {points} poeng for hver person som registrerer seg med lenken din og betaler for en plan.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Du kan bruke dem {days} dag senere.',
    other: 'Du kan bruke dem {days} dager senere.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} poeng er verdt {dollars} dollar.',
    other: '{points} poeng er verdt {dollars} dollar.',
  },
  'referrals.email': 'E-post på jobb',
  'referrals.email_hint': 'Vi sender lenken din til denne adressen i ditt navn. Svar går til deg.',
  'referrals.invite': 'Inviter',
  'referrals.invited': 'Invitasjonen din er på vei til {email}.',
  'referrals.failed': 'Kan ikke invitere denne e-posten',
  'referrals.invited_before': 'Du har allerede invitert {email}. Vi sender ikke en invitasjon til.',
  'referrals.invited_on': 'Invitert {date}',
  'referrals.status_signed_up': 'Har registrert seg',
  'referrals.status_upgraded': 'Har oppgradert',
  'referrals.remind': 'Minn på',
  'referrals.remind_of': 'Minn på {email}',
  'referrals.reminded': 'Påminnelsen din er på vei til {email}.',
  'referrals.reminded_on': 'Påminnet {date}',
  'referrals.remind_failed': 'Kan ikke sende påminnelsen eller e-posten',
  'referrals.delete_of': 'Slett invitasjonen til {email}',
  'referrals.delete_title': 'Vil du slette denne invitasjonen?',
  'referrals.delete_text':
    '{email} forsvinner fra listen din. Du beholder poengene du har tjent. Vi husker adressen i ett år, så du ikke inviterer den to ganger.',
  'referrals.deleted': 'Invitasjonen er slettet',
  'referrals.held': {
    one: '{count} e-post til en ny person venter på grunn av den daglige grensen vår. Vi prøver igjen {when}.',
    other:
      '{count} e-poster til nye personer venter på grunn av den daglige grensen vår. Vi sender flere {when}.',
  },
  'referrals.nobody': 'Ingen invitasjoner ennå',
  'referrals.nobody_text':
    'Personer du inviterer, får en e-post med lenken din, og én påminnelse hvis du sender den.',
  'referrals.points': { one: '{count} poeng', other: '{count} poeng' },
  'referrals.pending': { one: '{count} poeng til fra {date}', other: '{count} poeng til fra {date}' },
  'referrals.joined': {
    one: '{count} person har registrert seg med lenken din',
    other: '{count} personer har registrert seg med lenken din',
  },
  'referrals.paid': {
    one: '{count} av dem betaler for en plan',
    other: '{count} av dem betaler for en plan',
  },
  'referrals.gift_cards': 'Gavekort',
  'referrals.gift_card': '{dollars} dollar',
  'referrals.costs': { by: 'points', one: '{points} poeng', other: '{points} poeng' },
  'referrals.missing': { one: 'Mangler {count} poeng', other: 'Mangler {count} poeng' },
  'referrals.claim': 'Løs inn',
  'referrals.claim_named': 'Løs inn gavekortet på {dollars} dollar',
  'referrals.sure': 'Vil du løse inn et gavekort på {dollars} dollar?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Dette bruker {points} poeng.',
    other: 'Dette bruker {points} poeng.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Vi sender gavekortet til {email} om omtrent {days} dag.',
    other: 'Vi sender gavekortet til {email} om omtrent {days} dager.',
  },
  'referrals.claimed': 'Vi sender gavekortet til {email}.',
  'referrals.claims': 'Innløste gavekort',
  'referrals.claimed_on': 'Løst inn {date}, sendes til {email}',
  'referrals.sent_on': 'Sendt {date} til {email}',
  'referrals.returned_on': 'Ikke sendt. Du fikk poengene tilbake {date}',
  'referrals.history': 'Historikk',
  'referrals.did_earned': 'En du har vervet, betalte for en plan',
  'referrals.did_taken_back': 'En betaling er refundert',
  'referrals.did_given_again': 'En betaling teller igjen',
  'referrals.did_claimed': 'Gavekort løst inn',
  'referrals.did_returned': 'Gavekort ikke sendt',
  'referrals.no_rewards': 'Ingen belønninger på denne serveren',
  'referrals.no_rewards_text':
    'Denne serveren selger ikke planer. Lenken og invitasjonene dine fungerer fortsatt.',
  'referrals.link': 'Lenken din',
  'referrals.link_text':
    'Alle som registrerer seg med den, teller. Legg den på nettstedet ditt, i e-postene dine eller i profilen din.',
  'referrals.copy': 'Kopier lenke',
  'error.cannot_invite_email':
    'Kan ikke invitere denne e-posten. Den er din egen, fra en engangstjeneste for e-post, eller du har slettet invitasjonen til den før.',
  'error.business_email_only':
    'Bare e-post på jobb er tillatt. For en gratis e-posttjeneste kan du dele vervelenken din i stedet.',
  'error.cannot_send_reminder':
    'En påminnelse kan sendes tre dager etter invitasjonen, så lenge ingen har registrert seg med den.',
  'error.too_few_points': 'Du har ikke nok poeng til det.',
}
