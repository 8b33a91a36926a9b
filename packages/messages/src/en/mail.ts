export const mail = {
  // Subjects
  subjectBookedForHost: '{invitee} booked {event}, {when}',
  subjectBooked: 'Confirmed: {event} with {name}, {when}',
  subjectMoved: 'New time: {event} with {name}, {when}',
  subjectCanceled: 'Canceled: {event} with {name}, {when}',
  subjectReminder: 'Reminder: {event} with {name}, {when}',
  subjectVerification: 'Confirm your e-mail address for {product}',
  subjectKnownAccount: 'You already have an account with {product}',
  subjectNewDevice: 'New sign-in to {product}',

  // What stands in large letters
  headingBookedForHost: 'New booking',
  headingBooked: 'You are booked',
  headingMoved: 'There is a new time',
  headingCanceled: 'Canceled',
  headingReminder: 'Coming up',
  headingVerification: 'Is this your address?',
  headingKnownAccount: 'You already have an account',
  headingNewDevice: 'New sign-in',

  greeting: 'Hi {name},',
  greetingGuest: 'Hello,',

  // The first sentence
  bookedForHost: '{name} has booked a meeting with you.',
  booked: 'Your meeting with {name} is booked.',
  bookedForGuest: '{invitee} has booked a meeting with {owner} and would like you to be there.',
  moved: 'Your meeting with {name} has a new time.',
  movedByYou: 'You moved your meeting with {name}. This is the new time.',
  movedByOther: '{name} has moved your meeting to a new time.',
  movedForGuest: 'The meeting of {invitee} with {owner}, which you are invited to, has a new time.',
  canceled: 'Your meeting with {name} has been canceled.',
  canceledByYou: 'You canceled your meeting with {name}.',
  canceledByOther: '{name} has canceled your meeting.',
  canceledForGuest: 'The meeting of {invitee} with {owner}, which you were invited to, has been canceled.',
  reminder: 'Your meeting with {name} starts {in}.',
  reminderForGuest: 'The meeting of {invitee} with {owner} starts {in}.',
  verification:
    'Somebody has signed up for {product} with this address. If it was you, please confirm that it is yours.',
  knownAccount:
    'Somebody has tried to sign up for {product} with this address. If it was you: you already have an account, just sign in.',
  newDevice: 'Somebody has signed in to your {product} account in a browser that was not used for it before.',

  // When
  zone: '{zone} ({place})',
  timeForOther: 'For {name} it is {time}.',
  clockForward:
    'The clocks go forward by {amount} on {date}, before this meeting. The time here already counts that in.',
  clockBack:
    'The clocks go back by {amount} on {date}, before this meeting. The time here already counts that in.',

  // Labels of what follows
  labelWith: 'With',
  labelWhere: 'Where',
  labelGuests: 'Guests',
  labelBefore: 'Before',
  labelReason: 'Reason',
  labelCode: 'Your code',
  labelTime: 'When',
  labelDevice: 'Browser',
  labelNetwork: 'Network',
  deviceOn: '{browser} on {system}',
  deviceUnknown: 'Not known',
  byPhone: 'By phone, {number}',

  // What can be done
  actionReschedule: 'Reschedule',
  actionCancel: 'Cancel',
  actionBooking: 'Open the booking',
  actionBookAgain: 'Book another time',
  actionOpen: 'Open in the dashboard',
  actionVerify: 'Confirm my address',
  actionSignIn: 'Sign in',
  actionActivity: 'See what was done',
  textManage: 'If the time does not suit you, you can move or cancel the meeting here:',
  textReschedule: 'If the time does not suit you, you can move the meeting here:',
  textCancel: 'If you cannot come, you can cancel the meeting here:',
  textBooking: 'Your booking:',
  textBookAgain: 'To book another time:',
  textOpen: 'The booking in your dashboard:',
  textVerify: 'Confirm it with this link:',
  textSignIn: 'Sign in here:',
  textActivity: 'What was done in your account:',

  // Last sentences
  invitationAttached: 'The invitation is attached. Many calendars add it by themselves.',
  updateAttached: 'The attached invitation replaces the earlier one in your calendar.',
  cancelationAttached: 'The attached notice takes it out of your calendar.',
  replyReaches: 'A reply to this mail reaches {name}.',

  verificationLasts:
    'Type the code where you signed up, or follow the link. Both are valid for 24 hours and work once.',
  newDeviceOwn: 'If it was you, there is nothing to do. If it was not, somebody else knows your password.',

  // Why one gets this
  footerHost: 'You get this because people book you with {product}.',
  footerInvitee:
    'You get this because this address was used to book a meeting with {owner} through {product}.',
  footerGuest: 'You get this because {invitee} named you as a guest of a meeting booked through {product}.',
  footerVerification:
    'If you did not sign up, ignore this mail and give the code to nobody: without it nothing comes of this.',
  footerKnownAccount: 'If it was not you, there is nothing to do: nobody has got into your account.',
  footerNewDevice: 'You get this because you have an account with {product}.',

  // The mailbox page of a server that sends no mail outside
  mailboxTitle: 'Mailbox',
  mailboxIntro: 'Mails this server would have sent. Set SMTP_URL and they go out for real.',
  mailboxEmpty: 'No mail yet',
  mailboxEmptyHint: 'Book a meeting: the confirmations to host and invitee land here a moment later.',
  mailboxEmptyFor: 'No mail to {to}',
  mailboxAll: 'All recipients',
  mailboxFilter: 'Recipient',
  mailboxFilterAction: 'Filter',
  mailboxOlder: 'Older mails',
  mailboxBack: 'All mails',
  mailboxChoose: 'Choose a mail to read it',
  mailboxNotFound: 'This mail is not here',
  mailboxCount: { one: '{count} mail', other: '{count} mails' },
  mailboxNoSubject: 'No subject',
  mailboxFrom: 'From',
  mailboxTo: 'To',
  mailboxReplyTo: 'Reply to',
  mailboxDate: 'Date',
  mailboxHtml: 'HTML',
  mailboxText: 'Text',
  mailboxCalendar: 'Calendar',
  mailboxHeaders: 'Headers',
  mailboxAttachments: 'Attachments',
  mailboxRaw: 'Raw message',
  mailboxAsJson: 'As JSON',
  mailboxNoHtml: 'This mail has no HTML part.',
  mailboxNoText: 'This mail has no text part.',
  mailboxMethodRequest: 'Invitation',
  mailboxMethodCancel: 'Cancelation',
  mailboxBytes: '{size} bytes',
} as const
