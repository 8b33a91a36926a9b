import { expect, test } from 'vitest'
import { explainTeamSlot } from './explain-team-slot.ts'
import { findSlots } from './find-slots.ts'
import { everyDay, instant, question, texts } from './question.example.ts'
import { findTeamSlots } from './team-slots.ts'
import { chooseInOrder, everyoneOf } from './team.ts'
import type { Need, TeamQuestion } from './team.ts'

const at = (time: string) => instant(`2026-06-01T${time}Z`)
const ada = question({ hours: { weekly: everyDay(['09:00', '12:00']) } })
const bob = question({
  hours: { timeZone: 'Asia/Kolkata', weekly: everyDay(['15:00', '20:00']) },
  busy: [{ start: at('10:30'), end: at('11:00'), source: 'booking-1' }],
})
const cyd = question({ hours: { weekly: everyDay(['11:00', '12:30']) } })
const { from, to } = ada

const team = (needs: Need[], people = [ada, bob, cyd]): TeamQuestion => ({ people, needs, from, to })
const timesOf = (teamQuestion: TeamQuestion) =>
  texts(findTeamSlots(teamQuestion).starts).map((start) => start.slice(11, 16))
const codesAt = (teamQuestion: TeamQuestion, time: string) =>
  explainTeamSlot(teamQuestion, at(time)).reasons.map(({ code }) => code)

test('where everybody must come, the starts are those that all of them have', () => {
  const both = { ...everyoneOf([ada, bob]), from, to }
  expect(timesOf(both)).toEqual(['09:30', '11:00'])
  expect(timesOf({ ...everyoneOf([bob, ada]), from, to })).toEqual(['09:30', '11:00'])
  expect(codesAt(both, '09:00')).toEqual(['outside_hours'])
  expect(codesAt(both, '10:30')).toEqual(['busy'])
  expect(codesAt(both, '12:00')).toEqual(['outside_hours'])
})

test('of one person they are that person’s', () => {
  const { starts, freeAt } = findTeamSlots({ ...everyoneOf([bob]), from, to })
  expect(starts).toEqual(findSlots(bob))
  expect([freeAt(at('11:00')), freeAt(at('10:30'))]).toEqual([[0], []])
})

test('of a pool one is enough, and who is free is known for each start', () => {
  const pool = team([{ take: 1, people: [0, 1, 2] }])
  const { starts, freeAt } = findTeamSlots(pool)
  expect(starts).toEqual([...new Set([ada, bob, cyd].flatMap(findSlots))].toSorted((a, b) => a - b))
  expect([freeAt(at('09:00')), freeAt(at('11:00')), freeAt(at('13:00'))]).toEqual([[0], [0, 1, 2], [1]])
})

test('a fixed person comes with some of a pool, and never twice', () => {
  expect(
    timesOf(
      team([
        { take: 1, people: [0] },
        { take: 1, people: [1, 2] },
      ]),
    ),
  ).toEqual(['09:30', '11:00'])
  expect(
    timesOf(
      team([
        { take: 1, people: [0] },
        { take: 2, people: [0, 1, 2] },
      ]),
    ),
  ).toEqual(['11:00'])
  expect(
    timesOf(
      team([
        { take: 1, people: [0] },
        { take: 1, people: [0] },
      ]),
    ),
  ).toEqual([])
})

test('who is in two pools is seated where the other pool has nobody else', () => {
  const one = { ...ada, busy: [] }
  const pools = [
    { take: 1, people: [0, 1] },
    { take: 1, people: [0] },
  ]
  expect(timesOf(team(pools, [one, one]))).toEqual(texts(findSlots(one)).map((start) => start.slice(11, 16)))
})

test('a pool without enough people offers nothing, and says so', () => {
  expect(timesOf(team([{ take: 1, people: [] }]))).toEqual([])
  expect(codesAt(team([{ take: 1, people: [] }]), '11:00')).toEqual(['too_few_people'])
  expect([timesOf(team([])), codesAt(team([]), '11:00')]).toEqual([[], ['too_few_people']])
  expect(codesAt(team([{ take: 4, people: [0, 1, 2] }]), '11:00')).toEqual(['too_few_people'])
})

test('visitors learn of meetings alone where a meeting is all that is in the way', () => {
  const pool = [{ take: 1, people: [0, 1, 2] }]
  expect(codesAt(team([{ take: 2, people: [0, 1] }]), '10:30')).toEqual(['busy'])
  expect(codesAt(team(pool, [{ ...ada, busy: bob.busy }, bob, cyd]), '10:30')).toEqual(['busy', 'busy'])
  expect(codesAt(team(pool), '08:00')).toEqual(['outside_hours', 'outside_hours', 'outside_hours'])
})

test('the limits of the page hold for all together, and in its zone', () => {
  const page = { ...ada, hostTimeZone: 'UTC', limits: { perDay: 1 }, countedStarts: [at('20:00')] }
  const pool = team([{ take: 1, people: [0, 1, 2] }])
  expect(timesOf({ ...pool, page })).toEqual([])
  expect(codesAt({ ...pool, page }, '11:00')).toEqual(['limit_day'])
  expect(timesOf({ ...pool, page: { ...page, hostTimeZone: 'Asia/Tokyo' } })).toEqual(timesOf(pool))
})

test('a person’s own limit takes only that person out of the pool', () => {
  const full = { ...ada, limits: { perDay: 1 }, countedStarts: [at('09:00')] }
  const { freeAt } = findTeamSlots(team([{ take: 1, people: [0, 1, 2] }], [full, bob, cyd]))
  expect(freeAt(at('11:00'))).toEqual([1, 2])
})

test('those whose turn it is are chosen, unless too few would be left for the others', () => {
  expect(chooseInOrder([{ take: 1, people: [2, 0, 1] }])).toEqual([[2]])
  expect(
    chooseInOrder([
      { take: 2, people: [2, 0, 1] },
      { take: 1, people: [0, 1] },
    ]),
  ).toEqual([[2, 0], [1]])
  expect(
    chooseInOrder([
      { take: 1, people: [0, 1] },
      { take: 1, people: [0] },
    ]),
  ).toEqual([[1], [0]])
  expect(
    chooseInOrder([
      { take: 2, people: [0, 1] },
      { take: 1, people: [0, 1] },
    ]),
  ).toBeUndefined()
})
