import { expect, test } from 'vitest'
import type { VoteChoices } from './vote-problems.ts'
import { fullOptionsOf, voteProblems } from './vote-problems.ts'

const NOW = 100
const options = [
  { id: 1, start: 50, capacity: null, yes: 3 },
  { id: 2, start: 150, capacity: 2, yes: 2 },
  { id: 3, start: 200, capacity: 2, yes: 1 },
]

test.each<[string, VoteChoices, VoteChoices, string[]]>([
  ['yes to one that is to come', { 3: 'yes' }, {}, []],
  ['an id of no option', { 3: 'yes', 9: 'no' }, {}, ['9 not_an_option']],
  ['yes to one that is past', { 1: 'yes' }, {}, ['1 in_the_past']],
  ['no to one that is past', { 1: 'no', 3: 'yes' }, {}, []],
  ['what was said of one that is past, as it was', { 1: 'yes' }, { 1: 'yes' }, []],
  ['another answer to one that is past', { 1: 'if_need_be' }, { 1: 'yes' }, ['1 in_the_past']],
  ['no to all', { 2: 'no', 3: 'no' }, {}, ['null required']],
  ['nothing', {}, {}, ['null required']],
])('%s', (_, choices, before, problems) => {
  const found = voteProblems(options, choices, before, NOW)
  expect(found.map(({ optionId, reason }) => `${optionId} ${reason}`)).toEqual(problems)
})

test.each<[string, VoteChoices, VoteChoices, string[]]>([
  ['a place that is there', { 3: 'yes' }, {}, []],
  ['a place that is not there', { 2: 'yes', 3: 'yes' }, {}, ['2']],
  ['if need be takes no place', { 2: 'if_need_be' }, {}, []],
  ['whoever has a place keeps it', { 2: 'yes' }, { 2: 'yes' }, []],
])('%s', (_, choices, placed, full) => {
  expect(fullOptionsOf(options, choices, placed)).toEqual(full)
})
