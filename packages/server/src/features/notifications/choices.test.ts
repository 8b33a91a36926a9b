import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { choiceOf, choose, readerOfLink, unsubscribe } from './choices.ts'
import { nextMailAt } from './pace.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp({ mailPause: 0 })
const { tellAll, remind, mailsTo } = await openMailApp(app)
const host = await openAccount(app)
const event = await addEvent(host, { reminders: [{ amount: 1, unit: 'hours' }] })
let next = Date.parse('2027-03-02T09:00:00Z')

/** A free start, another one on each call. */
function free(): string {
  const start = new Date(next)
  next += 30 * 60_000
  if (new Date(next).getUTCHours() >= 17) next += 16 * 3_600_000
  if (new Date(next).getUTCDay() === 6) next += 2 * 86_400_000
  return start.toISOString()
}

async function bookedWith(guest: string, of = { host, event }) {
  const made = await book(app, of.host, of.event, free(), { guests: [guest], timeZone: 'UTC' })
  const { id } = made.booking
  await tellAll(id)
  const told = () => tellAll(id)
  return {
    ...made,
    subjects: async (address = guest) =>
      (await mailsTo(address)).map(({ subject }) => subject.replace(/:.*/, '')),
    moveAsInvitee: async () => {
      await made.manage.call('POST /manage/reschedule', { body: { start: free() } })
      await told()
    },
    moveAsHost: async () => {
      await of.host.api.call('POST /bookings/:id/reschedule', { params: { id }, body: { start: free() } })
      await told()
    },
    told,
  }
}

/** The token of the link in the newest mail to an address. */
async function linkTo(address: string) {
  const token = /\/mails\/([\w-]+)/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1]
  return readerOfLink(app.context, String(token))
}

async function say(address: string, choice: Parameters<typeof choose>[2]): Promise<void> {
  await choose(app.context, await linkTo(address), choice)
}

describe('a guest', () => {
  it('who has not said hears of new times and of the end, whoever caused them', async () => {
    const meeting = await bookedWith('alan@example.test')
    await meeting.moveAsInvitee()
    await meeting.moveAsHost()
    expect(await meeting.subjects()).toEqual(['Invitation', 'New time', 'New time'])
    await meeting.manage.call('POST /manage/cancel', { body: {} })
    await meeting.told()
    expect(await meeting.subjects()).toEqual(['Invitation', 'New time', 'New time', 'Canceled'])
  })

  it('is told of a move by the host from the time that they know', async () => {
    const meeting = await bookedWith('kurt@example.test')
    const known = meeting.booking.start
    await meeting.manage.call('POST /manage/reschedule', { body: { start: free() } })
    await meeting.moveAsHost()
    const moved = (await mailsTo('kurt@example.test')).at(-1)
    expect(moved?.text).toContain(
      `Former time: ${new Date(known).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}`,
    )
    expect(moved?.text).toContain(`, ${known.slice(11, 16)} – `)
  })

  it('who agrees hears what they missed, then every change, and reminders', async () => {
    const meeting = await bookedWith('joan@example.test')
    await meeting.manage.call('POST /manage/reschedule', { body: { start: free() } })
    await say('joan@example.test', 'keep')
    await meeting.told()
    expect(await meeting.subjects()).toEqual(['Invitation', 'New time'])
    await meeting.moveAsInvitee()
    expect(await meeting.subjects()).toEqual(['Invitation', 'New time', 'New time'])
    const { start } = await meeting.manage.call('GET /manage')
    app.clock.set(new Date(Date.parse(start) - 60 * 60_000).toISOString())
    await remind(meeting.booking.id, 'joan@example.test')
    app.clock.set('2027-03-01T08:00:00Z')
    expect(await meeting.subjects()).toEqual(['Invitation', 'New time', 'New time', 'Reminder'])
  })

  it('who has not agreed is not reminded', async () => {
    const meeting = await bookedWith('grete@example.test')
    app.clock.set(new Date(Date.parse(meeting.booking.start) - 60 * 60_000).toISOString())
    await remind(meeting.booking.id, 'grete@example.test')
    app.clock.set('2027-03-01T08:00:00Z')
    expect(await meeting.subjects()).toEqual(['Invitation'])
  })

  it('who declines hears nothing more of this meeting, and is still invited to others', async () => {
    const meeting = await bookedWith('edgar@example.test')
    await say('edgar@example.test', 'meeting')
    await meeting.moveAsHost()
    expect(await meeting.subjects()).toEqual(['Invitation'])
    await bookedWith('edgar@example.test')
    expect(await meeting.subjects()).toEqual(['Invitation', 'Invitation'])
  })

  it('is asked in the mail until they have said', async () => {
    const meeting = await bookedWith('ernst@example.test')
    await meeting.moveAsHost()
    await say('ernst@example.test', 'keep')
    await meeting.moveAsHost()
    const asked = (await mailsTo('ernst@example.test')).map(({ text }) => /Would you like/.test(text ?? ''))
    expect(asked).toEqual([true, true, false])
  })
})

