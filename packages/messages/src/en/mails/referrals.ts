export const texts = {
  subjectReferral: '{name} invites you to {product}',
  headingReferral: '{name} thinks you’d like {product}',
  referral:
    '{product} lets people book meetings with you at times that suit you both, without emailing back and forth. {name} uses it and invites you to try it.',
  actionTry: 'Have a look',
  textTry: 'Have a look here:',
  referralSeen:
    '{name} will see if someone signs up for {product} with this email, and if they pay for a plan.',
  referralClosing: '{name} can send you one reminder. That’s all.',
  subjectReferralReminder: 'Reminder: {name} invites you to {product}',
  headingReferralReminder: '{name} still thinks you’d like {product}',
  referralLast: 'This was the only reminder. There will be no more emails like this from {name}.',
  footerReferral:
    'You get this because {name} ({page}) invited you to {product}. We won’t use your address for anything else.',
  subjectReward: '{name} claims a ${dollars} gift card',
  headingReward: 'A gift card to send',
  rewardByHand:
    '{name} claims {points} points for people who signed up with their link and paid for a plan. There is no gift card of this value in stock. Please send one to {email}.',
  rewardFromStock:
    '{name} claims {points} points for people who signed up with their link and paid for a plan. A gift card from the stock goes to {email} on {date}, unless you stop it.',
  labelWorth: 'Value',
  worthDollars: '${dollars} ({points} points)',
  labelGiftCardStop: 'To stop it',
  subjectGiftCard: 'Your ${dollars} gift card',
  headingGiftCard: 'Here’s your gift card',
  giftCard: 'Thank you for inviting people to {product}.',
  giftCardDollars: '${dollars}',
  labelGiftCardCode: 'Code',
  giftCardKeep: 'Keep this email. We delete the code on our side after three months.',
  footerGiftCard: 'You get this because you claimed points on {product}.',
} as const
