import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export interface TestReport {
  passed: number
  failed: number
  /** Files with a failed test, or that could not be loaded. */
  failedFiles: FailedFile[]
  /** Errors outside of tests: a worker that ended, a rejection that nobody handled. */
  crashes: string[]
}

export interface FailedFile {
  file: string
  passed: number
  /** One line for each failed test or hook, with what it found; or why the file could not be loaded. */
  failures: string[]
}

/** The variable that says where the reporter writes. */
export const REPORT_FILE = 'TEST_REPORT_FILE'

/** Vitest's own report has no errors outside of tests. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env[REPORT_FILE]
    if (file !== undefined) writeFileSync(file, JSON.stringify(reportOf(modules, errors)))
  }
}

/** A report that is missing or torn counts as a run of no tests. */
export async function readReport(file: string): Promise<TestReport> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as TestReport
  } catch {
    return { passed: 0, failed: 0, failedFiles: [], crashes: [] }
  }
}

function reportOf(modules: readonly TestModule[], errors: readonly SerializedError[]): TestReport {
  const files = modules.map(resultOf)
  const sum = (of: (file: FailedFile) => number) => files.reduce((total, file) => total + of(file), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failures }) => failures.length),
    failedFiles: files.filter(({ failures }) => failures.length > 0),
    crashes: errors.map(firstLine),
  }
}

function resultOf(module: TestModule): FailedFile {
  const tests = [...module.children.allTests()].map((test) => ({ name: test.fullName, ...test.result() }))
  const failed = tests.filter(({ state }) => state === 'failed')
  // Of hooks, and of a file that cannot be loaded.
  const others = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  return {
    file: module.moduleId,
    passed: tests.filter(({ state }) => state === 'passed').length,
    failures: [
      ...failed.map(({ name, errors }) => `${name}: ${firstLine(errors?.[0])}`),
      ...others.map(firstLine),
    ],
  }
}

function firstLine(error?: SerializedError): string {
  const [line = ''] = (error?.message ?? '').split('\n', 1)
  return `${error?.name ?? 'Error'}: ${line}`
}
