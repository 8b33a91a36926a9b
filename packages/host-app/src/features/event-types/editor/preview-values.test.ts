import type { EventType } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { valuesOf } from './values/editor-values.ts'
import type { EventTypeValues } from './values/editor-values.ts'
import { previewEvent, previewTiming, stepOf } from './preview-values.ts'
import type { SectionId } from './sections.ts'
import { eventTypeOf } from '../fixture.ts'
import { someConnection } from '../../connections/fixture.ts'

const timing = (change: Partial<EventTypeValues>) =>
  previewTiming({ ...valuesOf(eventTypeOf({})), ...change })

test('times are asked for by what decides them, and by nothing else', () => {
  expect(timing({ name: 'Other', description: '' })).toEqual(timing({}))
  expect(timing({ bufferAfter: 15 })).toMatchObject({ bufferAfter: 15, duration: 30 })
})

test('a half-typed number or date asks for nothing', () => {
  expect(timing({ duration: 0 })).toBeUndefined()
  expect(timing({ window: { kind: 'date_range', from: '', to: '' } })).toBeUndefined()
})

const event = (locations: EventType['locations']) => previewEvent(valuesOf(eventTypeOf({ locations })))

test('a room that an account makes has its link, as invitees get it', () => {
  const values = valuesOf(eventTypeOf({ locations: [{ kind: 'zoom' }, { kind: 'google_meet' }] }))
  const { locations } = previewEvent(values, new Map([['zoom', someConnection(1)]]))
  expect(locations).toEqual([
    { kind: 'zoom', url: expect.stringMatching(/^https:/) },
    { kind: 'google_meet' },
  ])
})

test('the page that is drawn is the one on which the section shows', () => {
  const step = (section?: SectionId) => stepOf(section, event([{ kind: 'custom', value: 'Lobby' }]))
  expect([step(), step('basics'), step('location')]).toEqual(['times', 'times', 'times'])
  expect(stepOf('location', event([{ kind: 'zoom' }]))).toBe('booked')
  expect([step('questions'), step('confirmation')]).toEqual(['form', 'booked'])
  expect(stepOf('location', event([{ kind: 'zoom' }, { kind: 'google_meet' }]))).toBe('form')
  expect(stepOf('location', event([{ kind: 'invitee_phone', value: '' }]))).toBe('form')
})
