import { test } from 'vitest'
import { feedOf, plain, startPublished } from './testing/published.ts'

const { keepsTimes } = await startPublished()

// Reading it takes as long as reading any calendar may take.
test(
  'while it answers a rule that does not end the last known times count',
  { timeout: 60_000 },
  async () => {
    const endless = feedOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')
    await keepsTimes(plain(endless), 'invalid')
  },
)