describe('mails about meetings with a host', () => {
  it('stop at all addresses of a mailbox, while those of other hosts come', async () => {
    const meeting = await bookedWith('victim@example.test')
    await say('victim@example.test', 'host')
    await bookedWith('Victim+again@example.test')
    expect(await meeting.subjects('victim+again@example.test')).toEqual([])
    const other = await openAccount(app)
    const elsewhere = { host: other, event: await addEvent(other) }
    await bookedWith('victim@example.test', elsewhere)
    expect(await meeting.subjects()).toEqual(['Invitation', 'Invitation'])
  })

  it('stop with one click of the mail program, and a wider stop stays', async () => {
    await bookedWith('click@example.test')
    const link = await linkTo('click@example.test')
    await unsubscribe(app.context, link)
    expect(await choiceOf(app.context, link)).toBe('host')
    await choose(app.context, link, 'all')
    await unsubscribe(app.context, link)
    expect(await choiceOf(app.context, link)).toBe('all')
  })

  it('stop for an invitee, too, and come again with what was missed', async () => {
    const meeting = await bookedWith('someone@example.test')
    const { email } = meeting.booking.invitee
    expect(await choiceOf(app.context, await linkTo(email))).toBe('keep')
    await say(email, 'host')
    await meeting.moveAsHost()
    expect(await meeting.subjects(email)).toEqual(['Confirmed'])
    await say(email, 'keep')
    await meeting.told()
    expect(await meeting.subjects(email)).toEqual(['Confirmed', 'New time'])
  })
})

describe('mails from this server', () => {
  it('stop, whoever the meeting is with, and come again', async () => {
    const meeting = await bookedWith('tired@example.test')
    await say('tired@example.test', 'all')
    const other = await openAccount(app)
    const elsewhere = { host: other, event: await addEvent(other) }
    await bookedWith('tired@example.test', elsewhere)
    await meeting.moveAsHost()
    expect(await meeting.subjects()).toEqual(['Invitation'])
    await say('tired@example.test', 'keep')
    await meeting.told()
    expect(await meeting.subjects()).toEqual(['Invitation', 'New time'])
  })

  it('come to hosts about their own bookings all the same', async () => {
    const other = await openAccount(app)
    await bookedWith(other.me.userEmail)
    await say(other.me.userEmail, 'all')
    const before = (await mailsTo(other.me.userEmail)).length
    await bookedWith('guest@example.test', { host: other, event: await addEvent(other) })
    expect((await mailsTo(other.me.userEmail)).slice(before).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('New booking: Consultation · Ada Guest'),
    ])
  })

  it('are stopped under a hash that says nothing of the address', async () => {
    await bookedWith('hidden@example.test')
    await say('hidden@example.test', 'all')
    await unsubscribe(app.context, await linkTo('hidden@example.test'))
    const { rows } = await app.context.pool.query<{ text: string }>(
      'select mail_stops::text as text from mail_stops union all select mail_stops_everywhere::text from mail_stops_everywhere',
    )
    const text = rows.map((row) => row.text).join()
    expect(text).not.toMatch(/hidden|example/)
    expect(Buffer.from(text.replace(/\W/g, ''), 'hex').toString()).not.toMatch(/hidden/)
  })
})

it('says in every mail to invitees and guests how they are stopped', async () => {
  const meeting = await bookedWith('header@example.test')
  for (const address of ['header@example.test', meeting.booking.invitee.email]) {
    const [mail] = await mailsTo(address)
    expect(mail?.header('list-unsubscribe')).toMatch(/^<https:\/\/meet\.example\.test\/mails\/[\w-]{86}>$/)
    expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toMatch(/Choose which emails you get: https:\S+\/mails\/[\w-]{86}\n+$/)
  }
  const toHost = (await mailsTo(host.me.userEmail)).at(-1)
  expect(toHost?.header('list-unsubscribe')).toBeUndefined()
  expect(toHost?.text).not.toContain('/mails/')
})

/** The invitations that one mailbox got. */
async function invitationsTo(address: string): Promise<(string | undefined)[]> {
  return (await mailsTo(address)).map(({ invitation }) => invitation)
}

it('leaves a mailbox in peace after twenty mails in an hour, and sends the newest state when it is over', async () => {
  app.clock.set('2027-03-01T08:10:00Z')
  const reader = { audience: 'guest' as const, hostId: host.me.userID, recipient: 'crowd+other@example.test' }
  for (let mail = 0; mail < 19; mail++) await nextMailAt(app.context, reader, null)
  const last = await bookedWith('crowd@example.test')
  const late = await bookedWith('Crowd@example.test')
  await late.moveAsHost()
  app.clock.set('2027-03-01T08:59:59Z')
  await late.told()
  expect(await invitationsTo('crowd@example.test')).toEqual([`REQUEST 0 ${last.booking.start}`])
  app.clock.set('2027-03-01T09:00:00Z')
  await late.told()
  expect(await invitationsTo('crowd@example.test')).toEqual([
    `REQUEST 0 ${last.booking.start}`,
    expect.stringMatching(/^REQUEST 1 /),
  ])
})

it('counts no mails of hosts about their own bookings', async () => {
  const reader = { audience: 'host' as const, hostId: host.me.userID, recipient: host.me.userEmail }
  for (let mail = 0; mail < 30; mail++) expect(await nextMailAt(app.context, reader, null)).toBeUndefined()
})
