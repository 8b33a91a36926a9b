// Only on pages of event types that confirm the email address.
export const texts = {
  emailHint: 'We’ll email a code to this address. Enter it to book.',

  // The code
  title: 'Check your email',
  sent: 'We sent a six-digit code to {email}. Enter it here to book the meeting.',
  code: 'Code from the email',
  notThere: 'Not there yet? Check your spam folder.',
  sendAgain: 'Send again',
  sentAgain: 'Sent again to {email}',
  again: {
    one: 'You can resend it in {count} second',
    other: 'You can resend it in {count} seconds',
  },
  noMore: 'We can’t send more codes for this time. If none arrives, check the address for typos.',
  changeEmail: 'Change email address',

  // How long the time is held
  kept: {
    one: 'We’re holding this time for {count} more minute',
    other: 'We’re holding this time for {count} more minutes',
  },
  keptShortly: 'Less than a minute left to confirm this time',
  keptUntil: 'We’re holding this time until {time}',

  // Problems
  sixDigits: 'Enter all six digits',
  wrong: 'This isn’t the code from the email',
  usedUp: 'Too many wrong codes. Open the link in the email to book instead.',
  ended: 'We’re no longer holding this time',
  endedHint: 'Nothing was booked. We kept what you typed: try again while the time is free.',
  endedLink: 'Nothing was booked. Try again while the time is free.',
  askAgain: 'Try again',

  // The page behind the link in the email
  linkTitle: 'Book this meeting?',
  linkText: 'One click confirms that {email} is your address, and books the meeting.',
  notYou: 'Not you? Close this page, and nothing will be booked.',

  // The host approves each booking
  approvalHint: 'The host reviews each request. We’ll email you their answer.',
  requestTitle: 'Request sent',
  requestText: 'The host has to approve this time. We’ll email the answer to {email} by {time}.',
  withdraw: 'Withdraw request',
  withdrawn: 'Request withdrawn',
  declined: 'Request declined',
  nothingBooked: 'Nothing was booked.',
  offerTitle: 'Choose another time',
  offerText:
    '{name} can’t make the time you requested, but is free at these times. We’re holding them for you until {time}.',
  noneWork: 'None of these work',
  offerGone: 'These times are no longer available',
  offerEnded: 'We’re no longer holding these times',
  propose: 'Suggest other times',
  proposeHint: 'Enter up to three times. The host chooses one.',
  proposeTime: 'Option {number}',
  proposeMessage: 'Message',
  proposeSend: 'Send times',
  proposePast: 'This time has passed',
  proposedTitle: 'Times sent',
  proposedText: 'The host will choose one of these times or decline. We’ll email {email} by {time}.',
} as const
