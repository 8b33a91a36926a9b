import { expect, test } from 'vitest'
import { CLOSED, everyDay, instant, question, texts } from './question.example.ts'
import { nearestSlots } from './nearest-slots.ts'
import { everyoneOf } from './team.ts'

const wanted = instant('2026-06-10T12:00Z')
const hours = { weekly: everyDay(['09:00', '17:00']) }
const taken = [{ start: wanted, end: instant('2026-06-10T13:00Z') }]

test('offers the nearest free starts, of two as near the later first', () => {
  const rules = question({ hours, busy: taken })
  const nearest = ['2026-06-10T13:00Z', '2026-06-10T11:00Z', '2026-06-10T13:30Z']
  expect(texts(nearestSlots(everyoneOf([rules]), wanted, 3))).toEqual(nearest)
})

test('offers the wanted start itself where it is free after all', () => {
  expect(nearestSlots(everyoneOf([question({ hours })]), wanted, 1)).toEqual([wanted])
})

test('looks further where a day holds too few, but not before the earliest allowed', () => {
  const rules = question({
    hours: { weekly: { ...CLOSED, mon: [{ start: '09:00', end: '10:00' }] } },
    now: wanted,
  })
  const mondays = ['2026-06-15T09:00Z', '2026-06-22T09:00Z', '2026-06-29T09:00Z']
  expect(texts(nearestSlots(everyoneOf([rules]), wanted, 3))).toEqual(mondays)
})

test('gives fewer than asked where a month holds no more', () => {
  const rules = question({ hours: { weekly: CLOSED, overrides: [{ date: '2026-07-11', ranges: [] }] } })
  expect(nearestSlots(everyoneOf([rules]), wanted, 3)).toEqual([])
})
