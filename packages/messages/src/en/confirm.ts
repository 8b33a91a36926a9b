// Only on pages of event types that confirm the email address.
export const texts = {
  emailHint: 'We send a code to this address. Nothing is booked before it is confirmed.',

  // The code
  title: 'Check your e-mail',
  sent: 'We have sent six digits to {email}. The meeting is booked once you type them here.',
  code: 'Code from the e-mail',
  notThere: 'Not there yet? Look in the spam folder as well.',
  sendAgain: 'Send again',
  sentAgain: 'Sent again to {email}',
  again: {
    one: 'You can have it sent again in {count} second',
    other: 'You can have it sent again in {count} seconds',
  },
  noMore: 'It is not sent again for this time. If none arrives, the address may have a mistake in it.',
  changeEmail: 'Change e-mail address',

  // How long the time is held
  kept: {
    one: 'This time is kept for you for {count} more minute',
    other: 'This time is kept for you for {count} more minutes',
  },
  keptShortly: 'This time is kept for you for less than a minute',
  keptUntil: 'This time is kept for you until {time}',

  // Problems
  sixDigits: 'Six digits are needed',
  wrong: 'This is not the code in the e-mail',
  usedUp: 'That was wrong too often. Open the link in the e-mail, which books as well.',
  ended: 'The time is not kept for you any more',
  endedHint: 'Nothing was booked. What you typed is kept: ask again while the time is free.',
  endedLink: 'Nothing was booked. Ask again while the time is free.',
  askAgain: 'Ask again',

  // The page behind the link in the email
  linkTitle: 'Book this meeting?',
  linkText: 'One click confirms that {email} is your address, and books the meeting.',
  notYou: 'Was it not you who asked for it? Then close this page: nothing is booked.',
} as const
