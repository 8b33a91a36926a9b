import { readFile } from 'node:fs/promises'

export interface TestReport {
  passed: number
  failed: number
  /** Those with a failed test, or that could not be loaded. */
  failedFiles: FailedFile[]
}

export interface FailedFile {
  file: string
  /** One line for each failed test, with what it found; or why the file could not be loaded. */
  failures: string[]
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { name: string; status: string; message: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  fullName: string
  status: string
  failureMessages?: string[]
}

/** Reads vitest's JSON report. A report that is missing or torn counts as a run of no tests. */
export async function readTestReport(file: string): Promise<TestReport> {
  return testReport(await readFile(file, 'utf8').catch(() => ''))
}

export function testReport(text: string): TestReport {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = parsed(text)
  const failedFiles = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status !== 'failed') return []
    const failures = failed.map((test) => `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
    return [{ file: name, failures: failures.length > 0 ? failures : [firstLine(message)] }]
  })
  return { passed: numPassedTests, failed: numFailedTests, failedFiles }
}

function parsed(text: string): VitestReport {
  try {
    return (JSON.parse(text) as VitestReport | null) ?? {}
  } catch {
    return {}
  }
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}
