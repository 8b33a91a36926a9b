import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { isolating, withoutIsolates } from './isolate.ts'

const t = isolating(await loadHostTranslator('il'), 'rtl')
const english = isolating(await loadHostTranslator('en'), 'ltr')

test('a name has a direction of its own, a number chooses the plural as before', () => {
  expect(t('event_types.delete_title', { name: '30 minutes' })).toContain('\u206830 minutes\u2069')
  expect(t('bookings.count', { count: 5 })).toContain('5')
  expect(t('bookings.count', { count: 5 })).not.toContain('\u2068')
})

test('from left to right only a name of the other direction is set apart', () => {
  expect(english('event_types.delete_title', { name: 'היכרות' })).toBe('Delete \u2068היכרות\u2069?')
  expect(english('event_types.delete_title', { name: 'Intro' })).toBe('Delete Intro?')
})

test('what is saved has no marks in it', () => {
  expect(withoutIsolates(t('schedule.copy_name', { name: 'Evenings' }))).toMatch(
    /^Evenings \([^\u2068\u2069]+\)$/,
  )
})
