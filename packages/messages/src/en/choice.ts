// Only for event types whose invitees may choose a person.
export const texts = {
  choosePerson: 'Who you meet',
  anybody: 'Anyone',
} as const
