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
  joinIgnore: 'If you don’t want to join, ignore this email. Nobody joins without accepting.',
  footerJoin:
    'You get this because someone at {organization} ({page}) invited you to join it on {product}. We won’t use your address for anything else.',
  headingRemoved: 'You’ve been removed from {organization}',
  headingLeft: 'You left {organization}',
  goneFrom:
    'Nobody can book you at {organization} anymore, and you no longer have access to it. Your own account, pages and calendars stay as they are.',
  goneMeetings: 'If a colleague takes over one of your upcoming meetings, you get an email about it.',
  headingRoleChanged: 'Your role at {organization} has changed',
  madeAdmin:
    'You’re an admin now. You manage the people, event types, settings and all meetings of {organization}.',
  madeMember: 'You’re a member now. You see the event types of {organization} and your own meetings.',
  headingOwner: 'You own {organization} now',
  madeOwner: 'You manage the plan of {organization}, and only you can transfer or delete it.',
  headingTransferred: '{name} owns {organization} now',
  transferred: 'You’re an admin from now on. All meetings stay as they are.',
  headingTransferAsked: '{name} asks you to own {organization}',
  transferAsked:
    'If you accept, you own {organization} and pay for it. Only you can transfer or delete it then, and {name} becomes an admin.',
  transferAskedAnswer:
    'You can accept or decline on the organization page within 7 days. Nothing changes until you accept.',
  headingTransferDeclined: '{name} won’t take over {organization}',
  transferDeclined: 'They declined to own {organization}. You’re still the owner.',
  headingMemberRemoved: '{name} has been removed from {organization}',
  headingMemberLeft: '{name} left {organization}',
  headingMemberDeleted: 'The account of {name} in {organization} was deleted',
  headingMemberDisabled: 'The account of {name} in {organization} was disabled',
  memberDisabled:
    'They cannot sign in, and nobody can book them. Upcoming meetings that nobody has taken over yet are on your People page.',
  memberGone:
    'Nobody can book them there anymore. Your list of people shows upcoming meetings that nobody has taken over yet.',
  headingJoined: 'You joined {organization}',
  joined:
    'Colleagues at {organization} can now add you to event types. You keep your own account and calendars.',
  joinedNext:
    'Check your hours and connect your calendar now, so you’re only booked when you’re free. If they’re already set up, you’re ready.',
  labelCheckHours: 'Check your hours',
  labelConnectCalendar: 'Connect a calendar',
  headingMemberJoined: '{name} joined {organization}',
  memberJoined: 'You can now add {name} to event types and see them on your People page.',
  headingAddedToTeam: 'You were added to a team at {organization}',
  addedToTeam: 'You’re now a host of the event types below, so people can book you at {organization}.',
  addedToTeamAsks:
    'We use your own hours and calendars. If you can’t host these meetings, ask your admin to change the hosts.',
  headingEventTypesGiven: 'New event types from {organization}',
  eventTypesGiven:
    'The event types below are now on your own page. {organization} manages them and may have locked some of their settings.',
  eventTypesGivenAsks:
    'They use your own hours and calendars unless {organization} sets the hours. If you can’t host these meetings, ask your admin to change this.',
  headingHostMissing: '{name} no longer hosts at {organization}',
  hostMissing:
    '{name} was a required host of the event types below. People can still book them, with the hosts who are left.',
  hostMissingAsks:
    'Should someone else attend, or should nobody book them for now? Switch to the organization in the dashboard, then change the hosts or turn the event types off.',
  headingTeamShort: 'Not enough hosts at {organization}',
  teamShort:
    '{name} can no longer host, and the event types below now have too few hosts. Nobody can book them for now.',
  teamShortAsks: 'Add hosts, ask for fewer per meeting, or turn the event types off.',
  labelEventTypes: 'Event types',
  headingApiKeyMadeBy: '{name} created an API key for {organization}',
  apiKeyMadeBy: 'Any program with this key can act for {organization} within the key’s permissions.',
  headingApiKeyRemovedBy: '{name} removed an API key from {organization}',
  apiKeyRemovedBy: 'Programs that used this key can no longer act for {organization}.',
  apiKeysOfMembers: 'Switch to {organization} in the dashboard to see or remove its keys.',
  footerMemberNews: 'You get this because you are or were a member of {organization} on {product}.',
  headingAppAllowedBy: '{name} let an app act for {organization}',
  appAllowedBy: 'The app can act for {organization} within the permissions that {name} allowed.',
  headingAppRemovedBy: '{name} disconnected an app from {organization}',
  appRemovedBy: 'This app can no longer act for {organization}.',
  appsOfMembers: 'Switch to {organization} in the dashboard to see or disconnect its apps.',
  subjectOrganizationEmail: 'Is this the email of {organization}?',
  headingOrganizationEmail: 'Confirm this email',
  organizationEmail:
    '{organization} wants to show this email in its calendar invitations, so invitees can reply to it. Confirm if that’s OK.',
  actionOrganizationEmail: 'Confirm email',
  textOrganizationEmail: 'Confirm this email:',
  organizationEmailEnds: 'The link works once, for 7 days.',
  organizationEmailIgnore:
    'If you don’t know {organization}, ignore this email. Nothing changes unless you confirm.',
  footerOrganizationEmail:
    'You get this because someone at {organization} ({page}) entered this address on {product}. We won’t use it for anything else.',
} as const
