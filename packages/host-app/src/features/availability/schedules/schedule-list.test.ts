import { expect, test } from 'vitest'
import { makeDefault, putSchedule } from './schedule-list.ts'
import { scheduleOf } from '../fixture.ts'

const list = [scheduleOf({ id: 'a', is_default: true }), scheduleOf({ id: 'b', is_default: false })]

test('one default makes all others non-default, and comes first', () => {
  expect(makeDefault(list, 'b').map(({ id, is_default }) => [id, is_default])).toEqual([
    ['b', true],
    ['a', false],
  ])
})

test('a changed schedule keeps its place, a new one comes last', () => {
  const named = scheduleOf({ id: 'b', is_default: false, name: 'Evenings' })
  expect(putSchedule(list, named)[1]?.name).toBe('Evenings')
  expect(putSchedule(list, scheduleOf({ id: 'c', is_default: false })).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ])
})
