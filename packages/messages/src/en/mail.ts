export const texts = {
  // Subjects
  subjectBookedForHost: '{invitee} booked {event}, {when}',
  subjectBooked: 'Confirmed: {event} with {name}, {when}',
  subjectInvited: 'Invitation: {event} with {name}, {when}',
  subjectMoved: 'New time: {event} with {name}, {when}',
  subjectRoom: 'Link to join: {event} with {name}, {when}',
  subjectCanceled: 'Canceled: {event} with {name}, {when}',
  subjectPutBack: 'Not moved: {event} with {name}, {when}',
  subjectReminder: 'Reminder: {event} with {name}, {when}',
  subjectConfirm: 'Please confirm: {event} with {name}, {when}',
  subjectVerification: 'Confirm your e-mail address for {product}',
  subjectWebhookFailing: 'Your webhook at {address} is failing',
  subjectWebhookGone: 'Your webhook at {address} was turned off',
  subjectKnownAccount: 'You already have an account with {product}',
  subjectNewDevice: 'New sign-in to {product}',

  // What stands in large letters
  headingBookedForHost: 'New booking',
  headingBooked: 'You are booked',
  headingInvited: 'You are invited',
  headingMoved: 'There is a new time',
  headingRoom: 'How to join',
  headingCanceled: 'Canceled',
  headingPutBack: 'The time has not changed',
  putBackTaken:
    'You moved this meeting in your calendar to a time when you have another one. It keeps its time, and we moved it back in your calendar.',
  putBackStarted:
    'You moved this meeting in your calendar after it had started. It keeps its time, and we moved it back in your calendar.',
  putBackNoTimes:
    'You made this meeting an all-day event in your calendar. A meeting needs a start and an end, so it keeps its time, and we moved it back in your calendar.',
  putBackNotADay:
    'You moved this meeting in your calendar to a time, or to more than one day. It is for one whole day, so it keeps that day, and we moved it back in your calendar.',
  putBackForInvitee:
    '{name} moved this meeting in their calendar for a moment, but its time has not changed. If your calendar shows another time, ignore it.',
  textPutBack: 'Choose another time for this meeting in your dashboard:',
  headingReminder: 'Coming up',
  headingConfirm: 'One more step',
  headingVerification: 'Is this your address?',
  headingWebhookFailing: 'A webhook is failing',
  headingWebhookGone: 'A webhook was turned off',
  headingKnownAccount: 'You already have an account',
  headingNewDevice: 'New sign-in',

  subjectDeletionAsked: 'Your {product} account will be deleted',
  headingDeletionAsked: 'Goodbye',
  deletionAsked:
    'Your {product} account was closed and will be deleted in {days} days, with everything in it. Your pages cannot be found any more.',
  textKeepAccount: 'If you want to keep it, or if it was not you, sign in before that:',
  deletionAskedClosing: 'If you want it gone, there is nothing to do. Thank you for having been here.',
  subjectDeletionTakenBack: 'Your {product} account stays',
  headingDeletionTakenBack: 'Welcome back',
  deletionTakenBack:
    'Somebody has signed in to your {product} account: it is not deleted, and your pages are open again.',
  actionDeletion: 'Open the settings',
  textDeleteAgain: 'If you do not want that, you can have it deleted again here:',
  deletionTakenBackClosing: 'Meetings that were canceled stay canceled.',
  reasonFarewell:
    '{name} is closing this booking page. We are sorry about the meeting: if you would still like to meet, please write to {name}.',
  subjectFeedback: '{name} wrote to you from {product}',
  headingFeedback: 'Feedback from {name}',
  feedback: '{name} has something to say:',
  labelMessage: 'Message',
  labelAccount: 'Account',
  labelScreen: 'Screen',
  footerFeedback: 'You get this because you run this {product} server (OPERATOR_EMAIL).',
  subjectReferral: '{name} invites you to {product}',
  headingReferral: '{name} thinks that you would like {product}',
  referral:
    '{product} lets people book meetings with you at times that suit you both, without mails to and fro. {name} uses it and invites you to try it.',
  actionTry: 'Have a look',
  textTry: 'Have a look here:',
  referralClosing: 'There will be no second mail like this from {name}.',
  footerReferral:
    'You get this because {name} ({page}) invited you to {product}. We won’t use your address for anything else.',
  subjectReward: '{name} claims a gift card of {dollars} dollars',
  headingReward: 'A gift card is to be sent',
  reward:
    '{name} claims {points} points for people who came by their link and pay for a plan. Please send a gift card to {email}.',
  labelWorth: 'Worth',
  worthDollars: '{dollars} dollars ({points} points)',
  subjectDomainWorks: 'Your domain {domain} works',
  headingDomainWorks: 'It works',
  domainWorks: 'Your booking pages are at {domain} now. Links, embeds and mails carry it from now on.',
  subjectConnection: '{account} has to be connected again',
  headingConnection: 'A calendar account has to be connected again',
  connectionBroken:
    '{account} lets us in no more. The busy times that were known last still count, but what is new in its calendars is not seen, and bookings wait to be written.',
  actionConnection: 'Connect again',
  textConnection: 'Reconnect it here; nothing that you chose is lost:',
  subjectFailing: '{account} does not answer',
  headingFailing: 'A connected account does not answer',
  connectionFailing:
    'For minutes {account} has answered with nothing but errors. The busy times that were known last still count, but what is new in its calendars is not seen, and what is to be written there waits. We go on trying; mostly this passes by itself.',
  actionFailing: 'See how it stands',
  textFailing: 'How it stands, and what was asked of late:',
  footerConnection: 'You get this because you connected this account with {product}.',
  subjectDomainFails: 'Your domain {domain} does not work any more',
  headingDomainFails: 'A domain has stopped working',
  domainFails:
    '{domain} has not led to your booking pages for more than an hour. Links and mails carry the address of this server again, which always works.',
  actionDomain: 'Open the settings',
  textDomainWorks: 'Your domain in the settings:',
  textDomain: 'What is wrong, and what has to stand in your DNS:',
  footerDomain: 'You get this because you use this domain with {product}.',
  billingPaymentFailed: 'Your card was refused',
  billingPaymentFailedText:
    'We could not charge your card for your plan. Pay the invoice or update your card by the date below. Everything works until then. After that, you’ll lose your paid features.',
  billingCardExpiring: 'Your card expires soon',
  billingCardExpiringText:
    'The card with which your plan is paid is good until the date below. Show another card before it is next charged, and nothing changes.',
  billingCanceled: 'Your subscription is canceled',
  billingCanceledText:
    'You can use everything until the date below, and take the cancelation back until then.',
  billingEnded: 'Your subscription has ended',
  billingEndedText: 'What you have made stays as it is. With a plan it can be used again.',
  billingSubscribed: 'Thank you for subscribing',
  billingSubscribedText: 'Your plan counts from now on. The invoice is on your billing page.',
  billingRefunded: 'A payment was given back',
  billingRefundedText:
    'The amount below goes back to the card with which it was paid. Your bank shows it within five to ten working days. Nothing changes about your plan.',
  billingRefundFailed: 'A refund did not arrive',
  billingRefundFailedText:
    'Your bank did not take the amount below, as happens where a card was closed. It came back to us and is still owed to you. Please ask your bank whether the card still takes payments.',
  billingRenewed: 'Your plan was renewed',
  billingRenewedText:
    'The invoice below is paid. Your plan goes on until the date below and is then renewed again, unless you cancel.',
  billingDisputed: 'A payment was disputed',
  billingDisputedText:
    'The bank of your card tells us that whoever owns it objects to the payment below. Until that is decided the bank may keep the amount. Your plan goes on meanwhile. If it was a mistake, please tell your bank; otherwise there is nothing to do.',
  billingDisputeWon: 'The payment stands',
  billingDisputeWonText:
    'Your bank has decided about the payment below: it stands. If your bank had given you the amount meanwhile, it takes it back. Nothing changes about your plan.',
  billingDisputeLost: 'The payment goes back to you',
  billingDisputeLostText:
    'Your bank has decided about the payment below: the amount is yours again, and your bank shows it with your card. Nothing changes about your plan.',
  billingDisputeClosed: 'Your bank asks no more',
  billingDisputeClosedText:
    'The bank of your card no longer asks about the payment below. There is nothing to do.',
  labelAmount: 'Amount',
  amountOf: '{amount} of {paid}',
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
  billingTrialEndingText: 'Your trial ends at the time below. Choose a plan to go on with everything.',
  billingTrialEnded: 'Your trial has ended',
  billingTrialEndedText:
    'Your trial is over. What you have made stays as it is. Choose a plan to go on with everything.',
  actionBilling: 'See billing',
  actionPay: 'Pay now',
  textPay: 'Pay here:',
  actionPlans: 'Choose a plan',
  textPlans: 'The plans:',
  textBilling: 'Your billing page:',
  subjectExportReady: 'Your {product} export is ready',
  headingExportReady: 'Everything in one file',
  exportReady: 'Everything that is in your {product} account has been written into one file.',
  labelUntil: 'Kept until',
  actionExport: 'Fetch the file',
  textExport: 'Fetch it here:',
  exportOnce:
    'It can be fetched once, by you alone, and is deleted then. Keep it well: it holds what your invitees told you.',

  subjectPasswordReset: 'A new password for {product}',
  subjectPasswordChanged: 'Your {product} password was changed',
  headingPasswordReset: 'A new password',
  headingPasswordChanged: 'Password changed',
  passwordReset:
    'Somebody has asked for a new password for your {product} account. If it was you, choose one here.',
  passwordChanged:
    'The password of your {product} account was changed, and you were signed out everywhere else.',
  actionPasswordReset: 'Choose a new password',
  textPasswordReset: 'Choose a new password:',
  textNotYou: 'If it was not you, choose a new password at once:',
  passwordResetLasts:
    'The link holds for 30 minutes, and once. If it was not you, nothing is to be done: your password stays.',
  changeOwn: 'If it was you, there is nothing to do.',

  passwordChangedPasskeys: 'These passkeys can still sign in: {names}. Remove any you don’t recognize: {url}',
  subjectTwoFactorOn: 'Two-factor sign-in to {product} is on',
  headingTwoFactorOn: 'Two-factor sign-in is on',
  twoFactorOn:
    'Signing in to your {product} account takes a code of an authenticator app from now on, and you were signed out everywhere else.',
  subjectTwoFactorOff: 'Two-factor sign-in to {product} is off',
  headingTwoFactorOff: 'Two-factor sign-in is off',
  twoFactorOff:
    'Signing in to your {product} account takes the password alone from now on, and you were signed out everywhere else.',
  subjectTwoFactorGuessed: 'Wrong two-factor codes for your {product} account',
  headingTwoFactorGuessed: 'Someone is trying two-factor codes',
  twoFactorGuessed:
    'Someone entered several wrong two-factor codes for your {product} account. They have your password or use a browser where you’re signed in. Each wrong code makes them wait longer before the next one.',
  twoFactorGuessedOwn:
    'If it was you, wait a moment and enter a new code from your app. A recovery code works right away.',
  subjectRecoveryCodes: 'New recovery codes for {product}',
  headingRecoveryCodes: 'New recovery codes',
  recoveryCodesRenewed:
    'New recovery codes were made for your {product} account. Those from before are good for nothing.',
  subjectRecoveryCodeUsed: 'A recovery code was used for {product}',
  headingRecoveryCodeUsed: 'A recovery code was used',
  recoveryCodeUsed:
    'A recovery code of your {product} account was used, which works once. Make new ones before the last is gone.',

  subjectEmailChange: 'Another e-mail address for your {product} account?',
  headingEmailChange: 'Another e-mail address?',
  emailChangeOld:
    'Your {product} account is to have another e-mail address: {email}. It will, once both addresses have agreed; this is the old one.',
  emailChangeNew:
    'Somebody wants to sign in to {product} with this address from now on. If it was you, agree here; the old address is asked as well.',
  emailChangeLasts: 'The link holds for 24 hours, and once.',
  emailChangeNotYou:
    'If it was not you, do not follow it and choose a new password: somebody else knows yours.',
  actionEmailChange: 'Agree to the change',
  textEmailChange: 'Agree to the change:',
  subjectEmailChanged: 'Your {product} account has another e-mail address',
  headingEmailChanged: 'Another e-mail address',
  emailChanged:
    'The e-mail address of your {product} account was changed, after the old and the new one had agreed. Sign in with the new one from now on.',
  addressTaken:
    'Somebody wanted this address for another {product} account. You already have an account with it, and nothing has changed.',
  footerEmailChange: 'If it was not you, ignore this mail: without you nothing comes of it.',

  subjectPasskeyAdded: 'A passkey was added to {product}',
  headingPasskeyAdded: 'Passkey added',
  passkeyAdded:
    'A passkey was added to your {product} account. Whoever has it signs in without the password.',
  subjectPasskeyRemoved: 'A passkey was removed from {product}',
  headingPasskeyRemoved: 'Passkey removed',
  passkeyRemoved: 'A passkey was removed from your {product} account. Nobody signs in with it any more.',
  actionPasskeys: 'See the passkeys',
  textPasskeys: 'If it was not you, remove it here and choose a new password:',

  greeting: 'Hi {name},',
  greetingGuest: 'Hello,',

  // The first sentence
  bookedForHost: '{name} has booked a meeting with you.',
  booked: 'Your meeting with {name} is booked.',
  bookedForGuest: 'Somebody booked a meeting with {owner} and added you as a guest.',
  bookedForGuestBy: '{name} booked a meeting with {owner} and added you as a guest.',
  moved: 'Your meeting with {name} has a new time.',
  movedByYou: 'You moved your meeting with {name}. This is the new time.',
  movedByOther: '{name} has moved your meeting to a new time.',
  movedForGuest: 'The meeting with {owner} that you were added to as a guest has a new time.',
  room: 'This is how you join your meeting with {name}.',
  roomForGuest: 'This is how you join the meeting with {owner} that you were added to as a guest.',
  canceled: 'Your meeting with {name} has been canceled.',
  canceledByYou: 'You canceled your meeting with {name}.',
  canceledByOther: '{name} has canceled your meeting.',
  canceledForGuest: 'The meeting with {owner} that you were added to as a guest has been canceled.',
  reminder: 'Your meeting with {name} starts {in}.',
  reminderForGuest: 'The meeting with {owner} that you were added to as a guest starts {in}.',
  webhookFailing: {
    one: '{address} did not accept what was sent to it: {count} attempt has failed.',
    other: '{address} does not accept what is sent to it: {count} attempts in a row have failed.',
  },
  webhookGone:
    '{address} answered 410, “gone”. So the webhook was turned off, and what was waiting for it was given up.',
  confirm:
    'This time with {name} is kept free for you until {until}. Nothing is booked yet: confirm that this address is yours.',
  verification:
    'Somebody has signed up for {product} with this address. If it was you, please confirm that it is yours.',
  knownAccount:
    'Somebody has tried to sign up for {product} with this address. If it was you: you already have an account, just sign in.',
  newDevice: 'Somebody has signed in to your {product} account in a browser that was not used for it before.',

  // When
  timeForOther: 'For {name} it is {time}.',
  clockForward:
    'The clocks go forward by {amount} on {date}, before this meeting. The time here already counts that in.',
  clockBack:
    'The clocks go back by {amount} on {date}, before this meeting. The time here already counts that in.',

  // Labels of what follows
  labelWith: 'With',
  labelCode: 'Your code',
  labelWhere: 'Where',
  labelGuests: 'Guests',
  labelBefore: 'Before',
  labelReason: 'Reason',
  labelSince: 'Since',
  labelLastAttempt: 'Last attempt',
  webhookAnswered: 'Answered {status}',
  webhookNoAnswer: 'The server did not answer',
  webhookTimeout: 'The server took too long',
  webhookCertificate: 'The certificate of the site is not valid',
  webhookNoHost: 'There is no server of this name',
  webhookPrivate: 'The address lies in a private network',
  webhookAddress: 'The address cannot be used',
  labelTime: 'When',
  labelDevice: 'Browser',
  labelNetwork: 'Network',
  deviceOn: '{browser} on {system}',
  deviceUnknown: 'Not known',
  byPhone: 'By phone, {number}',
  youCall: 'You call {number}',
  hostCallsYou: '{name} calls you: {number}',
  hostCalls: '{name} calls the invitee',
  roomSentBy: '{name} will send you the link to join.',
  roomSentByYou: 'Please send the link to join.',

  // What can be done
  actionJoin: 'Join',
  actionCalendar: 'Add to calendar',
  actionReschedule: 'Reschedule',
  actionCancel: 'Cancel',
  actionBooking: 'Open the booking',
  actionDecline: 'I cannot come',
  actionBookAgain: 'Book another time',
  actionOpen: 'Open in the dashboard',
  actionConfirm: 'Confirm and book',
  actionVerify: 'Confirm my address',
  actionWebhook: 'Open the webhook',
  actionSignIn: 'Sign in',
  actionActivity: 'See what was done',
  textManage: 'If the time does not suit you, you can move or cancel the meeting here:',
  textReschedule: 'If the time does not suit you, you can move the meeting here:',
  textCancel: 'If you cannot come, you can cancel the meeting here:',
  textBooking: 'Your booking:',
  textDecline: 'If you cannot come, say so here; the meeting stays for the others:',
  textBookAgain: 'To book another time:',
  textOpen: 'The booking in your dashboard:',
  textConfirm: 'Type the code where you asked for the time, or open this page and book there:',
  textVerify: 'Confirm it with this link:',
  textWebhook: 'What was sent, and a button to try again now:',
  textWebhookGone: 'Is it back? Then turn the webhook on again here:',
  // Which mails the reader wants
  askGuest:
    'Would you like reminders of this meeting? Without your answer we only tell you about a new time or a cancelation.',
  choiceKeep: 'Keep me informed',
  choiceMeeting: 'No mails about this',
  choiceAll: 'None at all from here',
  chooseMails: 'Choose which mails you get',
  textSignIn: 'Sign in here:',
  textActivity: 'What was done in your account:',

  // Last sentences
  changeUntil: 'You can reschedule or cancel until {time}.',
  rescheduleUntil: 'You can reschedule until {time}.',
  cancelUntil: 'You can cancel until {time}.',
  invitationAttached: 'The invitation is attached. Many calendars add it by themselves.',
  updateAttached: 'The attached invitation replaces the earlier one.',
  cancelationAttached: 'With the attached notice your calendar can take it out.',
  webhookFailingClosing:
    'It is tried less and less often now. When the address accepts something again, all that waits is sent at once; what waits for more than about three days is given up.',
  webhookGoneClosing: 'Bookings and mails are not affected.',
  codeIsYours: 'We never ask for this code by phone or in another mail.',
  replyReaches: 'A reply to this mail reaches {name}.',

  verificationLasts:
    'Type the code where you signed up, or follow the link. Both are valid for 24 hours and work once.',
  newDeviceOwn: 'If it was you, there is nothing to do. If it was not, somebody else knows your password.',

  // Why one gets this
  footerHost: 'You get this because people book you with {product}.',
  footerInvitee:
    'You get this because this address was used to book a meeting with {owner} through {product}.',
  footerGuest:
    'You get this because somebody who booked a meeting with {owner} through {product} added this address as a guest.',
  footerInviteeOf: 'You get this because this address was used to book a meeting with {owner}.',
  footerGuestOf:
    'You get this because somebody who booked a meeting with {owner} added this address as a guest.',
  footerConfirmOf:
    'You get this because somebody gave this address to book a meeting with {owner}. If it was not you, ignore this mail: nothing is booked, and without you nothing comes of it.',
  footerConfirm:
    'You get this because somebody gave this address to book a meeting with {owner} through {product}. If it was not you, ignore this mail: nothing is booked, and without you nothing comes of it.',
  footerVerification:
    'If you did not sign up, ignore this mail and give the code to nobody: without it nothing comes of this.',
  footerWebhook: 'You get this because you added this webhook in {product}.',
  footerKnownAccount: 'If it was not you, there is nothing to do: nobody has got into your account.',
  subjectHeld: 'Some of your emails will go out later',
  headingHeld: 'Some of your emails are waiting',
  held: '{product} limits how many new people you can email in one day, and you’ve reached that limit. The rest will go out automatically over the next few days.',
  actionHeld: 'See what’s waiting',
  textHeld: 'See what’s waiting:',
  heldClosing:
    'Nothing is lost, and you don’t need to do anything. Your limit grows as your account gets older.',
  subjectPollInvited: '{name} asks when you can come: {poll}',
  subjectPollReminder: 'Reminder: when can you come? {poll}',
  subjectPollConfirm: 'Confirm your vote: {poll}',
  subjectPollVoted: 'Your vote: {poll}',
  subjectPollRemoved: 'Please vote again: {poll}',
  subjectPollChanged: 'The times have changed: {poll}',
  subjectPollDecided: 'The time is set: {poll}',
  subjectPollVotedHost: '{name} voted: {poll}',
  subjectPollDeclinedHost: '{name} cannot come: {poll}',
  headingPollInvited: 'When can you come?',
  headingPollReminder: 'Your times are still missing',
  headingPollVoted: 'Confirm your vote',
  headingPollProved: 'Thanks, your vote is in',
  headingPollVotedAgain: 'You’ve already voted',
  headingPollRemoved: 'Please vote again',
  headingPollChanged: 'The times have changed',
  headingPollDecided: 'The time is set',
  headingPollVotedHost: 'A new vote',
  headingPollDeclinedHost: 'Somebody cannot come',
  pollInvited:
    '{name} is looking for a time for “{poll}” and would like to know when you can come. You need no account.',
  pollReminder: '{name} is still looking for a time for “{poll}”. Your times are missing so far.',
  pollReminderConfirm: 'Your vote on “{poll}” isn’t confirmed yet. Open the link and confirm it’s yours.',
  pollVoted:
    'Someone voted on “{poll}” with your email address. If it was you, confirm your vote. You can change it or take it back as long as the vote is open.',
  pollProved: 'You can change your vote on “{poll}” or take it back as long as the vote is open.',
  pollVotedAgain:
    'Someone already shared preferred times for “{poll}” with this e-mail. Open the link to see, confirm or change them. Earlier links will stop working.',
  pollRemoved:
    '“{poll}” is now {duration} long. Your earlier times were removed, because they may not fit any more: please vote again.',
  pollChanged:
    'The times of “{poll}” have changed. What you said of the others is kept: please look whether it is still right.',
  pollDecided:
    'A time was chosen for “{poll}”, one for which there is no yes of yours: you get no invitation. If you can come after all, tell {name}.',
  pollNotYou: '{name} (not you)',
  pollVotedHost: '{name} voted in “{poll}”.',
  pollDeclinedHost:
    '{name} cannot come to “{poll}” after all. The meeting stays as it is: move or cancel it if it has to be.',
  subjectPollAttendsHost: '{name} can come after all: {poll}',
  headingPollAttendsHost: 'One more can come',
  pollAttendsHost: '{name} can come to “{poll}” after all, and has been invited.',
  labelPollAbout: 'About',
  labelPollTimes: 'Times',
  labelPollDays: 'Days',
  labelPollZone: 'Time zone',
  pollMoreTimes: { one: 'and {count} more', other: 'and {count} more' },
  labelPollUntil: 'Vote until',
  labelPollAdded: 'New',
  labelPollTakenAway: 'Taken away',
  labelPollFinal: 'The time',
  actionPollVote: 'Say when I can come',
  actionPollChange: 'Change my times',
  actionPollConfirm: 'Confirm my vote',
  actionPollOpen: 'See how it stands',
  actionPollSee: 'See the result',
  textPollLink: 'The poll:',
  pollLinkIsYours: 'Whoever has this link can change your vote. Keep it to yourself.',
  choosePollMails: 'Stop emails about this poll',
  footerPollInvited: 'You get this because {owner} ({page}) wants to know when you can come.',
  stopAllMails: 'Stop all emails from {product}',
  footerPollVoter: 'You get this because this address was used to vote. If it wasn’t you, ignore this email.',
  // A meeting that a poll has come to
  allDay: 'All day',
  andOthers: { one: '{name} and {count} other', other: '{name} and {count} others' },
  subjectSet: 'The time is set: {event}, {when}',
  setByYou: 'You chose this time for “{event}”. Everyone who can come has been invited.',
  setByAgreement:
    'Everyone who has to be there can come to “{event}” at this time, so it is set. Everyone who can come has been invited.',
  setAtDeadline:
    'The vote on “{event}” has closed, and this time came out best. Everyone who can come has been invited.',
  setForVoter: '{owner} chose this time for “{event}”. You said that you can come.',
  setForVoterByAgreement:
    'Everyone who has to be there can come to “{event}” with {owner} at this time. You said that you can come, too.',
  setForVoterAtDeadline:
    'The vote on “{event}” with {owner} has closed, and this time came out best. You said that you can come.',
  movedForVoter: '{owner} has moved “{event}” to a new time.',
  roomForVoter: 'This is how you join “{event}” with {owner}.',
  canceledForVoter: '{owner} has canceled “{event}”.',
  reminderForVoter: '“{event}” with {owner} starts {in}.',
  labelAlsoComing: 'Also coming',
  actionPollMeeting: 'See the meeting',
  textPollMeeting: 'The meeting, with its link and your vote:',
  footerVoter:
    'You get this because this address was used to say when you can meet {owner}. If it was not you, ignore this mail.',
  footerNewDevice: 'You get this because you have an account with {product}.',
} as const
