// Only for hosts with an unreadable calendar that they chose to count as free.
export const texts = {
  mightBeBlocked: 'The selected time might be blocked',
  mightBeBlockedText:
    'A calendar of {name} cannot be read just now. You can book: {name} will tell you if the time does not work.',
} as const
