import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { memoryFolder } from '../../packages/server/src/testing/memory-folder.ts'
import type { Check, Settings } from '../test/checks.ts'
import { checks } from '../test/checks.ts'
import type { Outcome } from '../test/summary.ts'
import type { Mutant } from './make.ts'
import { packageOf } from './make.ts'

/** Types and the package's own tests; the gate's other tests that run its code; all of these in the long run. */
export const STEPS = ['near', 'gate', 'long'] as const
type Step = (typeof STEPS)[number]

// An endless loop ends only by a limit. This one is for the tests of one folder, which take seconds; others have the gate's.
const FOLDER_LIMIT_MS = 240_000

/** Of projects that are no package's, the packages whose code they run. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  storybook: ['booking-ui', 'host-app'],
  processes: ['server'],
  'end-to-end': ['booking-ui', 'embed-loader', 'extension', 'host-app', 'server'],
  recordings: ['host-app', 'server'],
}
// Tools write into these in place, which would change the linked files of the other checkout.
const NOT_LINKED = ['.cache', '.vite', '.vite-temp', '.vitest-cache']

const run = promisify(execFile)

/** A checkout in which mutants are tried. */
export type Copy = Pick<Settings, 'root' | 'reports' | 'temporary'>

/**
 * Checks out `commit` in a new temporary folder, which is removed when this process ends. Installed packages are hard
 * links to those of `root`, so both must be on one disk. Throws if git or cp fails.
 */
export async function copyOf(root: string, commit: string): Promise<Copy> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'scheduling-mutants-'))
  const temporary = await memoryFolder(copy)
  process.once('exit', () => {
    for (const folder of [copy, temporary])
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, copy])
  await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: copy })
  const packages = await readdir(path.join(copy, 'packages'))
  for (const folder of ['', ...packages.map((name) => path.join('packages', name))]) {
    const installed = path.join(copy, folder, 'node_modules')
    await run('cp', ['-al', path.join(root, folder, 'node_modules'), installed])
    for (const name of NOT_LINKED) await rm(path.join(installed, name), { recursive: true, force: true })
  }
  const reports = path.join(copy, 'node_modules/.cache/test-reports')
  await mkdir(reports, { recursive: true })
  return { root: copy, reports, temporary }
}

/** The first type error of the copy as it is, or null. */
export async function typeErrorOf(copy: Copy): Promise<string | null> {
  const types = checksOf(copy).find(({ name }) => name === 'types')!
  return failureOf(await types.run(), copy)
}

/**
 * Puts a mutant into the copy, runs a step until something fails, and takes it out again. Returns what failed, or null.
 * Repeat: the same, as far as the tests are steady.
 */
export async function failureWith(mutant: Mutant, copy: Copy, step: Step): Promise<string | null> {
  const file = path.join(copy.root, mutant.file)
  const original = await readFile(file, 'utf8')
  // A run that was killed leaves its files.
  if (copy.temporary !== undefined) {
    await rm(copy.temporary, { recursive: true, force: true })
    await mkdir(copy.temporary)
  }
  try {
    await writeFile(file, original.slice(0, mutant.start) + mutant.to + original.slice(mutant.end))
    return step === 'near' ? await failureNear(mutant, copy) : await failureElsewhere(mutant, copy, step)
  } finally {
    await writeFile(file, original)
  }
}

/** Its types, then the tests beside the file, then all of its package. */
async function failureNear(mutant: Mutant, copy: Copy): Promise<string | null> {
  const typeError = await typeErrorOf(copy)
  if (typeError !== null) return `types: ${typeError}`
  const folder = path.dirname(path.join(copy.root, mutant.file))
  const beside = (await readdir(folder))
    .filter((name) => /(?<!\.long)\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
  const project = packageOf(mutant)
  for (const { limitMs, files } of [
    { limitMs: FOLDER_LIMIT_MS, files: beside },
    { limitMs: undefined, files: [testsOf(project, copy)] },
  ]) {
    // There is none for the extension, which is tested in the browser alone.
    const check = checksOf(copy, 'near', limitMs).find(({ projects }) => projects?.includes(project))
    const failure = check && files.length > 0 ? await steadyFailureOf(check, copy, files) : null
    if (failure !== null) return failure
  }
  return null
}

async function failureElsewhere(mutant: Mutant, copy: Copy, step: Step): Promise<string | null> {
  const own = packageOf(mutant)
  const reach = await reachOf(own, copy)
  for (const check of checksOf(copy, step)) {
    // Tests in the browser need it.
    const buildFailure = check.name === 'build' ? failureOf(await check.run(), copy) : null
    if (buildFailure !== null) return `build: ${buildFailure}`
    const projects = (check.projects ?? []).filter(
      (project) =>
        (step === 'long' || project !== own) && (RUNS[project] ?? [project]).some((name) => reach.has(name)),
    )
    const files = projects.filter((project) => !RUNS[project]).map((project) => testsOf(project, copy))
    const failure = projects.length > 0 ? await steadyFailureOf(check, copy, files) : null
    if (failure !== null) return failure
  }
  return null
}

/** The packages in which a fault of one may show: itself, and all that import it, directly or not. */
async function reachOf(name: string, { root }: Copy): Promise<Set<string>> {
  const packages = await readdir(path.join(root, 'packages'))
  const texts = await Promise.all(
    packages.map(async (each) => readFile(path.join(root, 'packages', each, 'package.json'), 'utf8')),
  )
  const reach = new Set([name])
  for (const used of reach)
    for (const [index, text] of texts.entries())
      if (text.includes(`"@scheduling/${used}": "workspace:`)) reach.add(packages[index]!)
  return reach
}

/** Like the gate, runs files that fail once more, alone. Those that pass then are unsteady, and all are run again. */
async function steadyFailureOf(check: Check, copy: Copy, files: readonly string[]): Promise<string | null> {
  for (let attempt = 1; attempt <= 2; attempt++) {
    const outcome = await check.run('--bail=1', ...files)
    const failure = failureOf(outcome, copy)
    const failed = outcome.failedFiles.map(({ file }) => file)
    if (failure === null || failed.length === 0 || (await check.runFiles(failed)).failed > 0) return failure
  }
  return null
}

function failureOf({ failed, failedFiles: [file], crashes, output }: Outcome, { root }: Copy): string | null {
  if (failed === 0) return null
  if (file) return `${path.relative(root, file.file)}: ${file.failures[0]}`
  const lines = output.trim().split('\n')
  if (lines.at(-1)?.startsWith('Killed after')) return 'timeout'
  return crashes[0] ?? lines.find((line) => /error/i.test(line)) ?? 'unknown'
}

function checksOf(copy: Copy, step: Step = 'near', limitMs?: number): Check[] {
  if (step === 'long') return checks({ ...copy, isLongRun: true })
  const all = checks({ ...copy, isLongRun: false, limitMs })
  return all.filter(({ isLong = false }) => !isLong)
}

/** Where the test files of a package begin. */
function testsOf(project: string, { root }: Copy): string {
  return path.join(root, 'packages', project, path.sep)
}
