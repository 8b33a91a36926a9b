import { expect, test } from 'vitest'
import { byDay, dayToShow, partsOfDay, sheetDays, sheetSpan } from './days.ts'

const at = (text: string) => Date.parse(`2027-03-${text}Z`)

test('the zone of the viewer decides on which date a start lies', () => {
  const starts = [at('04T22:30:00'), at('04T23:30:00')]
  expect([...byDay(starts, 'UTC').keys()]).toEqual(['2027-03-04'])
  expect([...byDay(starts, 'Europe/Berlin').keys()]).toEqual(['2027-03-04', '2027-03-05'])
})

test('a sheet knows its neighbors, today, and how free each day is', () => {
  const days = byDay([at('02T09:00'), at('03T09:00'), at('03T10:00'), at('03T11:00'), at('03T12:00')], 'UTC')
  const sheet = sheetDays('2027-03-01', 'mon', days, '2027-03-02')
  expect(sheet).toHaveLength(42)
  expect(sheet[1]).toEqual({ date: '2027-03-02', inMonth: true, today: true, free: 1, fill: 1 })
  expect(sheet[2]).toMatchObject({ free: 4, fill: 4 })
  expect(sheet.at(-1)).toEqual({ date: '2027-04-11', inMonth: false, today: false, free: 0, fill: 0 })
})

test('the day shown is the chosen one, else the next free one', () => {
  const days = byDay([at('02T09:00'), at('05T09:00')], 'UTC')
  const sheet = sheetDays('2027-03-01', 'mon', days, '2027-03-01')
  expect(dayToShow(sheet, null)).toBe('2027-03-02')
  expect(dayToShow(sheet, '2027-03-05')).toBe('2027-03-05')
  expect(dayToShow(sheet, '2027-03-03')).toBe('2027-03-05')
  expect(dayToShow(sheet, '2027-03-09')).toBe('2027-03-02')
  expect(dayToShow([], null)).toBeNull()
})

test('times stand in the parts of the day', () => {
  const starts = [at('04T03:00'), at('04T09:00'), at('04T11:45'), at('04T12:00'), at('04T17:00')]
  expect(partsOfDay(starts, 'UTC').map(({ part, starts: own }) => [part, own.length])).toEqual([
    ['night', 1],
    ['morning', 2],
    ['afternoon', 1],
    ['evening', 1],
  ])
})

test('what is past needs no asking', () => {
  const now = at('03T10:00')
  expect(sheetSpan('2027-03-01', 'mon', 'UTC', now)).toEqual({
    start: now,
    end: Date.parse('2027-04-12T00:00:00Z'),
  })
})
