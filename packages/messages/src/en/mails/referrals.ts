export const texts = {
  subjectReferral: '{name} invites you to {product}',
  headingReferral: '{name} thinks you’d like {product}',
  referral:
    '{product} lets people book meetings with you at times that suit you both, without mails to and fro. {name} uses it and invites you to try it.',
  actionTry: 'Have a look',
  textTry: 'Have a look here:',
  referralSeen:
    '{name} will see if somebody signs up for {product} with this mail, and if they pay for a plan.',
  referralClosing: '{name} can send you one reminder. That’s all.',
  subjectReferralReminder: 'Reminder: {name} invites you to {product}',
  headingReferralReminder: '{name} still thinks you’d like {product}',
  referralLast: 'This was the only reminder. There will be no more mails like this from {name}.',
  footerReferral:
    'You get this because {name} ({page}) invited you to {product}. We won’t use your address for anything else.',
  subjectReward: '{name} claims a gift card of {dollars} dollars',
  headingReward: 'A gift card is to be sent',
  reward:
    '{name} claims {points} points for people who came by their link and pay for a plan. Please send a gift card to {email}.',
  labelWorth: 'Worth',
  worthDollars: '{dollars} dollars ({points} points)',
} as const
