import { LANGUAGE_KEYS } from '@scheduling/domain/languages'
import type { GoogleEvent } from '@scheduling/sandbox/google'
import { expect, test } from 'vitest'
import { renderMail } from '../../mail/templates/index.tsx'
import { calendarsIn } from '../../testing/stand-ins/calendars.ts'
import { connect, lookAfterAll, startGoogleApp } from '../../testing/stand-ins/google.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { eventKeyOf } from '../calendars/event-key.ts'
import type { EventPutBack, WhyPutBack } from '../calendars/events.ts'
import { openMailApp } from './testing/mail-app.ts'
import { sampleBooking } from '../bookings/mails/testing/sample.ts'
import { putBackContent } from '../calendars/mails/content.ts'
import { sendPutBack } from './put-back.ts'

const { app, google } = await startGoogleApp()
const { follow } = calendarsIn(app)
const { postOffice, mailsTo } = await openMailApp(app)
const [main] = google.account.calendars

async function recorded(bookingId: string): Promise<EventPutBack[]> {
  const { rows } = await app.context.pool.query<{ data: EventPutBack }>(
    `select data from jobs.job where name = 'calendar-events-put-back' and data ->> 'bookingId' = $1`,
    [bookingId],
  )
  return rows.map(({ data }) => data)
}

test('host and invitee hear once that a meeting keeps its time, each on their own clock', async () => {
  const host = await openAccount(app, { timeZone: 'Europe/Berlin' })
  await connect(host)
  await lookAfterAll(app, host)
  const { booking } = await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z', {
    timeZone: 'America/New_York',
    invitee: { name: 'Ada', email: 'ada@put-back.example' },
  })
  await follow(host, booking.id)
  const makeDay = () => {
    const id = eventKeyOf(booking.id)
    const known = main?.events.get(id) as GoogleEvent
    main?.events.set(id, { ...known, start: { date: '2027-03-02' }, end: { date: '2027-03-03' } })
  }
  makeDay()
  await lookAfterAll(app, host)
  await follow(host, booking.id)
  makeDay()
  await lookAfterAll(app, host)
  const told = await recorded(booking.id)
  for (const one of told) await sendPutBack(postOffice, one)
  const [toHost, ...more] = (await mailsTo(host.me.userEmail)).filter(({ subject }) =>
    subject.startsWith('Time unchanged'),
  )
  expect(more).toEqual([])
  expect(toHost?.text).toContain('all-day event')
  expect(toHost?.text).toContain('10:00')
  const [toInvitee, ...others] = await mailsTo('ada@put-back.example')
  expect(others).toEqual([])
  expect(toInvitee?.text).toContain('4:00')
  expect(toInvitee?.text).toContain('its time hasn’t changed')
})

const READERS = { host: 'owner', invitee: 'invitee' } as const

const MAILS = LANGUAGE_KEYS.flatMap((language) =>
  (['taken', 'started', 'no_times', 'not_a_day'] satisfies WhyPutBack[]).map((why) => ({ language, why })),
)

test.each(MAILS)('in $language, $why: nothing is missing', async ({ language, why }) => {
  const sample = sampleBooking()
  const booking = {
    ...sample,
    owner: { ...sample.owner, language },
    invitee: { ...sample.invitee, language },
  }
  for (const audience of ['host', 'invitee'] as const) {
    const { subject, text, html } = await renderMail(
      putBackContent({ audience, reader: booking[READERS[audience]], booking, why }),
    )
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
      expect(part).toContain(booking.eventName)
    }
  }
})
