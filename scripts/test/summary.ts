import path from 'node:path'
import type { FailedFile, TestReport } from './report.ts'

export interface Outcome extends TestReport {
  output: string
}

export interface Result {
  name: string
  outcome: Outcome
  /** Of its failed files alone, if they were run once more. */
  again?: Outcome
}

// More is no accident of the machine, and to run all of them again would take long.
const UNSTEADY_FILES_MAX = 10
const BROWSER_ENDED = /browser has been closed|(?:Page|Target) crashed/

/**
 * Whether to run failed files once more: not if there are many, and not after a worker or a browser crashed, because
 * then nobody knows what else it would have found.
 */
export function deservesSecondRun(results: readonly Result[]): boolean {
  const files = results.flatMap(({ outcome }) => outcome.failedFiles)
  const hasCrashed =
    results.some(({ outcome }) => outcome.crashes.length > 0) ||
    files.some(({ failures }) => failures.some((failure) => BROWSER_ENDED.test(failure)))
  return files.length <= UNSTEADY_FILES_MAX && !hasCrashed
}

export interface Summary {
  passed: number
  failed: number
  /** Lines. */
  failures: string[]
  unsteady: string[]
}

/** What counts of a file that was run again is its second run. */
export function summaryOf(results: readonly Result[], root: string): Summary {
  const summary: Summary = { passed: 0, failed: 0, failures: [], unsteady: [] }
  for (const { name, outcome, again } of results) {
    const { failedFiles, crashes } = outcome
    summary.passed += outcome.passed
    summary.failed += outcome.failed
    if (again) {
      const replaced = failedFiles.reduce((sum, file) => sum + file.passed, 0)
      summary.passed += again.passed - replaced
      summary.failed += again.failed - outcome.failed
      if (again.failed > 0) summary.failures.push(`  ${name}`, ...linesOf(again, root))
      const isSteady = ({ file }: FailedFile) => again.failedFiles.some((failed) => failed.file === file)
      const unsteady = failedFiles.filter((file) => !isSteady(file))
      if (unsteady.length > 0)
        summary.unsteady.push(`  ${name}`, ...linesOf({ failedFiles: unsteady, crashes: [] }, root))
    } else if (outcome.failed > 0)
      summary.failures.push(`  ${name}`, ...linesOf({ failedFiles, crashes }, root))
  }
  return summary
}

function linesOf(
  { failedFiles, crashes }: Pick<TestReport, 'failedFiles' | 'crashes'>,
  root: string,
): string[] {
  return [
    ...crashes.map((crash) => `    ${crash}`),
    ...failedFiles.flatMap(({ file, failures }) =>
      failures.map((failure) => `    ${path.relative(root, file)}: ${failure}`),
    ),
  ]
}
