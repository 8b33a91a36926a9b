import { describe, expect, test } from 'vitest'
import { blocksOf, blocksOn, erase, isAvailable, paint } from './paint.ts'
import { NO_HOURS } from '../weekly/weekly.ts'

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })
const night = { ...NO_HOURS, mon: [{ start: '22:00', end: '02:00' }] }

describe('painting', () => {
  test('joins what overlaps or touches', () => {
    const week = paint({ ...NO_HOURS, mon: [{ start: '09:00', end: '12:00' }] }, ['mon'], hours(12, 15))
    expect(week.mon).toEqual([{ start: '09:00', end: '15:00' }])
  })
  test('fills a rectangle over several days', () => {
    const week = paint(NO_HOURS, ['mon', 'wed'], hours(9, 10))
    expect([week.mon, week.tue, week.wed]).toEqual([
      [{ start: '09:00', end: '10:00' }],
      [],
      [{ start: '09:00', end: '10:00' }],
    ])
  })
  test('to the end of the day is 24:00', () => {
    expect(paint(NO_HOURS, ['sun'], hours(20, 24)).sun).toEqual([{ start: '20:00', end: '24:00' }])
  })
  test('over the rest of a night changes nothing', () => {
    expect(paint(night, ['tue'], hours(0, 2))).toEqual(night)
  })
  test('keeps a night whole', () => {
    expect(paint(night, ['mon'], hours(20, 23)).mon).toEqual([{ start: '20:00', end: '02:00' }])
  })
  test('is safe to repeat', () => {
    const once = paint(NO_HOURS, ['fri'], hours(9, 17))
    expect(paint(once, ['fri'], hours(9, 17))).toEqual(once)
  })
})

describe('erasing', () => {
  test('splits a range', () => {
    const week = erase({ ...NO_HOURS, mon: [{ start: '09:00', end: '17:00' }] }, ['mon'], hours(12, 13))
    expect(week.mon).toEqual([
      { start: '09:00', end: '12:00' },
      { start: '13:00', end: '17:00' },
    ])
  })
  test('the evening of a night leaves the morning to the next day', () => {
    const week = erase(night, ['mon'], hours(22, 24))
    expect(week.mon).toEqual([])
    expect(week.tue).toEqual([{ start: '00:00', end: '02:00' }])
  })
  test('the morning of a night leaves the evening', () => {
    const week = erase(night, ['tue'], hours(0, 2))
    expect(week.mon).toEqual([{ start: '22:00', end: '24:00' }])
    expect(week.tue).toEqual([])
  })
  test('the middle of the morning cuts the night in two', () => {
    const week = erase(night, ['tue'], { from: 30, to: 60 })
    expect(week.mon).toEqual([{ start: '22:00', end: '00:30' }])
    expect(week.tue).toEqual([{ start: '01:00', end: '02:00' }])
  })
  test('Sunday night reaches into Monday', () => {
    const week = erase({ ...NO_HOURS, sun: [{ start: '23:00', end: '01:00' }] }, ['mon'], hours(0, 1))
    expect(week.sun).toEqual([{ start: '23:00', end: '24:00' }])
  })
})

test('a column shows its own hours and the rest of the night before', () => {
  expect(blocksOf(night, 'mon')).toEqual([{ from: 1320, to: 1440, isCarried: false, goesOn: true }])
  expect(blocksOf(night, 'tue')).toEqual([{ from: 0, to: 120, isCarried: true, goesOn: false }])
})

test('ranges that touch are available through', () => {
  const week = {
    ...NO_HOURS,
    mon: [
      { start: '12:00', end: '13:00' },
      { start: '09:00', end: '12:00' },
    ],
  }
  expect(isAvailable(week, 'mon', hours(11, 13))).toBe(true)
  expect(isAvailable(week, 'mon', hours(11, 14))).toBe(false)
})

describe('a date with an override', () => {
  const week = { timeZone: 'Europe/Berlin', weekly: { ...night, tue: [{ start: '09:00', end: '17:00' }] } }
  const on = (date: string, ranges?: { start: string; end: string }[]) =>
    blocksOn({ ...week, overrides: ranges ? [{ date: '2026-12-01', ranges }] : [] }, date).map(
      ({ from, to }) => [from / 60, to / 60],
    )

  test('shows what counts on it, and not the week', () => {
    expect(on('2026-12-01')).toEqual([
      [0, 2],
      [9, 17],
    ])
    expect(on('2026-12-01', [])).toEqual([])
    expect(on('2026-12-01', [{ start: '13:00', end: '15:00' }])).toEqual([[13, 15]])
  })
  test('leaves the same day of another week as it is, and reaches into the next one', () => {
    expect(on('2026-12-08', [])).toEqual([
      [0, 2],
      [9, 17],
    ])
    expect(on('2026-12-02', [{ start: '22:00', end: '01:00' }])).toEqual([[0, 1]])
  })
})
