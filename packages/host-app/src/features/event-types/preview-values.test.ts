import type { EventType } from '@scheduling/contract'
import { instantOf } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { valuesOf } from './values/editor-values.ts'
import type { EventTypeValues } from './values/editor-values.ts'
import { previewEvent, previewSlots, stepOf } from './preview-values.ts'
import type { SectionId } from './sections.ts'
import { bookingOf } from '../bookings/fixture.ts'
import { eventTypeOf } from './fixture.ts'
import { NOW } from '../../fixtures/fixture.ts'
import { scheduleOf } from '../availability/fixture.ts'

const berlin = 'Europe/Berlin'
const schedules = [scheduleOf({})]
const slots = (change: Partial<EventTypeValues>, meetings = [] as ReturnType<typeof bookingOf>[]) =>
  previewSlots({ ...valuesOf(eventTypeOf({})), ...change }, schedules, meetings, berlin, NOW).starts

test('what stands in the form decides, saved or not', () => {
  const custom: EventTypeValues['availability'] = {
    kind: 'custom',
    hours: {
      ...scheduleOf({}),
      weekly: { ...scheduleOf({}).weekly, sat: [{ start: '10:00', end: '11:00' }] },
    },
  }
  const saturday = instantOf(berlin, '2026-11-28', '10:00')
  expect(slots({})).not.toContain(saturday)
  expect(slots({ availability: custom })).toContain(saturday)
})

test('known meetings are busy', () => {
  const start = instantOf(berlin, '2026-11-25', '10:00')
  expect(slots({ bufferAfter: 0 })).toContain(start)
  expect(slots({ bufferAfter: 0 }, [bookingOf({ start: new Date(start).toISOString() })])).not.toContain(
    start,
  )
})

test('a half-typed number gives no times instead of an error', () => {
  expect(slots({ duration: 0 })).toEqual([])
  expect(slots({ window: { kind: 'date_range', from: '', to: '' } })).toEqual([])
})

const event = (locations: EventType['locations']) => previewEvent(valuesOf(eventTypeOf({ locations })))

test('the page that is drawn is the one on which the section shows', () => {
  const step = (section?: SectionId) => stepOf(section, event([{ kind: 'zoom' }]))
  expect([step(), step('basics'), step('location')]).toEqual(['times', 'times', 'times'])
  expect([step('questions'), step('confirmation')]).toEqual(['form', 'booked'])
  expect(stepOf('location', event([{ kind: 'zoom' }, { kind: 'google_meet' }]))).toBe('form')
  expect(stepOf('location', event([{ kind: 'invitee_phone', value: '' }]))).toBe('form')
})
