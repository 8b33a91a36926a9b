import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'referrals.text': 'Laden Sie andere Gastgeber ein und sammeln Sie Punkte für Gutscheine.',
  'referrals.earn': {
    by: 'points',
    one: 'Wer über Ihren Link kommt und einen Tarif bezahlt, bringt Ihnen {points} Punkt.',
    other: 'Wer über Ihren Link kommt und einen Tarif bezahlt, bringt Ihnen {points} Punkte.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Einlösen können Sie sie {days} Tag später.',
    other: 'Einlösen können Sie sie {days} Tage später.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} Punkt ist {dollars} Dollar wert.',
    other: '{points} Punkte sind {dollars} Dollar wert.',
  },
  'referrals.email': 'Geschäftliche E-Mail-Adresse',
  'referrals.email_hint':
    'Ihr Link geht per Mail an diese Adresse, in Ihrem Namen. Antworten kommen zu Ihnen.',
  'referrals.invite': 'Einladen',
  'referrals.invited': 'Ihre Einladung ist auf dem Weg zu {email}.',
  'referrals.failed': 'Diese E-Mail-Adresse kann nicht eingeladen werden',
  'referrals.invited_before': '{email} haben Sie schon eingeladen. Eine zweite Einladung senden wir nicht.',
  'referrals.invited_on': 'Eingeladen am {date}',
  'referrals.status_signed_up': 'Registriert',
  'referrals.status_upgraded': 'Bezahlt einen Tarif',
  'referrals.remind': 'Erinnern',
  'referrals.remind_of': 'Erinnern: {email}',
  'referrals.reminded': 'Ihre Erinnerung ist auf dem Weg zu {email}.',
  'referrals.reminded_on': 'Erinnert am {date}',
  'referrals.remind_failed': 'Erinnerung oder E-Mail kann nicht gesendet werden',
  'referrals.delete_of': 'Die Einladung an {email} löschen',
  'referrals.delete_title': 'Diese Einladung löschen?',
  'referrals.delete_text':
    '{email} verschwindet aus Ihrer Liste. Ihre Punkte behalten Sie. Ein Jahr lang merken wir uns die Adresse, damit Sie sie nicht zweimal einladen.',
  'referrals.deleted': 'Einladung gelöscht',
  'referrals.held': {
    one: '{count} Mail an einen neuen Kontakt wartet, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
    other:
      '{count} Mails an neue Kontakte warten, weil Ihr Tageslimit erreicht ist. Wir senden am {when} weiter.',
  },
  'referrals.nobody': 'Noch keine Einladungen',
  'referrals.nobody_text':
    'Eingeladene erhalten eine E-Mail mit Ihrem Link und eine Erinnerung, wenn Sie sie senden.',
  'referrals.points': { one: '{count} Punkt', other: '{count} Punkte' },
  'referrals.pending': { one: '{count} weiterer Punkt ab {date}', other: '{count} weitere Punkte ab {date}' },
  'referrals.joined': {
    one: '{count} Person ist über Ihren Link gekommen',
    other: '{count} Leute sind über Ihren Link gekommen',
  },
  'referrals.paid': { one: '{count} davon bezahlt einen Tarif', other: '{count} davon bezahlen einen Tarif' },
  'referrals.gift_cards': 'Geschenkkarten',
  'referrals.gift_card': '{dollars} Dollar',
  'referrals.costs': { by: 'points', one: '{points} Punkt', other: '{points} Punkte' },
  'referrals.missing': { one: 'Es fehlt {count} Punkt', other: 'Es fehlen {count} Punkte' },
  'referrals.claim': 'Einlösen',
  'referrals.claim_named': 'Die Geschenkkarte über {dollars} Dollar einlösen',
  'referrals.sure': '{dollars} Dollar einlösen?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Das kostet {points} Punkt.',
    other: 'Das kostet {points} Punkte.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Die Geschenkkarte kommt in etwa {days} Tag per Mail an {email}.',
    other: 'Die Geschenkkarte kommt in etwa {days} Tagen per Mail an {email}.',
  },
  'referrals.claimed': 'Die Geschenkkarte kommt an {email}.',
  'referrals.claims': 'Bisher eingelöst',
  'referrals.claimed_on': 'Eingelöst am {date}, geht an {email}',
  'referrals.sent_on': 'Am {date} an {email} gesendet',
  'referrals.returned_on': 'Nicht gesendet. Die Punkte kamen am {date} zurück',
  'referrals.history': 'Verlauf',
  'referrals.did_earned': 'Jemand, der durch Sie kam, bezahlt einen Tarif',
  'referrals.did_taken_back': 'Eine Zahlung ging zurück',
  'referrals.did_given_again': 'Eine Zahlung zählt wieder',
  'referrals.did_claimed': 'Geschenkkarte eingelöst',
  'referrals.did_returned': 'Geschenkkarte nicht gesendet',
  'referrals.no_rewards': 'Auf diesem Server gibt es keine Prämien',
  'referrals.no_rewards_text': 'Er verkauft keine Tarife. Ihr Link und Ihre Einladungen gelten trotzdem.',
  'referrals.link': 'Ihr Link',
  'referrals.link_text':
    'Wer sich darüber anmeldet, zählt für Sie. Setzen Sie ihn auf Ihre Website, in Ihre Mails oder in Ihr Profil.',
  'referrals.copy': 'Link kopieren',
  'error.cannot_invite_email':
    'Diese E-Mail-Adresse kann nicht eingeladen werden. Es ist Ihre eigene, eine Wegwerf-Adresse, oder Sie haben die Einladung an sie gelöscht.',
  'error.business_email_only':
    'Nur geschäftliche E-Mail-Adressen sind erlaubt. Für Adressen bei freien Anbietern können Sie Ihren Partnerlink weitergeben.',
  'error.cannot_send_reminder':
    'Drei Tage nach der Einladung kann eine Erinnerung gesendet werden, solange sich niemand damit registriert hat.',
  'error.too_few_points': 'Dafür reichen die Punkte nicht.',
}
