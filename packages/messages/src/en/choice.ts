// Only for event types whose invitees may choose a person.
export const texts = {
  choosePerson: 'Pick a host',
  anybody: 'Anyone',
} as const
