export interface VideoLength {
  unit: 'seconds' | 'minutes' | 'hours'
  amount: number
}

/**
 * The length of a video as lists say it: under a minute in seconds, under an hour in half minutes, and above in half
 * hours, each rounded up.
 */
export function videoLength(seconds: number): VideoLength {
  if (seconds < 60) return { unit: 'seconds', amount: Math.min(Math.ceil(seconds), 59) }
  if (seconds < 3_600) return { unit: 'minutes', amount: halvesOf(seconds / 60) }
  return { unit: 'hours', amount: halvesOf(seconds / 3_600) }
}

function halvesOf(amount: number): number {
  return Math.ceil(amount * 2) / 2
}
