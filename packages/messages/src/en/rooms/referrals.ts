export const texts = {
  'room.invite': 'Invite and earn',
  'room.invitations': 'Invitations',
  'room.rewards': 'Rewards',
  'room.affiliate_link': 'Affiliate link',
} as const
