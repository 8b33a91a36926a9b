export const texts = {
  // Accounts
  subjectVerification: 'Confirm your email address for {product}',
  subjectKnownAccount: 'You already have an account with {product}',
  subjectNewDevice: 'New sign-in to {product}',
  headingVerification: 'Is this your address?',
  headingKnownAccount: 'You already have an account',
  headingNewDevice: 'New sign-in',
  subjectDeletionAsked: 'Your {product} account will be deleted',
  headingDeletionAsked: 'Goodbye',
  deletionAsked: {
    by: 'days',
    one: 'Your {product} account is closed and will be deleted in {days} day, with everything in it. Your pages are offline.',
    other:
      'Your {product} account is closed and will be deleted in {days} days, with everything in it. Your pages are offline.',
  },
  textKeepAccount: 'To keep it, or if this wasn’t you, sign in before then:',
  deletionAskedClosing: 'If you want to leave, you don’t need to do anything. Thanks for being with us.',
  subjectDeletionTakenBack: 'Your {product} account won’t be deleted',
  headingDeletionTakenBack: 'Welcome back',
  deletionTakenBack:
    'Someone signed in to your {product} account, so it won’t be deleted. Your pages are back online.',
  actionDeletion: 'Open settings',
  textDeleteAgain: 'If you still want to leave, delete it again here:',
  deletionTakenBackClosing: 'Canceled meetings stay canceled.',
  subjectPasswordReset: 'Reset your {product} password',
  subjectPasswordChanged: 'Your {product} password was changed',
  headingPasswordReset: 'Reset your password',
  headingPasswordChanged: 'Password changed',
  passwordReset:
    'Someone asked to reset the password of your {product} account. If it was you, choose a new one here.',
  passwordChanged:
    'The password of your {product} account was changed, and you were signed out everywhere else.',
  actionPasswordReset: 'Choose a new password',
  textPasswordReset: 'Choose a new password:',
  textNotYou: 'If it wasn’t you, choose a new password right away:',
  passwordResetLasts:
    'The link works once, for 30 minutes. If it wasn’t you, you don’t need to do anything. Your password stays the same.',
  changeOwn: 'If this was you, you don’t need to do anything.',
  passwordChangedPasskeys: 'These passkeys can still sign in: {names}. Remove any you don’t recognize: {url}',
  subjectTwoFactorOn: 'Two-factor sign-in to {product} is on',
  headingTwoFactorOn: 'Two-factor sign-in is on',
  twoFactorOn:
    'You now sign in to your {product} account with your password and a code from an authenticator app. You were signed out everywhere else.',
  subjectTwoFactorOff: 'Two-factor sign-in to {product} is off',
  headingTwoFactorOff: 'Two-factor sign-in is off',
  twoFactorOff:
    'You now sign in to your {product} account with just your password. You were signed out everywhere else.',
  subjectTwoFactorGuessed: 'Wrong two-factor codes for your {product} account',
  headingTwoFactorGuessed: 'Someone is trying two-factor codes',
  twoFactorGuessed:
    'Someone entered several wrong two-factor codes for your {product} account. They have your password or use a browser where you’re signed in. Each wrong code makes them wait longer before the next one.',
  twoFactorGuessedOwn:
    'If it was you, wait a moment and enter a new code from your app. A recovery code works right away.',
  subjectRecoveryCodes: 'New recovery codes for {product}',
  headingRecoveryCodes: 'New recovery codes',
  recoveryCodesRenewed:
    'New recovery codes were created for your {product} account. The old ones no longer work.',
  subjectRecoveryCodeUsed: 'A recovery code was used for {product}',
  headingRecoveryCodeUsed: 'A recovery code was used',
  recoveryCodeUsed:
    'A recovery code of your {product} account was used. Each code works once. Create new ones before you run out.',
  subjectEmailChange: 'Change the email address of your {product} account?',
  headingEmailChange: 'Change your email address?',
  emailChangeOld:
    'Someone requested a new email address for your {product} account: {email}. The change takes effect once both addresses confirm it. This is the current one.',
  emailChangeNew:
    'Someone asked to use this address for a {product} account. If it was you, confirm the change here. We’ve emailed the current address, too.',
  emailChangeLasts: 'The link works once, for 24 hours.',
  emailChangeNotYou:
    'If it wasn’t you, don’t open the link, and choose a new password: someone else knows yours.',
  actionEmailChange: 'Confirm change',
  textEmailChange: 'Confirm the change:',
  subjectEmailChanged: 'The email address of your {product} account has changed',
  headingEmailChanged: 'Email address changed',
  emailChanged:
    'The email address of your {product} account was changed after you confirmed from both addresses. Use the new one to sign in.',
  addressTaken:
    'Someone wanted to use this address for another {product} account. You already have an account with it, and nothing has changed.',
  footerEmailChange: 'If it wasn’t you, ignore this email. Nothing changes unless you confirm.',
  subjectPasskeyAdded: 'A passkey was added to {product}',
  headingPasskeyAdded: 'Passkey added',
  passkeyAdded:
    'A passkey was added to your {product} account. Anyone who has it can sign in without your password.',
  subjectPasskeyRemoved: 'A passkey was removed from {product}',
  headingPasskeyRemoved: 'Passkey removed',
  passkeyRemoved: 'A passkey was removed from your {product} account. It can no longer be used to sign in.',
  actionPasskeys: 'See passkeys',
  textPasskeys: 'If this wasn’t you, remove it here and choose a new password:',
  subjectApiKeyAdded: 'A new API key for {product}',
  headingApiKeyAdded: 'API key created',
  apiKeyAdded:
    'An API key was created with your {product} account. Programs that have it can act for you without your password.',
  subjectApiKeyRemoved: 'An API key was removed from {product}',
  headingApiKeyRemoved: 'API key removed',
  apiKeyRemoved:
    'An API key was removed from your {product} account. Programs that used it no longer have access.',
  actionApiKeys: 'See API keys',
  textApiKeys: 'If this wasn’t you, remove it here and choose a new password:',
  subjectAppAllowed: 'A new app has access to your {product} account',
  headingAppAllowed: 'App connected',
  appAllowed:
    'An app was connected to your {product} account. It can act for you within the permissions you saw, without your password.',
  subjectAppRemoved: 'An app was disconnected from {product}',
  headingAppRemoved: 'App disconnected',
  appRemoved: 'An app was disconnected from your {product} account. It can no longer act for you.',
  actionApps: 'See connected apps',
  textApps: 'If this wasn’t you, remove it here and choose a new password:',
  verification:
    'Someone signed up for {product} with this address. If it was you, please confirm that it’s yours.',
  knownAccount:
    'Someone tried to sign up for {product} with this address. If it was you: you already have an account, so just sign in.',
  newDevice: 'Someone signed in to your {product} account from a new browser.',
  labelTime: 'When',
  labelDevice: 'Browser',
  labelNetwork: 'Network',
  deviceOn: '{browser} on {system}',
  deviceUnknown: 'Unknown',
  actionVerify: 'Confirm my address',
  actionSignIn: 'Sign in',
  actionActivity: 'See activity',
  textVerify: 'Confirm it with this link:',
  textSignIn: 'Sign in here:',
  textActivity: 'See the activity in your account:',
  verificationLasts:
    'Type the code where you signed up, or follow the link. Both are valid for 24 hours and work once.',
  newDeviceOwn:
    'If it was you, you don’t need to do anything. If it wasn’t, someone else knows your password.',
  footerVerification:
    'If you didn’t sign up, ignore this email and don’t give the code to anyone. Nothing happens without it.',
  footerKnownAccount: 'If it wasn’t you, you don’t need to do anything. Nobody got into your account.',

  // Billing
  billingPaymentFailed: 'Your card was declined',
  billingPaymentFailedText:
    'We couldn’t charge your card for your plan. Pay the invoice or update your card by the date below. Everything works until then. After that, you’ll lose your paid features.',
  billingCardExpiring: 'Your card expires soon',
  billingCardExpiringText:
    'The card for your plan expires on the date below. Add another card before the next charge, so that your plan continues.',
  billingCanceled: 'Your subscription is canceled',
  billingCanceledText:
    'You can use everything until the date below. If you change your mind, keep your subscription on your billing page before then.',
  billingEnded: 'Your subscription has ended',
  billingEndedText: 'Everything you created is still there. Choose a plan to use it again.',
  billingSubscribed: 'Thank you for subscribing',
  billingSubscribedText: 'Your plan is active. You can find the invoice on your billing page.',
  billingRefunded: 'A payment was refunded',
  billingRefundedText:
    'We refunded the amount below to the card you paid with. It can take 5 to 10 business days to show up. Your plan doesn’t change.',
  billingRefundFailed: 'A refund failed',
  billingRefundFailedText:
    'Your bank didn’t accept the amount below, maybe because the card was closed. The money came back to us, and we still owe it to you. Please ask your bank whether the card can receive payments.',
  billingRenewed: 'Your plan was renewed',
  billingRenewedText:
    'The invoice below is paid. Your plan continues until the date below, and then renews unless you cancel.',
  billingDisputed: 'A payment was disputed',
  billingDisputedText:
    'Your card’s bank told us that the cardholder disputes the payment below. The bank may keep the amount until it decides. Your plan continues in the meantime. If this was a mistake, please tell your bank. Otherwise, you don’t need to do anything.',
  billingDisputeWon: 'The payment stands',
  billingDisputeWonText:
    'Your bank decided that the payment below stands. If it refunded you in the meantime, it will take that amount back. Your plan doesn’t change.',
  billingDisputeLost: 'Your payment will be refunded',
  billingDisputeLostText:
    'Your bank decided to refund the payment below. The amount will show up on your card. Your plan doesn’t change.',
  billingDisputeClosed: 'A payment inquiry was closed',
  billingDisputeClosedText:
    'Your card’s bank closed its inquiry about the payment below. You don’t need to do anything.',
  labelAmount: 'Amount',
  amountOf: '{price} of {paid}',
  labelCard: 'Card',
  cardEnding: '{brand} ending in {last4}',
  labelInvoice: 'Invoice',
  labelValidThrough: 'Valid through',
  labelPaidUntil: 'Paid until',
  labelTriedAgain: 'Next attempt',
  labelGoesUntil: 'Until',
  labelEnds: 'Ends',
  labelEnded: 'Ended',
  billingTrialEnding: 'Your trial ends soon',
  billingTrialEndingText: 'Your trial ends at the time below. Choose a plan to keep using everything.',
  billingTrialEnded: 'Your trial has ended',
  billingTrialEndedText:
    'Your trial is over. Everything you created is still there. Choose a plan to use it again.',
  actionBilling: 'See billing',
  actionPay: 'Pay now',
  textPay: 'Pay here:',
  actionPlans: 'Choose a plan',
  textPlans: 'See the plans here:',
  textBilling: 'Your billing page:',

  // Bookings
  // Subjects
  subjectBookedForHost: 'New booking: {event} · {invitee} · {when}',
  subjectBooked: 'Confirmed: {event} · {name} · {when}',
  subjectInvited: 'Invitation: {event} · {name} · {when}',
  subjectMoved: 'New time: {event} · {name} · {when}',
  subjectReassigned: 'New host: {event} · {name} · {when}',
  subjectTakenOff: 'Reassigned: {event} · {name} · {when}',
  subjectRoom: 'Link to join: {event} · {name} · {when}',
  subjectPlace: 'New location: {event} · {name} · {when}',
  subjectUninvited: 'Removed as a guest: {event} · {name} · {when}',
  subjectCanceled: 'Canceled: {event} · {name} · {when}',
  subjectPutBack: 'Time unchanged: {event} · {name} · {when}',
  subjectReminder: 'Reminder: {event} · {name} · {when}',
  subjectConfirm: 'Please confirm: {event} · {name} · {when}',
  // Headings
  headingBookedForHost: 'New booking',
  headingBooked: 'You are booked',
  headingInvited: 'You are invited',
  headingMoved: 'New time',
  headingReassigned: 'New host',
  headingTakenOff: 'Your meeting was reassigned',
  headingTakenOver: 'This meeting is now yours',
  headingRoom: 'How to join',
  headingPlace: 'New location',
  headingUninvited: 'You’re no longer a guest',
  headingCanceled: 'Canceled',
  headingPutBack: 'The time hasn’t changed',
  putBackTaken:
    'You moved this meeting in your calendar to a time when you have another one. The time stays the same, and we moved it back in your calendar.',
  putBackStarted:
    'You moved this meeting in your calendar after it had started. The time stays the same, and we moved it back in your calendar.',
  putBackNoTimes:
    'You made this meeting an all-day event in your calendar. A meeting needs a start and an end, so the time stays the same, and we moved it back in your calendar.',
  putBackNotADay:
    'You moved this all-day meeting in your calendar to a set time, or to more than one day. It has to last one whole day, so we moved it back in your calendar.',
  putBackForInvitee:
    'This meeting was briefly moved in the host’s calendar, but its time hasn’t changed. If your calendar shows another time, ignore it.',
  textPutBack: 'Choose another time for this meeting in your dashboard:',
  headingReminder: 'Coming up',
  headingConfirm: 'One more step',
  // First sentences
  bookedForHost: 'New booking. Invitee: {name}',
  takenOver: 'You’ve taken over this meeting.',
  booked: 'Your meeting is booked.',
  bookedForGuest: 'You’ve been added to this meeting as a guest.',
  bookedForGuestBy: 'You’ve been added to this meeting as a guest. Added by: {name}.',
  moved: 'Your meeting has a new time.',
  movedByYou: 'You rescheduled your meeting. Here’s the new time.',
  movedByOther: 'Your meeting has a new time. Moved by: {name}.',
  movedForGuest: 'This meeting has a new time. You were added to it as a guest.',
  reassigned: 'Your meeting has a new host. The time stays the same.',
  reassignedForGuest: 'You’re a guest at this meeting. It has a new host. The time stays the same.',
  replaced: 'Someone else will host this meeting, so you don’t need to attend.',
  room: 'Here’s how to join your meeting.',
  roomForGuest: 'Here’s how to join this meeting. You were added as a guest.',
  place: 'Your meeting has a new location. The time stays the same.',
  placeForGuest: 'You’re a guest at this meeting. It has a new location. The time stays the same.',
  uninvited: 'You’ve been removed from this meeting’s guest list, so you don’t need to attend.',
  canceled: 'Your meeting has been canceled.',
  canceledByYou: 'You canceled your meeting.',
  canceledByOther: 'Your meeting has been canceled. Canceled by: {name}.',
  canceledForGuest: 'A meeting you were invited to has been canceled.',
  reminder: 'Your meeting starts {in}.',
  reminderForGuest: 'This meeting starts {in}. You were added to it as a guest.',
  confirm: 'We’re holding this time until {until}. It isn’t booked yet: confirm that this address is yours.',
  // A request that the host has to approve
  subjectRequested: 'Request sent: {event} · {name} · {when}',
  headingRequested: 'Request sent',
  requested: '{name} has to approve this time. We’re holding it for you, and you’ll hear by {until}.',
  actionRequest: 'See request',
  textRequest: 'See or withdraw your request here:',
  subjectOffered: 'Choose another time: {event} · {name} · {when}',
  headingOffered: 'Choose another time',
  offered:
    '{name} can’t make the time you requested, but is free at the times below. We’re holding them for you until {until}.',
  labelOffered: 'Offered times',
  actionOffered: 'Choose a time',
  textOffered: 'Choose a time here:',
  subjectOfferRefused: 'No suitable time: {event} · {invitee}',
  headingOfferRefused: 'None of the times you offered work',
  offerRefused: 'None of the times you offered work for {name}. Nothing was booked.',
  subjectProposed: 'Suggested times: {event} · {invitee}',
  headingProposed: 'Other times suggested',
  proposed:
    '{name} can’t make the times you offered, and suggests others. Choose one by {until}. If you don’t, the request is declined.',
  labelProposed: 'Suggested times',
  subjectWanted: 'Approve or decline: {event} · {invitee} · {when}',
  headingWanted: 'Someone wants to book you',
  wantedElseDeclined: 'Approve or decline by {until}. If you don’t answer, the request is declined.',
  wantedElseAccepted: 'Approve or decline by {until}. If you don’t answer, the meeting is booked.',
  labelSameDay: 'Your day',
  actionAnswer: 'Approve or decline',
  textAnswer: 'Approve or decline in your dashboard:',
  subjectNotBooked: 'Not booked: {event} · {name} · {when}',
  headingNotBooked: 'Not booked',
  notBooked: '{name} can’t take this meeting.',
  notBookedUnanswered: '{name} didn’t answer in time, so this meeting isn’t booked.',
  // Times
  timeForOther: '{name}: {time}',
  // Labels of facts
  labelWith: 'With',
  labelHost: 'Host',
  hostIn: '{name} ({city})',
  labelTogether: 'Together with',
  labelPage: 'Booked with',
  labelWhere: 'Where',
  labelGuests: 'Guests',
  labelBefore: 'Former time',
  labelReason: 'Reason',
  byPhone: 'Phone: {phone}',
  youCall: 'You call {phone}',
  hostCallsYou: '{name} will call you at {phone}',
  hostCalls: '{name} calls the invitee',
  roomSentBy: '{name} will send you the link to join.',
  roomSentByYou: 'Please send the link to join.',
  // Actions
  actionJoin: 'Join',
  actionCalendar: 'Add to calendar',
  actionReschedule: 'Reschedule',
  actionCancel: 'Cancel',
  actionBooking: 'Open the booking',
  actionDecline: 'I can’t come',
  actionBookAgain: 'Book another time',
  actionOpen: 'Open in the dashboard',
  actionConfirm: 'Confirm and book',
  textManage: 'If the time doesn’t work for you, you can move or cancel the meeting here:',
  textReschedule: 'If the time doesn’t work for you, you can move the meeting here:',
  textCancel: 'If you can’t come, you can cancel the meeting here:',
  textBooking: 'Your booking:',
  textDecline: 'Can’t come? Let the others know here. They’ll still meet:',
  textBookAgain: 'To book another time:',
  textOpen: 'The booking in your dashboard:',
  textConfirm: 'Enter the code where you picked the time, or open this page and book there:',
  // The reader's choice of emails
  askGuest:
    'Would you like reminders for this meeting? If you don’t answer, we only email you if it’s moved or canceled.',
  choiceKeep: 'Keep me informed',
  choiceMeeting: 'No emails about this',
  choiceAll: 'No emails at all',
  // Last sentences
  changeUntil: 'You can reschedule or cancel until {time}.',
  rescheduleUntil: 'You can reschedule until {time}.',
  cancelUntil: 'You can cancel until {time}.',
  invitationAttached: 'The invitation is attached. Many calendars add it automatically.',
  updateAttached: 'The attached invitation replaces the earlier one.',
  cancelationAttached: 'Open the attachment to remove the meeting from your calendar.',
  // Why the reader gets this email
  footerInvitee:
    'You’re receiving this email because this address was used to book a meeting through {product}. Host: {owner}.',
  footerGuest:
    'You’re receiving this email because someone who booked a meeting through {product} added this address as a guest. Host: {owner}.',
  footerInviteeOf:
    'You’re receiving this email because this address was used to book a meeting. Host: {owner}.',
  footerGuestOf:
    'You’re receiving this email because someone who booked a meeting added this address as a guest. Host: {owner}.',
  footerConfirmOf:
    'You’re receiving this email because someone gave this address to book a meeting. Host: {owner}. If it wasn’t you, ignore this email. Nothing is booked unless you confirm.',
  footerConfirm:
    'You’re receiving this email because someone gave this address to book a meeting through {product}. Host: {owner}. If it wasn’t you, ignore this email. Nothing is booked unless you confirm.',
  // A meeting from a poll
  andOthers: { one: '{name} and {count} other', other: '{name} and {count} others' },
  subjectSet: 'The time is set: {event}, {when}',
  setByYou: 'You chose this time for “{event}”. Everyone who can come has been invited.',
  setByAgreement:
    'All required people can come to “{event}” at this time, so it’s set. Everyone who can come has been invited.',
  setAtDeadline:
    'The vote on “{event}” has closed, and this time won. Everyone who can come has been invited.',
  setForVoter: 'This time was chosen for “{event}”. You said that you can come.',
  setForVoterByAgreement:
    'All required people can come to “{event}” at this time. You said that you can, too.',
  setForVoterAtDeadline: 'The vote on “{event}” has closed, and this time won. You said that you can come.',
  movedForVoter: 'This meeting has a new time: “{event}”. Moved by: {owner}.',
  roomForVoter: 'Here’s how to join this meeting: “{event}”.',
  canceledForVoter: 'This meeting has been canceled: “{event}”. Canceled by: {owner}.',
  reminderForVoter: '“{event}” starts {in}.',
  labelAlsoComing: 'Also coming',
  actionPollMeeting: 'See the meeting',
  textPollMeeting: 'The meeting, with its link and your vote:',
  footerVoter:
    'You’re receiving this email because this address was used to say when you can meet. Host: {owner}. If it wasn’t you, ignore this email.',

  // When a lead’s video was watched.
  subjectLeadWatched: '{share} of “{video}” played through {lead}’s link',
  headingLeadWatched: 'A lead’s video was watched',
  leadWatched:
    'Someone with {lead}’s link watched {amount} of “{video}”. We can’t tell whether it was {lead}, because anyone with the link can open it.',
  labelCampaign: 'Campaign',
  actionCampaign: 'Open the campaign',
  textCampaign: 'See what else happened with this campaign’s links:',
  footerLeadWatched:
    'You get these emails when someone watches a video through a lead’s link in {product}. Choose how often, or turn them off, in Settings, under Notifications.',

  // Clients
  subjectClient: '{name} is asking when you’re free',
  headingClient: '{name} would like to find a time with you',
  client:
    'You can let {name} see when you’re busy, share a calendar file once, or decline. You don’t need an account.',
  labelClientTopic: 'About',
  labelClientUntil: 'Link works until',
  actionClient: 'Answer',
  textClient: 'Answer here:',
  clientPrivacy:
    '{name} sees when you’re busy, never with whom or why. You can stop sharing at any time with the same link.',
  footerClient:
    'You’re receiving this email because {name} ({page}) entered your address in {product}. We won’t use it for anything else.',
  subjectClientConnected: '{name} connected a calendar',
  headingClientConnected: 'You can find a time with {name}',
  clientConnected: '{name} lets you see when they’re busy. Pick a time when you’re both free.',
  actionClients: 'Find a time',
  textClients: 'Find a time here:',
  footerClientConnected:
    'You’re receiving this email because you asked {name} for their free times in {product}.',

  // Connections
  subjectConnection: 'Reconnect {account}',
  headingConnection: 'Reconnect your calendar account',
  connectionBroken:
    'We can no longer access {account}. The busy times we last read still count, but we can’t see anything new in its calendars, and bookings wait to be added.',
  actionConnection: 'Connect again',
  textConnection: 'Reconnect it here. Your settings are kept:',
  subjectFailing: '{account} isn’t responding',
  headingFailing: 'A connected account isn’t responding',
  connectionFailing:
    'For several minutes, {account} has returned only errors. The busy times we last read still count, but we can’t see anything new in its calendars, and bookings wait to be added. We keep trying, and this usually resolves itself.',
  actionFailing: 'See status',
  textFailing: 'Status and recent checks:',
  headingApp: 'Reconnect {app}',
  appBroken:
    'We can no longer access {account} in {app}. New bookings still come in, and updates to {app} wait until you reconnect.',
  headingAppFailing: '{app} isn’t responding',
  appFailing:
    'For several minutes, {app} has returned only errors for {account}. New bookings still come in, and updates to {app} wait. We keep trying, and this usually resolves itself.',
  subjectFieldsGone: '{app}: a field you fill was deleted',
  headingFieldsGone: 'A field was deleted in {app}',
  fieldsGone:
    'You fill these contact fields with answers from bookings, and {app} no longer has them: {fields}. Everything else is still synced.',
  actionFieldsGone: 'See the fields',
  textFieldsGone: 'Choose other fields, or remove the rows:',
  footerConnection: 'You’re receiving this email because you connected this account with {product}.',

  // Deletion
  reasonFarewell:
    '{name} is closing this booking page. We’re sorry about the meeting. If you’d still like to meet, please write to {name}.',

  // Domains
  subjectDomainWorks: 'Your domain {domain} works',
  headingDomainWorks: 'Your domain works',
  domainWorks: 'Your booking pages are now at {domain}. Links, embeds and emails use it, too.',
  subjectDomainFails: 'Your domain {domain} has stopped working',
  headingDomainFails: 'A domain has stopped working',
  domainFails:
    '{domain} hasn’t opened your booking pages for more than an hour. Links and emails use this server’s address again, which always works.',
  actionDomain: 'Open settings',
  textDomainWorks: 'See your domain in Settings:',
  textDomain: 'See what’s wrong, and which DNS records you need:',
  footerDomain: 'You’re receiving this email because you use this domain with {product}.',

  // Exports
  subjectExportReady: 'Your {product} export is ready',
  headingExportReady: 'Your export is ready',
  exportReady: 'Everything in your {product} account is in one file.',
  labelUntil: 'Kept until',
  actionExport: 'Download file',
  textExport: 'Download it here:',
  exportOnce:
    'Only you can download it, and only once. Then we delete it. Keep it safe: it contains what your invitees shared with you.',

  // Feedback
  subjectFeedback: '{name} wrote to you from {product}',
  headingFeedback: 'Feedback from {name}',
  feedback: '{name} has something to say:',
  labelMessage: 'Message',
  labelScreen: 'Screen',

  // Member requests
  subjectAskUpgrade: '{name} requested an upgrade of {organization}',
  headingAskUpgrade: 'Upgrade request',
  askUpgrade:
    '{name} asked you to upgrade {organization} on {product}. Only you, the owner, can choose and pay for a plan.',
  subjectAskAccess: '{name} requested access to {eventType}',
  headingAskAccess: 'Access request',
  askAccess: '{name} requested access to the event type {eventType} of {organization}.',
  labelAskedBy: 'Asked by',
  labelAskedEventType: 'Event type',
  actionAnswerRequest: 'Answer request',
  textAnswerRequest: 'Approve or decline the request here:',
  requestEnds: {
    by: 'days',
    one: 'The link works for {days} day. Opening it changes nothing: you choose on the page.',
    other: 'The link works for {days} days. Opening it changes nothing: you choose on the page.',
  },
  footerRequest: 'You’re receiving this email because you’re part of {organization} on {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Your request was approved',
  upgradeGranted:
    'The owner of {organization} agreed to upgrade. You get the larger plan as soon as they have chosen one.',
  upgradeDeclined: 'The owner of {organization} decided not to upgrade for now.',
  headingAccessGranted: 'You’re now a host',
  accessGranted: 'You’re now a host of the event type {eventType} of {organization}.',
  headingRequestDeclined: 'Your request was declined',
  accessDeclined: 'The owner of {organization} decided not to add you to the event type {eventType} for now.',
  actionOpenDashboard: 'Open dashboard',
  textOpenDashboard: 'Open your dashboard here:',

  // Notifications
  subjectUndelivered: 'Couldn’t deliver to {email}',
  headingUndelivered: 'An email didn’t reach your invitee',
  undelivered: 'The mail server refused our email to {email}. The address may have a typo.',
  undeliveredClosing:
    'Your invitee may not know about this meeting. Try to reach them another way, or cancel the meeting to free the time.',
  subjectHeld: 'Some of your emails will go out later',
  headingHeld: 'Some of your emails are waiting',
  held: '{product} limits how many new people you can email in one day, and you’ve reached that limit. The rest will go out automatically over the next few days.',
  actionHeld: 'See what’s waiting',
  textHeld: 'See what’s waiting:',
  heldClosing:
    'Nothing is lost, and you don’t need to do anything. Your limit grows as your account gets older.',

  // Organizations
  subjectJoin: '{name} invites you to {organization}',
  headingJoin: 'Join {organization}',
  joinOrganization:
    '{name} invites you to join {organization} on {product}, to share meetings and booking pages with the team. You keep your own account and calendars.',
  labelRole: 'Your role',
  roleAdmin: 'Admin',
  roleMember: 'Member',
  actionAcceptInvitation: 'Accept invitation',
  textAcceptInvitation: 'Accept the invitation here:',
  joinEnds: {
    by: 'days',
    one: 'The link works once, for {days} day.',
    other: 'The link works once, for {days} days.',
  },
  joinIgnore: 'If you don’t want to join, ignore this email. Nobody joins without accepting.',
  footerJoin:
    'You’re receiving this email because someone at {organization} ({page}) invited you to join it on {product}. We won’t use your address for anything else.',
  headingRemoved: 'You’ve been removed from {organization}',
  headingLeft: 'You left {organization}',
  goneFrom:
    'Nobody can book you at {organization} anymore, and you no longer have access to it. Your own account, pages and calendars stay as they are.',
  goneMeetings: 'If a colleague takes over one of your upcoming meetings, you get an email about it.',
  headingRoleChanged: 'Your role at {organization} has changed',
  madeAdmin:
    'You’re an admin now. You manage the people, event types, settings and all meetings of {organization}.',
  madeMember: 'You’re a member now. You see the event types of {organization} and your own meetings.',
  headingOwner: 'You now own {organization}',
  madeOwner: 'You manage the plan of {organization}, and only you can transfer or delete it.',
  headingTransferred: '{name} now owns {organization}',
  transferred: 'You’re now an admin. All meetings stay as they are.',
  headingTransferAsked: '{name} asked you to own {organization}',
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
    'They can’t sign in, and nobody can book them. Upcoming meetings that nobody has taken over yet are on your People page.',
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
  footerMemberNews:
    'You’re receiving this email because you are or were a member of {organization} on {product}.',
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
    'You’re receiving this email because someone at {organization} ({page}) entered this address on {product}. We won’t use it for anything else.',

  // Polls
  subjectPollInvited: '{name} is asking when you can come: {poll}',
  subjectPollReminder: 'Reminder: when can you come? {poll}',
  subjectPollConfirm: 'Confirm your vote: {poll}',
  subjectPollVoted: 'Your vote: {poll}',
  subjectPollRemoved: 'Please vote again: {poll}',
  subjectPollChanged: 'The times have changed: {poll}',
  subjectPollDecided: 'The time is set: {poll}',
  subjectPollVotedHost: 'New vote: {name} · {poll}',
  subjectPollDeclinedHost: 'Declined: {name} · {poll}',
  headingPollInvited: 'When can you come?',
  headingPollReminder: 'Your vote is still missing',
  headingPollVoted: 'Confirm your vote',
  headingPollProved: 'Thanks, your vote is in',
  headingPollVotedAgain: 'You’ve already voted',
  headingPollRemoved: 'Please vote again',
  headingPollChanged: 'The times have changed',
  headingPollDecided: 'The time is set',
  headingPollVotedHost: 'A new vote',
  headingPollDeclinedHost: 'Someone can’t come',
  pollInvited:
    '{name} is looking for a time for “{poll}” and would like to know when you can come. You don’t need an account.',
  pollReminder: '{name} is still looking for a time for “{poll}”. You haven’t voted yet.',
  pollReminderConfirm: 'Your vote on “{poll}” isn’t confirmed yet. Open the link and confirm it’s yours.',
  pollVoted:
    'Someone voted on “{poll}” with your email address. If it was you, confirm your vote. You can change or withdraw it while voting is open.',
  pollProved: 'You can change or withdraw your vote on “{poll}” while voting is open.',
  pollVotedAgain:
    'Someone already shared preferred times for “{poll}” with this e-mail. Open the link to see, confirm or change them. Earlier links will stop working.',
  pollRemoved:
    '“{poll}” is now {duration} long. Your earlier times may no longer fit, so we removed them. Please vote again.',
  pollChanged:
    'The times of “{poll}” have changed. We kept your votes on the other times. Please check that they’re still right.',
  pollDecided:
    'The time for “{poll}” is set. You didn’t vote for it, so we haven’t sent you an invitation. If you can come after all, tell the host.',
  pollNotYou: '{name} (not you)',
  pollVotedHost: 'There’s a new vote in “{poll}”: {name}.',
  pollDeclinedHost:
    '{name} can’t come to “{poll}” after all. The meeting stays as it is. You can reschedule or cancel it.',
  subjectPollAttendsHost: 'Can come after all: {name} · {poll}',
  headingPollAttendsHost: 'One more person can come',
  pollAttendsHost: '{name} can come to “{poll}” after all, and has been invited.',
  labelPollAbout: 'About',
  labelPollTimes: 'Times',
  labelPollDays: 'Days',
  labelPollZone: 'Time zone',
  pollMoreTimes: { one: 'and {count} more', other: 'and {count} more' },
  labelPollUntil: 'Vote until',
  labelPollAdded: 'New',
  labelPollTakenAway: 'Removed',
  labelPollFinal: 'Time',
  actionPollVote: 'Vote on times',
  actionPollChange: 'Change my vote',
  actionPollConfirm: 'Confirm my vote',
  actionPollOpen: 'See results',
  actionPollSee: 'See the result',
  textPollLink: 'Open the poll here:',
  pollLinkIsYours: 'Anyone with this link can change your vote. Keep it to yourself.',
  choosePollMails: 'Stop emails about this poll',
  footerPollInvited: 'You’re receiving this email because {owner} ({page}) wants to know when you can come.',
  footerPollVoter:
    'You’re receiving this email because this address was used to vote. If it wasn’t you, ignore this email.',

  // Referrals
  subjectReferral: '{name} invites you to {product}',
  headingReferral: '{name} thinks you’d like {product}',
  referral:
    '{product} lets people book meetings with you at times that work for both of you, without emailing back and forth. {name} uses it and invites you to try it.',
  actionTry: 'Take a look',
  textTry: 'Take a look here:',
  referralSeen:
    '{name} will see if someone signs up for {product} with this email, and if they pay for a plan.',
  referralClosing: '{name} can send you one reminder. That’s all.',
  subjectReferralReminder: 'Reminder: {name} invites you to {product}',
  headingReferralReminder: '{name} still thinks you’d like {product}',
  referralLast: 'This was the only reminder. There will be no more emails like this from {name}.',
  footerReferral:
    'You’re receiving this email because {name} ({page}) invited you to {product}. We won’t use your address for anything else.',
  subjectReward: '{name} claimed a ${dollars} gift card',
  headingReward: 'A gift card to send',
  rewardByHand: {
    by: 'points',
    one: '{name} redeemed {points} point for people who signed up with their link and paid for a plan. There is no gift card of this value in stock. Please send one to {email}.',
    other:
      '{name} redeemed {points} points for people who signed up with their link and paid for a plan. There is no gift card of this value in stock. Please send one to {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} redeemed {points} point for people who signed up with their link and paid for a plan. A gift card from the stock will be sent to {email} on {date} unless you stop it.',
    other:
      '{name} redeemed {points} points for people who signed up with their link and paid for a plan. A gift card from the stock will be sent to {email} on {date} unless you stop it.',
  },
  labelWorth: 'Value',
  worthDollars: { by: 'points', one: '${dollars} ({points} point)', other: '${dollars} ({points} points)' },
  labelGiftCardStop: 'To stop it',
  subjectGiftCard: 'Your ${dollars} gift card',
  headingGiftCard: 'Here’s your gift card',
  giftCard: 'Thank you for inviting people to {product}.',
  giftCardDollars: '${dollars}',
  labelGiftCardCode: 'Code',
  giftCardKeep: 'Keep this email. We delete the code on our side after three months.',
  footerGiftCard: 'You’re receiving this email because you redeemed points on {product}.',

  // Shared
  labelAccount: 'Account',
  footerFeedback: 'You’re receiving this email because you run this {product} server (OPERATOR_EMAIL).',
  greeting: 'Hi {name},',
  greetingGuest: 'Hello,',
  clockForward:
    'The clocks go forward before this meeting ({date}, {amount}). The time here already accounts for it.',
  clockBack:
    'The clocks go back before this meeting ({date}, {amount}). The time here already accounts for it.',
  labelCode: 'Your code',
  chooseMails: 'Choose which emails you get',
  codeIsYours: 'We never ask for this code by phone or in another email.',
  replyReaches: 'Your reply goes to {name}.',
  footerHost: 'You’re receiving this email because people book you with {product}.',
  stopAllMails: 'Stop all emails from {product}',
  allDay: 'All day',
  footerNewDevice: 'You’re receiving this email because you have an account with {product}.',

  // Webhooks
  subjectWebhookFailing: 'Your webhook at {address} is failing',
  subjectWebhookGone: 'Your webhook at {address} was turned off',
  headingWebhookFailing: 'A webhook is failing',
  headingWebhookGone: 'A webhook was turned off',
  webhookFailing: {
    one: '{address} didn’t accept what we sent: {count} attempt has failed.',
    other: '{address} doesn’t accept what we send: {count} attempts in a row have failed.',
  },
  webhookGone:
    '{address} responded with 410 (gone), so we turned the webhook off and dropped what was waiting for it.',
  labelSince: 'Since',
  labelLastAttempt: 'Last attempt',
  webhookAnswered: 'Responded with {status}',
  webhookNoAnswer: 'The server didn’t respond',
  webhookTimeout: 'The server took too long',
  webhookCertificate: 'The site’s certificate isn’t valid',
  webhookNoHost: 'No server has this name',
  webhookPrivate: 'The address is on a private network',
  webhookAddress: 'The address can’t be used',
  actionWebhook: 'Open the webhook',
  textWebhook: 'See what we sent, and try again:',
  textWebhookGone: 'If it’s back, turn the webhook on again here:',
  webhookFailingClosing:
    'We keep trying, but less and less often. When the address works again, we send everything that’s waiting. We give up after about three days.',
  webhookGoneClosing: 'Bookings and emails aren’t affected.',
  footerWebhook: 'You’re receiving this email because you added this webhook in {product}.',
} as const
