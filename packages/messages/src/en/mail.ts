export const mail = {
  // Subjects
  subjectBookedForHost: '{invitee} booked {event}, {when}',
  subjectBooked: 'Confirmed: {event} with {name}, {when}',
  subjectInvited: 'Invitation: {event} with {name}, {when}',
  subjectMoved: 'New time: {event} with {name}, {when}',
  subjectCanceled: 'Canceled: {event} with {name}, {when}',
  subjectReminder: 'Reminder: {event} with {name}, {when}',
  subjectConfirm: 'Please confirm: {event} with {name}, {when}',
  subjectVerification: 'Confirm your e-mail address for {product}',
  subjectWebhookFailing: 'Your webhook at {address} is failing',
  subjectWebhookGone: 'Your webhook at {address} was turned off',

  // What stands in large letters
  headingBookedForHost: 'New booking',
  headingBooked: 'You are booked',
  headingInvited: 'You are invited',
  headingMoved: 'There is a new time',
  headingCanceled: 'Canceled',
  headingReminder: 'Coming up',
  headingConfirm: 'One more step',
  headingVerification: 'Is this your address?',
  headingWebhookFailing: 'A webhook is failing',
  headingWebhookGone: 'A webhook was turned off',

  greeting: 'Hi {name},',
  greetingGuest: 'Hello,',

  // The first sentence
  bookedForHost: '{name} has booked a meeting with you.',
  booked: 'Your meeting with {name} is booked.',
  bookedForGuest: 'Somebody booked a meeting with {owner} and added you as a guest.',
  moved: 'Your meeting with {name} has a new time.',
  movedByYou: 'You moved your meeting with {name}. This is the new time.',
  movedByOther: '{name} has moved your meeting to a new time.',
  movedForGuest: 'The meeting with {owner} that you were added to as a guest has a new time.',
  canceled: 'Your meeting with {name} has been canceled.',
  canceledByYou: 'You canceled your meeting with {name}.',
  canceledByOther: '{name} has canceled your meeting.',
  canceledForGuest: 'The meeting with {owner} that you were added to as a guest has been canceled.',
  reminder: 'Your meeting with {name} starts {in}.',
  reminderForGuest: 'The meeting with {owner} that you were added to as a guest starts {in}.',
  verification:
    'An account with {product} was opened with this address. Please confirm that the address is yours.',
  webhookFailing: {
    one: '{address} did not accept what was sent to it: {count} attempt has failed.',
    other: '{address} does not accept what is sent to it: {count} attempts in a row have failed.',
  },
  webhookGone:
    '{address} answered 410, “gone”. So the webhook was turned off, and what was waiting for it was given up.',
  confirm:
    'This time with {name} is kept free for you until {until}. Nothing is booked yet: confirm that this address is yours.',

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
  labelSince: 'Since',
  labelLastAttempt: 'Last attempt',
  webhookAnswered: 'Answered {status}',
  webhookNoAnswer: 'The server did not answer',
  webhookTimeout: 'The server took too long',
  webhookCertificate: 'The certificate of the site is not valid',
  webhookNoHost: 'There is no server of this name',
  webhookPrivate: 'The address lies in a private network',
  webhookAddress: 'The address cannot be used',
  byPhone: 'By phone, {number}',

  // What can be done
  actionReschedule: 'Reschedule',
  actionCancel: 'Cancel',
  actionBooking: 'Open the booking',
  actionBookAgain: 'Book another time',
  actionOpen: 'Open in the dashboard',
  actionConfirm: 'Confirm and book',
  actionVerify: 'Confirm my address',
  actionWebhook: 'Open the webhook',
  textManage: 'If the time does not suit you, you can move or cancel the meeting here:',
  textReschedule: 'If the time does not suit you, you can move the meeting here:',
  textCancel: 'If you cannot come, you can cancel the meeting here:',
  textBooking: 'Your booking:',
  textBookAgain: 'To book another time:',
  textOpen: 'The booking in your dashboard:',
  textConfirm: 'Type the code where you asked for the time, or open this page and book there:',
  textVerify: 'Confirm it with this link:',
  textWebhook: 'What was sent, and a button to try again now:',
  textWebhookGone: 'Is it back? Then turn the webhook on again here:',

  // Which mails the reader wants
  askGuest:
    'Would you like to hear more about this meeting? Without your answer you get no reminders, and of changes only those that {owner} makes.',
  choiceKeep: 'Keep me informed',
  choiceMeeting: 'No mails about this',
  choiceAll: 'None at all from here',
  chooseMails: 'Choose which mails you get',

  // Last sentences
  invitationAttached: 'The invitation is attached. Many calendars add it by themselves.',
  updateAttached: 'The attached invitation replaces the earlier one.',
  cancelationAttached: 'With the attached notice your calendar can take it out.',
  webhookFailingClosing:
    'It is tried less and less often now. When the address accepts something again, all that waits is sent at once; what waits for more than about three days is given up.',
  webhookGoneClosing: 'Bookings and mails are not affected.',
  codeIsYours: 'We never ask for this code by phone or in another mail.',
  replyReaches: 'A reply to this mail reaches {name}.',

  // Why one gets this
  footerHost: 'You get this because people book you with {product}.',
  footerInvitee:
    'You get this because this address was used to book a meeting with {owner} through {product}.',
  footerGuest:
    'You get this because somebody who booked a meeting with {owner} through {product} added this address as a guest.',
  footerConfirm:
    'You get this because somebody gave this address to book a meeting with {owner} through {product}. If it was not you, ignore this mail: nothing is booked, and you will get no further mail about it.',
  footerVerification:
    'If you did not open an account, somebody else gave your address. Do not confirm it: the account then stays unconfirmed.',
  footerWebhook: 'You get this because you added this webhook in {product}.',

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
  mailboxUnread: 'This mail cannot be taken apart. The raw message is as it came.',
  mailboxMethodRequest: 'Invitation',
  mailboxMethodCancel: 'Cancelation',
  mailboxBytes: '{size} bytes',
} as const
