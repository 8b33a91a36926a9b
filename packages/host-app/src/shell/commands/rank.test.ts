import { expect, test } from 'vitest'
import { rankCommands } from './rank.ts'

const commands = [
  { id: 'a', text: 'Availability', words: 'schedules hours' },
  { id: 'b', text: 'Scheduled events' },
  { id: 'c', text: 'Café visit' },
  { id: 'd', text: 'New event type' },
]
const found = (typed: string) => rankCommands(commands, typed).map(({ id }) => id)

test('all are there before anything is typed', () => {
  expect(found(' ')).toEqual(['a', 'b', 'c', 'd'])
})
test('the beginning of the text wins', () => {
  expect(found('sched')).toEqual(['b', 'a'])
})
test('every word must fit', () => {
  expect(found('new ev')).toEqual(['d'])
  expect(found('new availability')).toEqual([])
})
test('accents do not matter', () => {
  expect(found('cafe')).toEqual(['c'])
})
