import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { createFormat } from '../../../time/format.ts'
import { valuesOf } from './values/editor-values.ts'
import { SECTIONS, sectionOf } from './sections.ts'
import { summaryOf } from './summaries.ts'
import { eventTypeOf } from '../fixture.ts'

const world = {
  t: await loadHostTranslator('en'),
  format: createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat: '24h', year: '2026' }),
  scheduleName: () => 'Working hours',
}

test('every section says in one line what is set', () => {
  const values = valuesOf(eventTypeOf({}))
  for (const section of SECTIONS) expect(summaryOf(section, values, world)).not.toBe('')
})

test.each([
  ['slug', 'basics'],
  ['locations[0].value', 'location'],
  ['window.days', 'window'],
  ['seats', 'seats'],
  ['availability.hours.weekly.mon[0].start', 'availability'],
  ['allowGuests', 'confirmation'],
])('a problem at %s opens %s', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})
