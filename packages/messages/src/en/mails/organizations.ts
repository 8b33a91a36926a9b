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
  headingRemoved: 'You’ve been removed from {organization}',
  headingLeft: 'You left {organization}',
  goneFrom:
    'Nobody can book you at {organization} any more, and you no longer have access to it. Your own account, pages and calendars stay as they are.',
  goneMeetings: 'If a colleague takes over one of your upcoming meetings, you get an email about it.',
  headingRoleChanged: 'Your role at {organization} has changed',
  madeAdmin:
    'You’re an admin now. You manage the people, event types, settings and all meetings of {organization}.',
  madeMember: 'You’re a member now. You see the event types of {organization} and your own meetings.',
  headingOwner: 'You own {organization} now',
  madeOwner: 'You manage the plan of {organization}, and only you can transfer or delete it.',
  headingTransferred: '{name} owns {organization} now',
  transferred: 'You’re an admin from now on. All meetings stay as they are.',
  headingMemberRemoved: '{name} has been removed from {organization}',
  headingMemberLeft: '{name} left {organization}',
  memberGone:
    'Nobody can book them there any more. The page of your people lists upcoming meetings that should move and that nobody has taken over.',
  footerMemberNews: 'You get this because you are or were a member of {organization} on {product}.',
} as const
