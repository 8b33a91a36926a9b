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
  rewardByHand:
    '{name} claims {points} points for people who came by their link and pay for a plan. The stock has no card of this worth. Please send one to {email}.',
  rewardFromStock:
    '{name} claims {points} points for people who came by their link and pay for a plan. A card from the stock goes to {email} on {date}, unless you stop it.',
  labelWorth: 'Worth',
  worthDollars: '{dollars} dollars ({points} points)',
  labelGiftCardStop: 'To stop it',
  subjectGiftCard: 'Your gift card for {dollars} dollars',
  headingGiftCard: 'Here’s your gift card',
  giftCard: 'Thank you for bringing people to {product}.',
  giftCardDollars: '{dollars} dollars',
  labelGiftCardCode: 'Code',
  giftCardKeep: 'Keep this mail. We delete the code on our side after three months.',
  footerGiftCard: 'You get this because you claimed points on {product}.',
} as const
