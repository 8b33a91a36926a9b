import type { CrmMapping } from '@scheduling/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import type { StandInCrm } from '../../testing/stand-ins/crms.ts'
import { addPoll, votingIn } from '../../testing/polls.ts'
import { connectCrm, drainCrms, followCrm, startCrmApp } from '../../testing/stand-ins/crms.ts'
import { planMeeting } from './plan.ts'

const { app, crms } = await startCrmApp()
let turn = 0

const START = '2027-03-02T09:00:00Z'
const TOPIC = 'What would you like to talk about?'

beforeEach(() => {
  for (const crm of crms) {
    crm.faults.end()
    crm.clear()
  }
  // The pace and a requested rest of earlier tests are over.
  app.clock.set(TEST_NOW)
  app.clock.advance(++turn)
})

async function connected(crm: StandInCrm, event: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  crm.addUser(host.me.userEmail)
  const connection = await connectCrm(host, crm, host.me.userEmail)
  return { host, connection, event: await addEvent(host, event) }
}

async function settingsOf({ api }: TestHost, id: string) {
  return api.call('GET /crms/:id', { params: { id } })
}

const asked: Parameters<typeof addEvent>[1] = {
  questions: [{ id: 'topic', type: 'text', label: TOPIC, required: false }],
}

function mapped(crm: StandInCrm, overwrites: boolean): CrmMapping[] {
  return [
    {
      source: { kind: 'question', label: TOPIC },
      fieldId: crm.field('need'),
      fieldName: 'Need',
      overwrites,
    },
    {
      source: { kind: 'tracking', name: 'utm_source' },
      fieldId: crm.field('source'),
      fieldName: 'Source',
      overwrites,
    },
  ]
}

const said = { answers: { topic: 'Prices' }, tracking: { utm_source: 'newsletter' } }

