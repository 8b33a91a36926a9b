/** They keep a processor busy for minutes: what waits for a browser beside them is late. They run after all others. */
export const RECORDINGS = [
  'record-to-sent.long.test.ts',
  'recorder-faults.long.test.ts',
  'videos.long.test.ts',
]
