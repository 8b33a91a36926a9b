import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { createFormat } from '../../time/format.ts'
import { reasonLink, reasonText } from './reason-text.ts'

const t = await loadHostTranslator('en')
const format = createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat: '24h', year: '2026' })

test('a meeting in the way is named with its time and leads to it', () => {
  const reason = {
    code: 'busy',
    start: '2026-12-01T09:00:00Z',
    end: '2026-12-01T09:30:00Z',
    bookingId: 'b1',
  } as const
  expect(reasonText(reason, t, format)).toContain('10:00 – 10:30')
  expect(reasonLink(reason)).toEqual({ to: 'booking', id: 'b1' })
})

test('what stands in a calendar is named with it', () => {
  const times = { start: '2026-12-01T09:00:00Z', end: '2026-12-01T09:30:00Z' }
  expect(reasonText({ code: 'busy', ...times, calendar: 'Family' }, t, format)).toMatch(
    /10:00 – 10:30.*Family/,
  )
})

test.each([
  ['outside_hours', 'availability'],
  ['override', 'availability'],
  ['not_on_increment', 'duration'],
  ['buffer', 'duration'],
  ['minimum_notice', 'notice'],
  ['outside_window', 'window'],
  ['limit_day', 'limits'],
] as const)('%s leads to the section %s', (code, section) => {
  expect(reasonLink({ code })).toEqual({ to: 'section', section })
  expect(reasonText({ code }, t, format)).not.toBe('')
})

test('nobody can change the past', () => {
  expect(reasonLink({ code: 'in_the_past' })).toEqual({ to: 'none' })
})

test.each(['busy', 'buffer'] as const)('of a hold it is said until when it keeps others out: %s', (code) => {
  const reason = {
    code,
    start: '2026-12-01T09:00:00Z',
    end: '2026-12-01T09:30:00Z',
    heldUntil: '2026-11-30T09:15:00Z',
  }
  expect(reasonText(reason, t, format)).toMatch(/^It’s held until .*10:15 for someone/)
  expect(reasonLink(reason)).toEqual({ to: 'none' })
})
