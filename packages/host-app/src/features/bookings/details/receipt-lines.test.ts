import type { HostBooking } from '@scheduling/contract'
import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { createFormat } from '../../../time/format.ts'
import { receiptLines, turnReasons } from './receipt-lines.ts'
import { COLLEAGUES } from '../fixture.ts'
import { idOf } from '../../../fixtures/fixture.ts'

const t = await loadHostTranslator('en')
const format = createFormat({ tag: 'en', timeZone: 'UTC', timeFormat: '24h', year: '2026' })
const at = '2026-11-22T09:00:00.000Z'

const RECEIPT: HostBooking['receipt'] = {
  at,
  schedule: { id: idOf('schedule', 1), name: 'Working hours', version: 3 },
  rules: {
    minimumNotice: 240,
    window: { kind: 'calendar_days', days: 60 },
    limits: { perDay: 3, perWeek: null, perMonth: null },
    bufferBefore: 0,
    bufferAfter: 15,
  },
  sources: [{ name: 'bookings', asOf: at }],
}

function lines(change: Partial<HostBooking['receipt']>): Record<string, string[]> {
  const said = receiptLines({ receipt: { ...RECEIPT, ...change }, people: COLLEAGUES }, t, format)
  return Object.fromEntries(said.map(({ name, values }) => [name, values]))
}

test('a receipt says every rule that held, and who was asked', () => {
  expect(lines({})).toEqual({
    Hours: ['Working hours, version 3'],
    Notice: ['At least 4 hr before'],
    'Booking window': ['60 days ahead'],
    Limits: ['3 a day'],
    Buffers: ['15 min after'],
    Checked: ['Your other meetings'],
  })
})

test('hours of the event itself have no name', () => {
  const said = receiptLines({ receipt: { ...RECEIPT, schedule: null } }, t, format)
  expect(said[0]).toEqual({ name: 'Hours', values: ['Custom weekly hours'] })
})

test('hours of a team are those of each person who comes, by name', () => {
  const mornings = { id: idOf('schedule', 2), name: 'Mornings', version: 1 }
  const usual = { id: idOf('schedule', 3), name: 'Working hours', version: 4 }
  const schedules = [
    { person: COLLEAGUES[0]!.id, schedule: mornings },
    { person: COLLEAGUES[1]!.id, schedule: usual },
  ]
  expect(lines({ schedule: null, schedules }).Hours).toEqual([
    'Ada Mensah: Mornings, version 1',
    'Bo Lindqvist: Working hours, version 4',
  ])
})

test('of a team whose schedules nobody kept, nothing is said of hours', () => {
  expect(lines({ schedule: null })).not.toHaveProperty('Hours')
})

test('what was known earlier says since when', () => {
  const sources = [{ name: 'holds' as const, asOf: '2026-11-22T08:30:00.000Z' }]
  expect(lines({ sources })['Checked']?.[0]).toMatch(/^Times held for others, as of .*08:30$/)
})

test('of a booking from before receipts only what is known is said', () => {
  expect(lines({ rules: null, sources: [] })).toEqual({ Hours: ['Working hours, version 3'] })
  expect(lines({ rules: null, schedule: null, sources: [] })).toEqual({})
})

const TURN = {
  person: COLLEAGUES[1]!.id,
  poolId: 'designers',
  pool: 'Designers',
  period: '2026-11-01',
  cause: 'furthest_behind',
  free: 3,
  meetings: 2,
  share: 2.6667,
} as const

test('a turn says who was chosen, why, and what had been counted', () => {
  expect(lines({ turns: [TURN] })['Next in rotation']).toEqual([
    'Bo Lindqvist',
    'Furthest behind their share.',
    'Free then: 3',
    'Meetings before: 2, expected share: 2.7',
  ])
})

test('turns of several pools have the names of the pools', () => {
  const other = { ...TURN, person: idOf('colleague', 9), poolId: 'writers', pool: 'Writers' }
  const said = lines({ turns: [TURN, { ...other, cause: 'only_one_free', free: 1 }] })
  expect(said['Rotation in Designers']?.[0]).toBe('Bo Lindqvist')
  expect(said['Rotation in Writers']?.slice(0, 2)).toEqual(['Former member', 'Nobody else was free.'])
})

test('what was counted for somebody else is not said of who took over', () => {
  expect(lines({ turns: [{ ...TURN, cause: 'reassigned' }] })['Next in rotation']).toEqual([
    'Bo Lindqvist',
    'Took over from someone else.',
  ])
})

test('why somebody comes is one line for each, whatever had been counted', () => {
  const other = { ...TURN, person: COLLEAGUES[0]!.id, cause: 'chosen' as const }
  const receipt = { ...RECEIPT, turns: [TURN, other] }
  expect(turnReasons({ receipt, people: COLLEAGUES }, t)).toEqual([
    'Bo Lindqvist: Furthest behind their share.',
    'Ada Mensah: The invitee chose this host.',
  ])
})
