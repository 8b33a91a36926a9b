import { expect, test } from 'vitest'
import { choose, mutantsOf } from './make.ts'

const made = (text: string) =>
  mutantsOf('packages/domain/src/a.ts', text).map(({ kind, before, after }) => [kind, before, after])

test.each([
  ['condition', 'if (a(b)) c()', 'if (!(a(b))) c()'],
  ['condition', 'd = a && b', 'd = a || b'],
  ['condition', 'd = a === 1', 'd = a !== 1'],
  ['await', 'await a.b(c)', 'void a.b(c)'],
  ['limit', 'd = a < b', 'd = a <= b'],
  ['limit', 'd = a >= b', 'd = a > b'],
  ['guard', 'await requireOwner(a)', ';'],
  ['guard', 'rules.checkName(a)', ';'],
  ['constant', 'const a = () => true', 'const a = () => false'],
  ['constant', 'function a() { return false }', 'function a() { return true }'],
])('%s: %s → %s', (kind, before, after) => {
  expect(made(before)).toContainEqual([kind, before, after])
})

const guards = (text: string) => made(text).filter(([kind]) => kind === 'guard')

test('a guard is an if that only leaves', () => {
  const removed = [['guard', 'if (a) throw b', ';']]
  expect(guards('if (a) throw b')).toEqual(removed)
  expect(guards('function f() {\n  if (a) {\n    return\n  }\n}')).toHaveLength(1)
  expect(guards('if (a) throw b\nelse c()')).toEqual([])
  expect(guards('if (a) b()')).toEqual([])
})

test('numbers of limits become one less and one more, others stay', () => {
  expect(made('const TITLE_MAX = 1_000')).toEqual([
    ['limit', 'const TITLE_MAX = 1_000', 'const TITLE_MAX = 999'],
    ['limit', 'const TITLE_MAX = 1_000', 'const TITLE_MAX = 1001'],
  ])
  expect(made('const title = 1_000')).toEqual([])
})

test('what the types need is left alone, and texts are no code', () => {
  expect(made('if (a === undefined) throw b')).toEqual([])
  expect(made(`const b = 'x && y' // && z`)).toEqual([])
})

test('the fault replaces its place in the text', () => {
  const text = 'a()\nif (b || c) d()'
  const [, or] = mutantsOf('a.ts', text)
  expect(or).toMatchObject({ line: 2, kind: 'condition', to: '&&' })
  expect(text.slice(or?.start, or?.end)).toBe('||')
})

test('small packages and rare kinds are chosen, too, and a larger count only adds', () => {
  const conditions = 'if (a) b()\n'.repeat(100)
  const all = [
    ...mutantsOf('packages/large/src/a.ts', `${conditions}await a()`),
    ...mutantsOf('packages/small/src/a.ts', 'if (a) b()'),
  ]
  const chosen = choose(all, 11, 7)
  expect(new Set(chosen.map(({ file }) => file)).size).toBe(2)
  expect(chosen.filter(({ kind }) => kind === 'await')).toHaveLength(1)
  expect(new Set(chosen).size).toBe(11)
  expect(choose(all, 20, 7).slice(0, 11)).toEqual(chosen)
  expect(choose(all, 11, 8)).not.toEqual(chosen)
  expect(choose(all, 1_000, 7)).toHaveLength(all.length)
})
