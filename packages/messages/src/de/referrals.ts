import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'referrals.text': 'Lade Leute ein, die auch gebucht werden möchten.',
  'referrals.earn':
    'Wer über deinen Link kommt und einen Plan bezahlt, bringt dir {points} Punkte. {worth} Punkte sind {dollars} Dollar wert.',
  'referrals.email': 'Wen möchtest du einladen?',
  'referrals.email_hint':
    'Es geht eine Mail mit deinem Link hinaus, in deinem Namen. Antworten kommen zu dir.',
  'referrals.invite': 'Einladen',
  'referrals.invited': 'Deine Einladung ist auf dem Weg zu {email}.',
  'referrals.invited_before': '{email} hast du schon eingeladen: eine zweite Mail bekommt niemand.',
  'referrals.invited_on': 'Eingeladen am {date}',
  'referrals.nobody': 'Noch niemand ist eingeladen',
  'referrals.nobody_text': 'In deiner Mail steht dein Link.',
  'referrals.points': { one: '{count} Punkt', other: '{count} Punkte' },
  'referrals.joined': {
    one: '{count} Person ist über deinen Link gekommen',
    other: '{count} Leute sind über deinen Link gekommen',
  },
  'referrals.paid': { one: '{count} davon bezahlt einen Plan', other: '{count} davon bezahlen einen Plan' },
  'referrals.gift_cards': 'Geschenkkarten',
  'referrals.gift_card': '{dollars} Dollar',
  'referrals.costs': '{points} Punkte',
  'referrals.missing': { one: 'Es fehlt {count} Punkt', other: 'Es fehlen {count} Punkte' },
  'referrals.claim': 'Einlösen',
  'referrals.claim_named': 'Die Geschenkkarte über {dollars} Dollar einlösen',
  'referrals.sure': '{dollars} Dollar einlösen?',
  'referrals.sure_text': 'Aus {points} Punkten wird eine Geschenkkarte. Sie kommt per Mail an {email}.',
  'referrals.claimed': 'Die Geschenkkarte kommt an {email}.',
  'referrals.claims': 'Bisher eingelöst',
  'referrals.claimed_on': 'Eingelöst am {date}, gesendet an {email}',
  'referrals.no_rewards': 'Auf diesem Server gibt es keine Prämien',
  'referrals.no_rewards_text': 'Er verkauft keine Pläne. Dein Link und deine Einladungen gelten trotzdem.',
  'referrals.link': 'Dein Link',
  'referrals.link_text':
    'Wer sich darüber anmeldet, zählt für dich. Setze ihn auf deine Website, in deine Mails oder in dein Profil.',
  'referrals.copy': 'Link kopieren',
}