describe.each(crms)('$provider', (crm) => {
  test('a booking becomes one contact and one meeting of the host, which move and end with it', async () => {
    const { host, event } = await connected(crm)
    const { booking, manage } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    expect(crm.contacts()).toMatchObject([{ email: booking.invitee.email, name: 'Ada Guest' }])
    const [made] = crm.meetings()
    expect(crm.meetings()).toEqual([
      {
        id: made?.id,
        title: 'Consultation: Ada Guest',
        start: '2027-03-02T09:00:00.000Z',
        minutes: 30,
        outcome: 'SCHEDULED',
        owner: host.me.userEmail,
        contacts: [booking.invitee.email],
      },
    ])
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    await followCrm(app, host, booking.id)
    expect(crm.meetings()).toMatchObject([{ id: made?.id, start: '2027-03-02T10:00:00.000Z' }])
    await manage.call('POST /manage/cancel', { body: {} })
    await followCrm(app, host, booking.id)
    expect(crm.meetings()).toMatchObject([{ id: made?.id, outcome: 'CANCELED' }])
    expect(crm.contacts()).toHaveLength(1)
  })

  test('a one-off that is taken and a poll that is decided become meetings, too', async () => {
    const { host } = await connected(crm)
    const oneOff = await host.api.call('POST /one-offs', {
      body: { name: 'Catch up', duration: 45, slots: [START], locations: [{ kind: 'google_meet' }] },
    })
    await book(app, host, oneOff, START)
    const poll = await addPoll(host)
    await votingIn(app).provedVote(host, poll.slug, 'Kim', { 0: 'yes', 1: 'yes', 2: 'yes' })
    await host.api.call('POST /polls/:id/finish', { params: { id: poll.id }, body: { option: 0 } })
    const { bookings } = await host.api.call('GET /bookings', { query: {} })
    for (const { id } of bookings) await followCrm(app, host, id)
    const made = crm.meetings().map(({ title, minutes }) => `${title}, ${minutes}`)
    expect(made.toSorted()).toEqual(['Catch up: Ada Guest, 45', 'Reading circle: Kim, 60'])
  })

  test('an event that comes twice, or after a later one, changes nothing', async () => {
    const { host, event } = await connected(crm)
    const { booking } = await book(app, host, event, START)
    await Promise.all([followCrm(app, host, booking.id), followCrm(app, host, booking.id)])
    await drainCrms(app, host)
    await followCrm(app, host, booking.id)
    expect(crm.contacts()).toHaveLength(1)
    expect(crm.meetings()).toHaveLength(1)
  })

  test('the contact that is there is used, and stays as it is', async () => {
    const { host, event } = await connected(crm)
    const invitee = { name: 'Ada Guest', email: 'ada.known@example.test' }
    crm.addContact(invitee.email, 'Countess')
    for (const start of [START, '2027-03-02T11:00:00Z']) {
      const { booking } = await book(app, host, event, start, { invitee })
      await followCrm(app, host, booking.id)
    }
    expect(crm.contacts()).toMatchObject([{ email: invitee.email, name: 'Countess' }])
    expect(crm.meetings()).toHaveLength(2)
  })

  test('guests become contacts of the same meeting only if the host wishes it', async () => {
    const { host, event, connection } = await connected(crm)
    const guests = ['bo@example.test', 'cy@example.test']
    const first = await book(app, host, event, START, { guests })
    await followCrm(app, host, first.booking.id)
    expect(crm.contacts()).toHaveLength(1)
    await host.api.call('PATCH /crms/:id', { params: { id: connection.id }, body: { addsGuests: true } })
    await followCrm(app, host, first.booking.id)
    const expected = [first.booking.invitee.email, ...guests]
    expect(crm.contacts().map(({ email }) => email)).toEqual(expected)
    expect(crm.meetings()).toMatchObject([{ contacts: expected }])
    const { activity } = await host.api.call('GET /account-activity')
    expect(activity.map(({ kind }) => kind)).toContain('crm_changed')
  })

  test('a meeting that somebody deletes there is not brought back', async () => {
    const { host, event, connection } = await connected(crm)
    const { booking, manage } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    crm.deleteMeeting(crm.meetings()[0]?.id ?? '')
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    await followCrm(app, host, booking.id)
    expect(crm.meetings().filter(({ start }) => start.includes('T10:00'))).toEqual([])
    expect((await settingsOf(host, connection.id)).lastWrites).toMatchObject([{ state: 'deleted_there' }])
  })

  test('answers and campaigns fill fields that are empty, and others only if the host wishes it', async () => {
    const { host, event, connection } = await connected(crm, asked)
    const invitee = { name: 'Ada Guest', email: 'ada.field@example.test' }
    crm.addContact(invitee.email, 'Ada', { [crm.field('source')]: 'fair' })
    const params = { id: connection.id }
    await host.api.call('PATCH /crms/:id', { params, body: { mapping: mapped(crm, false) } })
    const first = await book(app, host, event, START, { invitee, ...said })
    await followCrm(app, host, first.booking.id)
    expect(crm.contacts()[0]?.values).toMatchObject({
      [crm.field('need')]: 'Prices',
      [crm.field('source')]: 'fair',
    })
    const body = { email: invitee.email, mapping: mapped(crm, true) }
    expect(await host.api.call('POST /crms/:id/preview', { params, body })).toMatchObject({
      contact: { email: invitee.email },
      fields: [
        { before: 'Prices', after: 'Prices', state: 'same' },
        { before: 'fair', after: 'newsletter', state: 'replaced' },
      ],
    })
    expect(crm.contacts()[0]?.values[crm.field('source')]).toBe('fair')
    await host.api.call('PATCH /crms/:id', { params, body: { mapping: body.mapping } })
    const second = await book(app, host, event, '2027-03-02T11:00:00Z', { invitee, ...said })
    await followCrm(app, host, second.booking.id)
    expect(crm.contacts()[0]?.values[crm.field('source')]).toBe('newsletter')
  })

  test('a field that was deleted there is named to the host, and the rest is written', async () => {
    const { host, event, connection } = await connected(crm, asked)
    const params = { id: connection.id }
    const mapping = mapped(crm, false)
    const source = mapping[1]?.fieldId ?? ''
    await host.api.call('PATCH /crms/:id', { params, body: { mapping } })
    crm.deleteField(source)
    const { booking } = await book(app, host, event, START, said)
    await followCrm(app, host, booking.id)
    expect(crm.contacts()).toMatchObject([{ values: { [crm.field('need')]: 'Prices' } }])
    expect(crm.contacts()[0]?.values).not.toHaveProperty(source)
    expect(crm.meetings()).toHaveLength(1)
    expect(await settingsOf(host, connection.id)).toMatchObject({ missingFields: ['Source'], failed: 0 })
    const again = await book(app, host, event, '2027-03-02T11:00:00Z', said)
    await followCrm(app, host, again.booking.id)
    const told = await app.context.pool.query<{ data: object }>(
      `select data from jobs.job where name = 'crm-fields-gone' and data ->> 'hostId' = $1`,
      [host.me.userID],
    )
    expect(told.rows.map(({ data }) => data)).toMatchObject([
      { provider: crm.provider, fieldNames: ['Source'] },
    ])
    await host.api.call('PATCH /crms/:id', { params, body: { mapping: mapping.slice(0, 1) } })
    expect((await settingsOf(host, connection.id)).missingFields).toEqual([])
  })

  test('numbers, dates and options are written as the field has them, and what does not fit is not written', async () => {
    const labels = { number: 'How many?', date: 'When?', choice: 'Which plan?', choices: 'Which topics?' }
    const kinds = ['number', 'date', 'choice', 'choices'] as const
    const { host, event, connection } = await connected(crm, {
      questions: [
        ...kinds.slice(0, 3).map((id) => ({ id, type: 'text' as const, label: labels[id], required: false })),
        {
          id: 'choices',
          type: 'multiple_options' as const,
          label: labels.choices,
          required: false,
          options: ['Setup', 'Prices', 'Food'],
        },
      ],
    })
    const params = { id: connection.id }
    const mapping = kinds.map((kind) => ({
      source: { kind: 'question' as const, label: labels[kind] },
      fieldId: crm.field(kind),
      fieldName: kind,
      overwrites: true,
    }))
    await host.api.call('PATCH /crms/:id', { params, body: { mapping } })
    const right = { number: '12,5', date: '2.3.2027', choice: 'gold', choices: ['Setup', 'Prices'] }
    const { booking } = await book(app, host, event, START, { answers: right })
    await followCrm(app, host, booking.id)
    const values = kinds.map((kind) => crm.contacts()[0]?.values[crm.field(kind)])
    expect(values).toEqual(
      crm.provider === 'hubspot'
        ? ['12.5', '2027-03-02', 'tier_1', 'pricing;setup']
        : [12.5, '2027-03-02', 27, [31, 32]],
    )
    const body = { email: booking.invitee.email, mapping }
    const same = await host.api.call('POST /crms/:id/preview', { params, body })
    expect(same.fields.map(({ state, after }) => [state, after])).toEqual([
      ['same', '12.5'],
      ['same', '2027-03-02'],
      ['same', 'Gold'],
      ['same', 'Prices, Setup'],
    ])
    app.clock.advance(1)
    const wrong = { number: 'a few', date: 'soon', choice: 'Platinum', choices: ['Setup', 'Food'] }
    const { email } = booking.invitee
    const later = await book(app, host, event, '2027-03-02T11:00:00Z', {
      invitee: { name: 'Ada Guest', email },
      answers: wrong,
    })
    await followCrm(app, host, later.booking.id)
    expect(kinds.map((kind) => crm.contacts()[0]?.values[crm.field(kind)])).toEqual(values)
    expect(crm.meetings()).toHaveLength(2)
    const unfit = await host.api.call('POST /crms/:id/preview', { params, body })
    expect(unfit.fields.map(({ problem, answer }) => [problem, answer])).toEqual([
      ['number', 'a few'],
      ['date', 'soon'],
      ['option', 'Platinum'],
      ['option', 'Setup, Food'],
    ])
  })

  test('an invitee who did not come is a no-show of the same meeting, and back if it was a mistake', async () => {
    const { host, event } = await connected(crm)
    const { booking } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    const [made] = crm.meetings()
    app.clock.set('2027-03-02T11:00:00Z')
    const params = { id: booking.id }
    for (const [who, outcome] of [
      ['invitee', 'NO_SHOW'],
      [null, 'SCHEDULED'],
    ] as const) {
      await host.api.call('POST /bookings/:id/no-show', { params, body: { who } })
      await followCrm(app, host, booking.id)
      expect(crm.meetings()).toMatchObject([{ id: made?.id, outcome }])
    }
  })

  test('hosts of one company have one meeting, however often they are connected', async () => {
    const { host, event } = await connected(crm)
    await connectCrm(host, crm)
    const { booking } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    expect(crm.contacts()).toHaveLength(1)
    expect(crm.meetings()).toHaveLength(1)
  })

  test('after connecting again, what is there is found', async () => {
    const { host, event, connection } = await connected(crm)
    const { booking } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    await host.api.call('DELETE /connections/:id', { params: { id: connection.id } })
    await connectCrm(host, crm, host.me.userEmail)
    await followCrm(app, host, booking.id)
    expect(crm.contacts()).toHaveLength(1)
    expect(crm.meetings()).toHaveLength(1)
  })

  test('a booking of a host without a CRM is none of its business', async () => {
    const host = await openAccount(app)
    const { booking } = await book(app, host, await addEvent(host), START)
    await planMeeting(app.context, { hostId: host.me.userID, bookingId: booking.id })
    const rows = await app.context.db
      .selectFrom('crm_meetings')
      .select('booking_id')
      .where('booking_id', '=', booking.id)
      .execute()
    expect(rows).toEqual([])
  })

  test('of another host, nothing can be seen or changed', async () => {
    const { connection } = await connected(crm)
    const other = await openAccount(app)
    const params = { id: connection.id }
    for (const [route, body] of [
      ['GET /crms/:id', undefined],
      ['PATCH /crms/:id', { addsGuests: true }],
      ['GET /crms/:id/fields', undefined],
      ['POST /crms/:id/preview', { email: 'ada@example.test', mapping: [] }],
      ['POST /crms/:id/backfill', { span: 'all' }],
      ['DELETE /crms/:id/backfill', undefined],
      ['POST /crms/:id/retry', undefined],
    ] as const)
      expect((await other.api.refusal(route, { params, body })).code).toBe('crm_not_found')
  })
})
