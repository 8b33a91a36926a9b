import { expect, test } from 'vitest'
import { testReport } from './vitest-report.ts'

const report = (testResults: object[]) =>
  JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults })

test('a file with a failed test is named with what the test found', () => {
  const good = {
    name: 'good.test.ts',
    status: 'passed',
    message: '',
    assertionResults: [{ fullName: 'a', status: 'passed' }],
  }
  const failed = { fullName: 'b', status: 'failed', failureMessages: ['Error: 1 is not 2\n    at b.ts'] }
  const bad = { name: 'bad.test.ts', status: 'failed', message: '', assertionResults: [failed] }
  expect(testReport(report([good, bad]))).toEqual({
    passed: 2,
    failed: 1,
    failedFiles: [{ file: 'bad.test.ts', failures: ['b: Error: 1 is not 2'] }],
  })
})

test('a file that cannot be loaded is named with why', () => {
  const unloaded = {
    name: 'new.test.ts',
    status: 'failed',
    message: 'Error: no such module\n…',
    assertionResults: [],
  }
  expect(testReport(report([unloaded])).failedFiles).toEqual([
    { file: 'new.test.ts', failures: ['Error: no such module'] },
  ])
})

test.each(['', '{"numPassedTests": 12, "testRes', 'null'])(
  'a report that is missing or torn, %j, is of no tests',
  (text) => {
    expect(testReport(text)).toEqual({ passed: 0, failed: 0, failedFiles: [] })
  },
)
