export const notices = {
  // The booking list of a host
  listTitle: 'Book a time with {name}',
  listPick: 'What would you like to book?',
  listEmpty: 'Nothing can be booked here at the moment',
  listEmptyHint: 'Look again in a few days, or ask {name} for a time.',

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
