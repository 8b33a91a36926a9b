export const texts = {
  subjectJoin: '{name} invites you to {organization}',
  headingJoin: 'Join {organization}',
  joinOrganization:
    '{name} invites you to join {organization} on {product}, to share meetings and booking pages with the team. You keep your own account and calendars.',
  labelRole: 'Your role',
  roleAdmin: 'Admin',
  roleMember: 'Member',
  actionAcceptInvitation: 'Accept invitation',
  textAcceptInvitation: 'Accept the invitation here:',
  joinEnds: 'The link works once, for {days} days.',
  joinIgnore: 'If you don’t want to join, ignore this mail. Nobody joins without accepting.',
  footerJoin:
    'You get this because somebody at {organization} ({page}) invited you to join it on {product}. We won’t use your address for anything else.',
} as const
