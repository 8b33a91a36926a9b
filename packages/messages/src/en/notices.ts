export const texts = {
  // The booking list of a host
  listTitle: 'Book a time with {name}',
  listPick: 'What would you like to book?',
  listEmpty: 'Nothing can be booked here at the moment',
  listEmptyHint: 'Look again in a few days, or ask {name} for a time.',

  // Which mails a reader wants
  mailsTitle: 'Which mails would you like?',
  mailsAbout: 'Mails to {address} about this meeting with {name}',
  mailsUnsaid: 'So far you hear of what {name} changes, and get no reminders.',
  mailsKeep: 'Keep me informed',
  mailsKeepHint: 'Of every change, and with reminders where {name} set any.',
  mailsMeeting: 'No mails about this meeting',
  mailsMeetingHint: 'Not even when it is moved or canceled.',
  mailsHost: 'No mails about meetings with {name}',
  mailsHostHint: 'Neither about this one nor about others, now or later.',
  mailsAll: 'No mails about meetings from {server}',
  mailsAllHint: 'Whoever they are with. Mails about an account of your own still come.',
  mailsSave: 'Save',
  mailsSavedKeep: 'Saved. You are kept informed about this meeting.',
  mailsSavedMeeting: 'Saved. No more mails about this meeting.',
  mailsSavedHost: 'Saved. No more mails about meetings with {name}.',
  mailsSavedAll: 'Saved. No more mails about meetings from {server}.',
  mailsSavedHint: 'You can change it here whenever you like.',

  // Instead of a page
  notFound: 'Page not found',
  notFoundHint: 'The booking page URL is not valid. Check it for a typing error, or ask for a new link.',
  notOpen: 'This page is not open yet',
  notOpenHint: 'It is still being set up. Look again in a while, or ask whoever gave you the link.',
  linkExpired: 'Link expired',
  linkExpiredHint:
    'This link leads nowhere any more. Use the newest e-mail about your meeting, or book again.',
  eventOff: 'No bookings at the moment',
  eventOffHint: 'This meeting cannot be booked now. Look again later, or ask for a time.',
  unavailable: 'Something went wrong',
  unavailableHint: 'It is us, not you. Try again in a minute; bookings that were confirmed are safe.',
  allMeetings: 'See what {name} offers',
  retry: 'Try again',
} as const
