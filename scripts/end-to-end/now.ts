/**
 * When the end-to-end tests begin: the same moment in each run, a Saturday that ends a month in two days. `E2E_NOW` sets another
 * one, which shows whether a test depends on it.
 */
export const NOW = process.env.E2E_NOW ?? '2026-11-28T14:30:00Z'

/** At which the long run repeats all end-to-end tests. */
export const OTHER_MOMENTS = {
  'Tuesday noon': '2026-12-01T12:00:00Z',
  "a month's last evening": '2026-11-30T23:30:00Z',
  "New Year's Eve": '2026-12-31T23:30:00Z',
  'half an hour before New York sets clocks back': '2026-11-01T05:30:00Z',
  'half an hour before Europe sets clocks ahead': '2027-03-28T00:30:00Z',
}
