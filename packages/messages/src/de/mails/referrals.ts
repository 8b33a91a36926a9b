import type { texts as source } from '../../en/mails/referrals.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectReferral: '{name} lädt Sie zu {product} ein',
  headingReferral: '{name} glaubt, dass Ihnen {product} gefällt',
  referral:
    'Mit {product} buchen andere Termine bei Ihnen, zu Zeiten, die beiden passen, ohne Mails hin und her. {name} nutzt es und lädt Sie ein, es auszuprobieren.',
  actionTry: 'Ansehen',
  textTry: 'Hier können Sie es sich ansehen:',
  referralSeen:
    '{name} sieht, ob sich jemand mit dieser Mail bei {product} registriert und ob dann ein Plan bezahlt wird.',
  referralClosing: '{name} kann Sie einmal daran erinnern. Mehr kommt nicht.',
  subjectReferralReminder: 'Erinnerung: {name} lädt Sie zu {product} ein',
  headingReferralReminder: '{name} glaubt immer noch, dass Ihnen {product} gefällt',
  referralLast: 'Das war die einzige Erinnerung. Von {name} kommen keine weiteren Mails wie diese.',
  footerReferral:
    'Sie bekommen das, weil {name} ({page}) Sie zu {product} eingeladen hat. Wir verwenden Ihre Adresse für nichts anderes.',
  subjectReward: '{name} möchte eine Geschenkkarte über {dollars} Dollar',
  headingReward: 'Eine Geschenkkarte ist zu senden',
  rewardByHand:
    '{name} löst {points} Punkte ein, für Leute, die über den Link kamen und einen Plan bezahlen. Im Vorrat ist keine Karte mit diesem Wert. Bitte eine an {email} senden.',
  rewardFromStock:
    '{name} löst {points} Punkte ein, für Leute, die über den Link kamen und einen Plan bezahlen. Am {date} geht eine Karte aus dem Vorrat an {email}, wenn Sie sie nicht anhalten.',
  labelWorth: 'Wert',
  worthDollars: '{dollars} Dollar ({points} Punkte)',
  labelGiftCardStop: 'Anhalten mit',
  subjectGiftCard: 'Ihre Geschenkkarte über {dollars} Dollar',
  headingGiftCard: 'Hier ist Ihre Geschenkkarte',
  giftCard: 'Danke, dass Sie andere zu {product} gebracht haben.',
  giftCardDollars: '{dollars} Dollar',
  labelGiftCardCode: 'Code',
  giftCardKeep: 'Bewahren Sie diese Mail auf. Wir löschen den Code bei uns nach drei Monaten.',
  footerGiftCard: 'Sie bekommen das, weil Sie bei {product} Punkte eingelöst haben.',
}
