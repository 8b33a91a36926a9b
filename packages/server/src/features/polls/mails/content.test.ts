import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import { expect, test } from 'vitest'
import { renderMail } from '../../../mail/templates/index.tsx'
import { POLL_NEWS_KINDS } from '../events.ts'
import { sampleBooking } from '../../bookings/mails/testing/sample.ts'
import { pollContent } from './content.ts'

const url = 'https://meet.example.com/poll/token'
const kinds = LANGUAGE_KEYS.flatMap((language) => POLL_NEWS_KINDS.map((kind) => [language, kind] as const))

const POLL = {
  name: 'Circle',
  description: '',
  options: [],
  duration: 60,
  deadline: null,
  final: null,
  isAllDay: false,
  timeZone: 'UTC',
}

test.each(kinds)('in %s, %s: nothing is missing', async (language, kind) => {
  const { owner, brand } = sampleBooking()
  const { subject, text, html } = await renderMail(
    pollContent({
      kind,
      reader: { ...owner, language },
      owner: { ...owner, pageUrl: 'meet.example.com/mira' },
      brand,
      poll: {
        name: 'Reading\ncircle',
        description: 'We read\nsomething short.',
        options: [Date.parse('2027-03-06T09:00:00Z')],
        duration: 90,
        deadline: Date.parse('2027-03-05T17:00:00Z'),
        final: null,
        isAllDay: false,
        timeZone: 'Europe/Berlin',
      },
      changes: { added: [Date.parse('2027-03-06T09:00:00Z')], takenAway: [] },
      voter: 'Lin',
      borrowsName: kind.endsWith('_host'),
      url,
      isOwnUrl: true,
      vote: null,
      isStranger: false,
      choicesUrl: null,
    }),
  )
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
  for (const part of [text, html]) expect(part).toContain(url)
  expect(subject).toContain('Reading circle')
})

test('the name of who votes goes to the host alone', async () => {
  const { owner, brand } = sampleBooking()
  const mail = (kind: 'voted' | 'removed' | 'voted_host') =>
    pollContent({
      kind,
      reader: owner,
      owner: { ...owner, pageUrl: 'meet.example.com/mira' },
      brand,
      poll: POLL,
      voter: 'Visit evil.example',
      borrowsName: false,
      url,
      isOwnUrl: true,
      vote: null,
      isStranger: false,
      choicesUrl: null,
    })
  expect(JSON.stringify([mail('voted'), mail('removed')])).not.toContain('evil')
  expect(JSON.stringify(mail('voted_host'))).toContain('evil')
})
