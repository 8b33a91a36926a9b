import { expect, test } from 'vitest'
import { explainSlot } from './explain-slot.ts'
import { findSlots } from './find-slots.ts'
import { instant, question, texts } from './question.example.ts'

const at = (time: string) => instant(`2026-06-01T${time}Z`)
const meeting = { start: at('09:30'), end: at('10:30'), bufferAfter: 30, hasFreeSeats: true }

test('a meeting with seats blocks what overlaps it, and not its own start', () => {
  const rules = question({ busy: [meeting] })
  expect(texts(findSlots(rules))).toEqual(['2026-06-01T09:30Z'])
  expect(explainSlot(rules, at('09:30'))).toEqual([])
  expect(explainSlot(rules, at('09:00')).map(({ code }) => code)).toEqual(['busy'])
})

test('something else at its start blocks it', () => {
  const rules = question({ busy: [meeting, { start: at('09:30'), end: at('09:45') }] })
  expect(findSlots(rules)).toEqual([])
  expect(explainSlot(rules, at('09:30')).map(({ code }) => code)).toEqual(['busy'])
})

test('on a day with enough meetings it stays bookable, because it is one of them', () => {
  const rules = question({ busy: [meeting], countedStarts: [meeting.start], limits: { perDay: 1 } })
  expect(texts(findSlots(rules))).toEqual(['2026-06-01T09:30Z'])
  expect(explainSlot(rules, at('09:30'))).toEqual([])
})
