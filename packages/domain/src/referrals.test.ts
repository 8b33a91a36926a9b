import { expect, test } from 'vitest'
import { arePointsValid, invitationStatus, isOnePerson, mailboxOf, mayRemind } from './referrals.ts'
import type { Traces, WentBack } from './referrals.ts'
import { DAY } from './time/time.ts'

const ROBIN: Traces = { emails: ['robin@park.example'], devices: ['a', 'b'], organizations: ['o'], card: 'x' }
const NOA: Traces = { emails: ['noa@park.example'], devices: ['c'], organizations: [], card: null }

test.each<[what: string, other: Partial<Traces>, isOne: boolean]>([
  ['somebody else of the same company', {}, false],
  ['another address of the same mailbox', { emails: ['Robin+2@park.example'] }, true],
  ['the same browser', { devices: ['c', 'b'] }, true],
  ['the same card', { card: 'x' }, true],
  ['another card', { card: 'y' }, false],
  ['the same organization', { organizations: ['p', 'o'] }, true],
  ['another organization', { organizations: ['p'] }, false],
])('%s: one person is %s', (_what, other, isOne) => {
  expect(isOnePerson(ROBIN, { ...NOA, ...other })).toBe(isOne)
  expect(isOnePerson({ ...NOA, ...other }, ROBIN)).toBe(isOne)
})

test('two without a card do not share one', () => {
  expect(isOnePerson(NOA, { ...NOA, emails: ['kim@park.example'], devices: [] })).toBe(false)
})

test.each([
  ['Robin@Park.Example', 'robin@park.example'],
  ['robin+news@park.example', 'robin@park.example'],
  ['r.o.b.i.n+1@googlemail.com', 'robin@gmail.com'],
  ['r.obin@park.example', 'r.obin@park.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

const PAID_AT = Date.parse('2027-03-01T08:00:00Z')
const back = (amount: number, number = '1', days = 1): WentBack => ({
  number,
  amount,
  paid: 100,
  at: PAID_AT + days * DAY,
})

test.each<[what: string, wentBack: WentBack[], stand: boolean]>([
  ['nothing', [], true],
  ['a small part', [back(49)], true],
  ['half', [back(50)], false],
  ['small parts that add up', [back(30), back(30)], false],
  ['small parts of two payments', [back(30), back(30, '2')], true],
  ['all, half a year later', [back(100, '9', 180)], true],
])('%s went back: points stand is %s', (_what, wentBack, stand) => {
  expect(arePointsValid(PAID_AT, wentBack)).toBe(stand)
})

test('an invitation is upgraded as long as somebody’s payment stands', () => {
  expect(invitationStatus(null)).toBe('invited')
  expect(invitationStatus({ paidAt: null, takenBackAt: null })).toBe('signed_up')
  expect(invitationStatus({ paidAt: 1, takenBackAt: null })).toBe('upgraded')
  expect(invitationStatus({ paidAt: 1, takenBackAt: 2 })).toBe('signed_up')
})

test('a reminder can be sent once, from the third day on, to who has not come', () => {
  const invitation = { status: 'invited', invitedAt: 0, remindedAt: null } as const
  expect(mayRemind(invitation, 3 * DAY - 1)).toBe(false)
  expect(mayRemind(invitation, 3 * DAY)).toBe(true)
  expect(mayRemind({ ...invitation, remindedAt: 3 * DAY }, 4 * DAY)).toBe(false)
  expect(mayRemind({ ...invitation, status: 'signed_up' }, 4 * DAY)).toBe(false)
})
