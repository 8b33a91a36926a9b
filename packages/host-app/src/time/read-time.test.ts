import { wallTime } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { shortWords } from '@scheduling/domain/words'
import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['17.45', '17:45'],
  ['5pm', '17:00'],
  ['5:30 PM', '17:30'],
  ['12 am', '00:00'],
  ['12 p.m.', '12:00'],
  ['9h30', '09:30'],
  ['14 h', '14:00'],
  ['9:30 p. m.', '21:30'],
  ['٩:٣٠', '09:30'],
  ['９：３０', '09:30'],
  ['24', '24:00'],
  ['24:01', undefined],
  ['25', undefined],
  ['9:75', undefined],
  ['13pm', undefined],
  ['', undefined],
  ['noon', undefined],
  ['pm', undefined],
  ['3 fm em', undefined],
])('"%s" is read as %s', (typed, time) => {
  expect(readTime(typed, 'en')).toBe(time)
})

test.each(Object.values(LANGUAGES).map(({ tag }) => tag))(
  'in "%s", every time is read as it is shown',
  (tag) => {
    for (const timeFormat of ['12h', '24h'] as const) {
      const words = shortWords(tag, timeFormat)
      const times = Array.from({ length: (24 * 60) / 9 }, (_, index) => wallTime(index * 9))
      expect(times.filter((time) => readTime(words.wallTime(time), tag) !== time)).toEqual([])
    }
  },
)
