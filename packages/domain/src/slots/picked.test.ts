import { expect, test } from 'vitest'
import { explainSlot } from './explain-slot.ts'
import { findSlots } from './find-slots.ts'
import { instant, question, texts } from './question.example.ts'

const at = (time: string) => instant(`2026-06-01T${time}Z`)
const picked = [at('20:15'), at('03:00'), at('20:00'), at('20:15')]

test('picked starts are offered outside of the hours, each once, also where they overlap', () => {
  expect(texts(findSlots(question({ picked })))).toEqual([
    '2026-06-01T03:00Z',
    '2026-06-01T20:00Z',
    '2026-06-01T20:15Z',
  ])
})

test('only those that are free and not past', () => {
  const busy = [{ start: at('20:30'), end: at('21:10') }]
  const slotQuestion = question({ picked, busy, now: at('04:00') })
  expect(findSlots(slotQuestion)).toEqual([])
  expect(explainSlot(slotQuestion, at('20:00')).map(({ code }) => code)).toEqual(['busy'])
  expect(explainSlot(slotQuestion, at('03:00')).map(({ code }) => code)).toEqual(['in_the_past'])
})

test('what was not picked is outside, whatever the hours say', () => {
  expect(explainSlot(question({ picked }), at('09:00'))).toEqual([{ code: 'outside_hours' }])
})
