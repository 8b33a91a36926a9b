export const mail = {
  // Subjects
  subjectBookedForHost: '{invitee} booked {event}, {when}',
  subjectBooked: 'Confirmed: {event} with {name}, {when}',
  subjectMoved: 'New time: {event} with {name}, {when}',
  subjectCanceled: 'Canceled: {event} with {name}, {when}',
  subjectReminder: 'Reminder: {event} with {name}, {when}',
  subjectConfirm: 'Please confirm: {event} with {name}, {when}',
  subjectVerification: 'Confirm your e-mail address for {product}',

  // What stands in large letters
  headingBookedForHost: 'New booking',
  headingBooked: 'You are booked',
  headingMoved: 'There is a new time',
  headingCanceled: 'Canceled',
  headingReminder: 'Coming up',
  headingConfirm: 'One more step',
  headingVerification: 'Is this your address?',

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
  confirm:
    'This time with {name} is kept free for you until {until}. Nothing is booked yet: confirm that this address is yours.',
  verification: 'Thank you for opening an account with {product}. Please confirm that this address is yours.',

  // When
  zone: '{zone} ({place})',
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
  byPhone: 'By phone, {number}',

  // What can be done
  actionReschedule: 'Reschedule',
  actionCancel: 'Cancel',
  actionBooking: 'Open the booking',
  actionBookAgain: 'Book another time',
  actionOpen: 'Open in the dashboard',
  actionConfirm: 'Confirm and book',
  actionVerify: 'Confirm my address',
  textManage: 'If the time does not suit you, you can move or cancel the meeting here:',
  textReschedule: 'If the time does not suit you, you can move the meeting here:',
  textCancel: 'If you cannot come, you can cancel the meeting here:',
  textBooking: 'Your booking:',
  textBookAgain: 'To book another time:',
  textOpen: 'The booking in your dashboard:',
  textConfirm: 'Type the code where you asked for the time, or open this page and book there:',
  textVerify: 'Confirm it with this link:',

  // Last sentences
  invitationAttached: 'The invitation is attached. Many calendars add it by themselves.',
  updateAttached: 'The attached invitation replaces the earlier one in your calendar.',
  cancelationAttached: 'The attached notice takes it out of your calendar.',
  codeIsYours: 'We never ask for this code by phone or in another mail.',
  replyReaches: 'A reply to this mail reaches {name}.',

  // Why one gets this
  footerHost: 'You get this because people book you with {product}.',
  footerInvitee:
    'You get this because this address was used to book a meeting with {owner} through {product}.',
  footerGuest: 'You get this because {invitee} named you as a guest of a meeting booked through {product}.',
  footerConfirm:
    'You get this because somebody gave this address to book a meeting with {owner} through {product}. If it was not you, ignore this mail: nothing is booked, and without you nothing comes of it.',
  footerVerification:
    'If you did not open an account, ignore this mail: without your confirmation nothing comes of it.',

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
