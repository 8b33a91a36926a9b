import { setImmediate } from 'node:timers/promises'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { checkEach } from '../../packages/server/src/testing/check-each.ts'
import { findPatterns, patternsIn } from './find-patterns.ts'

// If the time of a regular expression grows with the square of the text, a long text stops the server. There are
// no exceptions: we also rewrite expressions that only meet our own text, because that is easier than being sure.

const { literals, made } = await findPatterns()

// The slowest takes two seconds. If the tool gives up on one, it is also too complex for people.
const PARAMS = { timeout: 15_000 }

function verdictOn(source: string, flags: string): string {
  const diagnostics = checkSync(source, flags, PARAMS)
  if (diagnostics.status === 'safe') return 'linear'
  if (diagnostics.status === 'unknown') return 'too tangled to tell'
  return `${diagnostics.complexity.summary}: ${diagnostics.attack.pattern}`
}

test('each is linear', { timeout: 600_000 }, async () => {
  const byText = new Map(literals.map((each) => [`/${each.source}/${each.flags} (${each.file})`, each]))
  await checkEach([...byText.keys()], async (text) => {
    // The check blocks the process. In between, it can report to the test run.
    await setImmediate()
    const { source = '', flags = '' } = byText.get(text) ?? {}
    expect(verdictOn(source, flags)).toBe('linear')
  })
})

test('none is made while the program runs', () => {
  expect(made).toEqual([])
})

test('there are some, in every package', () => {
  const packages = new Set(literals.map(({ file }) => file.split('/')[1]))
  expect([...packages]).toEqual(
    expect.arrayContaining([
      'booking-ui',
      'contract',
      'domain',
      'embed-loader',
      'host-app',
      'messages',
      'server',
    ]),
  )
})

test.each([
  ['a trailing run', '-+$', ''],
  ['a word before a sign', '[^\\s@]+@', 'g'],
  ['a repetition of repetitions', '^(a+)+$', ''],
])('what is not linear is found: %s', (_, source, flags) => {
  expect(verdictOn(source, flags)).not.toBe('linear')
})

test('finds them wherever they stand in the code', () => {
  const code = 'const a = /x/gi; f(<p>{b.replace(/[/]"/u, "//")}</p>); new RegExp(a); RegExp("b")'
  expect(patternsIn('page.tsx', code)).toEqual({
    literals: [
      { file: 'page.tsx', source: 'x', flags: 'gi' },
      { file: 'page.tsx', source: '[/]"', flags: 'u' },
    ],
    made: [
      { file: 'page.tsx', code: 'new RegExp(a)' },
      { file: 'page.tsx', code: 'RegExp("b")' },
    ],
  })
})
