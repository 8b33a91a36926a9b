import { expect, test } from 'vitest'
import { explainCommonSlot, findCommonSlots } from './common-slots.ts'
import { findSlots } from './find-slots.ts'
import { everyDay, instant, question, texts } from './question.example.ts'

const at = (time: string) => instant(`2026-06-01T${time}Z`)
const ada = question({ hours: { weekly: everyDay(['09:00', '12:00']) } })
const bob = question({
  hours: { timeZone: 'Asia/Kolkata', weekly: everyDay(['15:00', '20:00']) },
  busy: [{ start: at('10:30'), end: at('11:00'), source: 'booking-1' }],
})

test('the starts of several hosts are those that each of them has', () => {
  const starts = ['2026-06-01T09:30Z', '2026-06-01T11:00Z']
  expect(texts(findCommonSlots([ada, bob]))).toEqual(starts)
  expect(findCommonSlots([bob, ada])).toEqual(findCommonSlots([ada, bob]))
})

test('of one host they are that host’s', () => {
  expect(findCommonSlots([bob])).toEqual(findSlots(bob))
})

test('the reasons against a start are those of all, and there are none exactly for what is found', () => {
  const codes = (time: string) => explainCommonSlot([ada, bob], at(time)).map(({ code }) => code)
  expect(codes('09:00')).toEqual(['outside_hours'])
  expect(codes('10:30')).toEqual(['busy'])
  expect(codes('12:00')).toEqual(['outside_hours'])
  const found = new Set(findCommonSlots([ada, bob]))
  for (let start = at('08:00'); start < at('16:00'); start += 30 * 60_000)
    expect(explainCommonSlot([ada, bob], start).length === 0).toBe(found.has(start))
})
