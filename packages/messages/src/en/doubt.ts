// Only for hosts with an unreadable calendar that they chose to count as free.
export const texts = {
  mightBeBlocked: 'The selected time might be blocked',
  mightBeBlockedText:
    'We can’t check the host’s calendar right now. You can book, and the host will tell you if it doesn’t work.',
} as const
