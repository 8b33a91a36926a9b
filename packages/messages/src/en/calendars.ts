/** Connected accounts and their calendars. */
export const texts = {
  'connections.text': 'Nobody books you while a connected calendar is busy, and what is booked stands in it.',
  'connections.connect': 'Connect Google Calendar',
  'connections.connect_text':
    'Google asks which account it is. We read when you are busy, and write what is booked.',
  'connections.another': 'Connect another account',
  'connections.off': 'Google Calendar is not set up on this server yet',
  'connections.off_text': 'Whoever runs this server sets {needs}.',
  'connections.working': 'Connected',
  'connections.read_at': 'Connected, last read {time}',
  'connections.broken': 'To be connected again',
  'connections.broken_text':
    'Google lets us in no more. The busy times that were known last count until you reconnect.',
  'connections.failing': 'It could not be read at {time}. The busy times that were known last count.',
  'connections.reconnect': 'Reconnect',
  'connections.disconnect': 'Disconnect',
  'connections.disconnect_title': 'Disconnect {account}?',
  'connections.disconnect_text':
    'Its busy times can be booked from then on, and bookings are not written into it any more. What stands in the calendar stays there. Our access is revoked.',
  'connections.disconnected': '{account} is disconnected',
  'connections.blocking': 'Check for conflicts in',
  'connections.target': 'Calendar that receives new events',
  'connections.no_target': 'None',
  'connections.saved': 'Calendars saved',
  'connections.finishing': 'Connecting …',
  'connections.connected': '{account} is connected',
  'connections.refused': 'Nothing was connected',
  'connections.refused_text': 'Access was not given. Nothing has changed; you can begin again.',
  'connections.back': 'Back to calendar connections',
  'connections.bar': '{account} has to be connected again: its busy times may be old.',
  'connections.bar_label': 'Broken calendar connection',
} as const
