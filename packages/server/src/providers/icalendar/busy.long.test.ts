import { afterAll, expect, test } from 'vitest'
import { openPool } from '../../isolation/pool.ts'
import { CALENDAR_TEXT } from './parsers.ts'
import { asked, calendar, event, EVERY_SECOND } from './testing/texts.ts'

// Each takes the whole time limit of a calendar.

const pool = openPool()
afterAll(() => pool.close())

test.each<[name: string, text: string]>([
  ['every second for good', EVERY_SECOND],
  [
    'each second that is counted',
    calendar(event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=2000000000')),
  ],
  [
    'rules by the thousand',
    calendar(
      event(
        'DTSTART:19700101T000000Z',
        'DURATION:PT1H',
        ...Array<string>(2_000).fill('RRULE:FREQ=DAILY;COUNT=99999'),
      ),
    ),
  ],
])('%s is refused, in a thread of its own', { timeout: 30_000 }, async (_name, text) => {
  const reading = pool.parse(CALENDAR_TEXT, asked(text), { host: 'me' })
  await expect(reading).rejects.toMatchObject({ reason: 'too_slow' })
})
