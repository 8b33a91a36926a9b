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
    expect(shownProblems(tryToSend(startForm(saved)), found)).toEqual(found)
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
