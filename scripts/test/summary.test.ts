import { expect, test } from 'vitest'
import type { Outcome } from './summary.ts'
import { deservesSecondRun, summaryOf } from './summary.ts'

const good: Outcome = { passed: 5, failed: 0, output: '', failedFiles: [], crashes: [] }
const one = { file: '/p/one.test.ts', passed: 2, failures: ['a: Error: late'] }
const two = { file: '/p/two.test.ts', passed: 0, failures: ['b: Error: wrong', 'c: Error: wrong'] }
const bad: Outcome = { ...good, failed: 3, failedFiles: [one, two] }

test('a run in which all pass has passed', () => {
  expect(summaryOf([{ name: 'server', outcome: good }], '/p')).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
    unsteady: [],
  })
})

test('failed files that were not run again have failed, with their names', () => {
  expect(summaryOf([{ name: 'server', outcome: bad }], '/p')).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      '  server',
      '    one.test.ts: a: Error: late',
      '    two.test.ts: b: Error: wrong',
      '    two.test.ts: c: Error: wrong',
    ],
    unsteady: [],
  })
})

test('a file that passes when run again is unsteady, and each of its tests counts once', () => {
  const again = { ...good, passed: 3, failed: 2, failedFiles: [two] }
  expect(summaryOf([{ name: 'server', outcome: bad, again }], '/p')).toEqual({
    passed: 6,
    failed: 2,
    failures: ['  server', '    two.test.ts: b: Error: wrong', '    two.test.ts: c: Error: wrong'],
    unsteady: ['  server', '    one.test.ts: a: Error: late'],
  })
})

test('a check without tests fails by its name', () => {
  expect(summaryOf([{ name: 'build', outcome: { ...good, passed: 0, failed: 1 } }], '/p').failures).toEqual([
    '  build',
  ])
})

test('some failed files deserve a second run', () => {
  expect(deservesSecondRun([{ name: 'server', outcome: bad }])).toBe(true)
})

test('many failed files, a worker that ended and a browser that ended do not', () => {
  const outcomes: Outcome[] = [
    { ...bad, failedFiles: Array.from({ length: 11 }, () => one) },
    { ...bad, crashes: ['Error: Worker exited unexpectedly'] },
    ...['page.goto: Target page, context or browser has been closed', 'page.click: Page crashed'].map(
      (message) => ({ ...bad, failedFiles: [{ ...one, failures: [`a: Error: ${message}`] }] }),
    ),
  ]
  expect(outcomes.map((outcome) => deservesSecondRun([{ name: 'server', outcome }]))).toEqual(
    outcomes.map(() => false),
  )
})
