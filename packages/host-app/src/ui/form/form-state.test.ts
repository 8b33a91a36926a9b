import { describe, expect, test } from 'vitest'
import {
  accept,
  alike,
  changes,
  discard,
  keepMine,
  leaveField,
  rebase,
  refuse,
  setValue,
  shownProblems,
  startForm,
  takeTheirs,
  tryToSend,
} from './form-state.ts'

const saved = { name: 'Intro', slug: 'intro', options: ['a'] }
const found = { name: 'missing', slug: 'short' }

const rows = (...labels: string[]) => labels.map((label) => ({ label, options: ['a'] }))
const start = (values: ReturnType<typeof rows>) => startForm({ rows: values })

describe('problems', () => {
  test('are quiet until a field was typed in and left', () => {
    const typed = setValue(startForm(saved), 'name', '')
    expect(shownProblems(typed, found)).toEqual({})
    expect(shownProblems(leaveField(typed, 'name'), found)).toEqual({ name: 'missing' })
  })

  test('are quiet when somebody merely passes by', () => {
    expect(shownProblems(leaveField(startForm(saved), 'name'), found)).toEqual({})
  })

  test('are all shown once sending was tried', () => {
    expect(shownProblems(tryToSend(startForm(saved), found), found)).toEqual(found)
  })

  test('of the server stay until that field changes', () => {
    const state = refuse(startForm(saved), { slug: 'taken', 'options[0]': 'odd', optionsExtra: 'other' })
    expect(shownProblems(setValue(state, 'options', ['b']), {})).toEqual({
      slug: 'taken',
      optionsExtra: 'other',
    })
    expect(shownProblems(setValue(state, 'slug', 'x'), {})).not.toHaveProperty('slug')
  })
})

describe('a new row is not born wrong', () => {
  const empty = { 'rows[1].label': 'missing' }

  test('after sending was tried', () => {
    const tried = tryToSend(start(rows('')), { 'rows[0].label': 'missing' })
    const added = setValue(tried, 'rows', [...tried.values.rows, ...rows('')])
    expect(shownProblems(added, { 'rows[0].label': 'missing', ...empty })).toEqual({
      'rows[0].label': 'missing',
    })
    expect(shownProblems(leaveField(added, 'rows[1].label'), empty)).toEqual(empty)
  })

  test('in the place of one that was left and removed', () => {
    const first = start(rows('One', 'Two'))
    const left = leaveField(setValue(first, 'rows', [...rows('One'), ...rows('')]), 'rows[1].label')
    expect(shownProblems(left, empty)).toEqual(empty)
    const removed = setValue(left, 'rows', left.values.rows.slice(0, 1))
    const added = setValue(removed, 'rows', [...removed.values.rows, ...rows('')])
    expect(shownProblems(added, empty)).toEqual({})
  })

  test('and one that is wrong stays so where it moves to', () => {
    const tried = tryToSend(start(rows('One', '')), empty)
    const [one, wrong] = tried.values.rows as [(typeof tried.values.rows)[0], (typeof tried.values.rows)[0]]
    const moved = setValue(tried, 'rows', [wrong, one])
    expect(shownProblems(moved, { 'rows[0].label': 'missing' })).toEqual({ 'rows[0].label': 'missing' })
    const typed = setValue(moved, 'rows', [{ ...wrong, label: ' ' }, one])
    expect(shownProblems(typed, { 'rows[0].label': 'missing' })).toEqual({ 'rows[0].label': 'missing' })
  })

  test('in a list within a row', () => {
    const tried = tryToSend(start(rows('One')), { 'rows[0].options': 'empty' })
    const [row] = tried.values.rows
    const added = setValue(tried, 'rows', [{ label: 'One', options: [...(row?.options ?? []), ''] }])
    expect(shownProblems(added, { 'rows[0].options': 'empty' })).toEqual({})
  })
})

describe('a draft', () => {
  test('is laid over what the server has now', () => {
    const draft = { saved, values: { ...saved, name: 'Typed' } }
    const state = startForm({ ...saved, slug: 'changed-elsewhere' }, draft)
    expect(state.values).toEqual({ name: 'Typed', slug: 'changed-elsewhere', options: ['a'] })
    expect(state.restored).toBe(true)
  })

  test('without changes is nothing', () => {
    expect(startForm(saved, { saved, values: saved }).restored).toBe(false)
  })
})

test('what was typed survives a newer answer of the server', () => {
  const typed = setValue(startForm(saved), 'name', 'Typed')
  expect(rebase(typed, { ...saved, slug: 'newer' }).values).toEqual({
    ...saved,
    name: 'Typed',
    slug: 'newer',
  })
})

describe('what others changed meanwhile', () => {
  const typed = setValue(setValue(startForm(saved), 'name', 'Mine'), 'slug', 'mine')
  const both = rebase(typed, { ...saved, name: 'Theirs', options: ['theirs'] })

  test('is contested where it was typed over, and nothing typed is lost', () => {
    expect([...both.contested]).toEqual(['name'])
    expect(both.values).toEqual({ name: 'Mine', slug: 'mine', options: ['theirs'] })
  })

  test('stays contested until one of the two is chosen', () => {
    expect([...rebase(both, { ...both.saved, options: [] }).contested]).toEqual(['name'])
    expect(keepMine(both)).toMatchObject({ contested: new Set(), values: { name: 'Mine' } })
    expect(takeTheirs(both)).toMatchObject({ contested: new Set(), values: { name: 'Theirs', slug: 'mine' } })
  })

  test('is found in a draft as well, and is no matter where both say the same', () => {
    const draft = { saved, values: { ...saved, name: 'Mine' } }
    expect([...startForm({ ...saved, name: 'Theirs' }, draft).contested]).toEqual(['name'])
    expect([...startForm({ ...saved, name: 'Mine' }, draft).contested]).toEqual([])
  })
})

test('what was typed while saving stays', () => {
  const sent = { ...saved, name: ' Sent ' }
  const typing = setValue(setValue(startForm(saved), 'name', ' Sent '), 'slug', 'typed-since')
  const state = accept(typing, sent, { ...saved, name: 'Sent' })
  expect(state.values).toEqual({ ...saved, name: 'Sent', slug: 'typed-since' })
  expect(changes(state.values, state.saved)).toEqual({ slug: 'typed-since' })
})

test('discarding goes back to what is saved', () => {
  expect(discard(setValue(startForm(saved), 'name', 'Typed')).values).toEqual(saved)
})

test('only changed fields are sent', () => {
  expect(changes({ ...saved, options: ['a'], name: 'New' }, saved)).toEqual({ name: 'New' })
})

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[], {}, false],
  [null, {}, false],
])('%j and %j are alike: %s', (one, other, result) => {
  expect(alike(one, other)).toBe(result)
})
