import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { memoryFolder } from '../packages/server/src/testing/memory-folder.ts'
import { buildWhatIsNotBuilt } from './build/fresh.ts'
import { installFfmpegForTests, requireChromiumForTests } from './chromium.ts'
import { fontInUse } from './fonts/in-use.ts'
import { NODE_ENVIRONMENT } from './node-flags.mjs'
import { execute } from './test/execute.ts'
import { readTestReport } from './test/vitest-report.ts'
import type { FailedFile } from './test/vitest-report.ts'

// Each line of the table is one check, or one run of many tests.
//   npm test               what must hold before a change lands
//   npm test -- long       that, and everything else
//   npm test -- server     the lines whose name contains the word
// Test files that fail are run once more at the end, alone. If they pass then, the run passes and names them as unsteady.

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'node_modules/.cache/test-reports')

const MINUTE_MS = 60_000
const LIMIT_MS = 20 * MINUTE_MS
const LONG_LIMIT_MS = 60 * MINUTE_MS
// More is no accident of the machine, and to look at all of it again would take long.
const UNSTEADY_FILES_MAX = 10

interface Outcome {
  passed: number
  failed: number
  output: string
  /** Test files to look at again. */
  failedFiles?: FailedFile[]
}

interface Check {
  name: string
  run: () => Promise<Outcome>
  inBrowser?: true
  /** Not in the gate. */
  isLong?: boolean
  /** In the gate only: the long run has it as part of another check. */
  isShort?: boolean
  /** Runs only these test files of the check, one after the other. */
  runAgain?: (files: readonly string[]) => Promise<Outcome>
}

const node = (name: string, script: string, ...args: string[]): Check => ({
  name,
  run: () => tool(process.execPath, [path.join(root, 'node_modules', script), ...args], ONE_PROCESSOR),
})

// For tools written in Go: with a thread per processor they do much work twice, and they collect garbage more
// often than needed. Together, that was half of their time.
const ONE_PROCESSOR = { GOMAXPROCS: '1', GOGC: '400' }

// The main ways through the product. The other files are about variants and hostile pages.
const MAIN_WAYS = [
  'billing',
  'embed.first-times',
  'embed.inline',
  'embed.popup',
  'main-flow',
  'organization',
  'picked-times',
  'sign-up',
  'whole-way',
].map((name) => `scripts/end-to-end/${name}.test.ts`)

// Tests of random cases try about a tenth in the gate.
const FEWER_CASES = { SLOT_CASES: '1000', TEAM_CASES: '300', CALENDAR_CASES: '160', FUZZ_RUNS: '3' }

// Two at a time, if they do not need the whole machine.
const STAGES: Check[][] = [
  [
    node('types', 'typescript-7/bin/tsc', '-b', '--checkers', '1'),
    node('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
    node('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  ],
  [
    node(
      'arrows',
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'scripts',
    ),
    node('dead code', 'knip/bin/knip.js', '--no-progress'),
    { name: 'folders', run: () => ownScript('scripts/folders.ts') },
    { name: 'dashboard', run: () => ownScript('scripts/dashboard.ts') },
    { name: 'build', run: build },
    { ...vitest('regular expressions', 'patterns'), isLong: true },
  ],
  [
    // One file takes half of its time.
    inBrowser(
      vitest(
        'rules, contract, messages',
        'domain',
        'contract',
        'messages',
        'embed-loader',
        'sandbox',
        'test-runs',
      ),
    ),
    vitest('booking page and dashboard', 'booking-ui', 'host-app'),
  ],
  [inBrowser(vitest('server on PostgreSQL', 'server'))],
  [
    // Each keeps one processor busy: one draws, the other starts and stops servers.
    { ...inBrowser(stories('stories, with accessibility')), isLong: true },
    { ...vitest('several processes, races, kills', 'processes'), isLong: true },
  ],
  [
    {
      ...inBrowser(vitestIn({ files: MAIN_WAYS }, 'main ways in Chromium', 'end-to-end')),
      isShort: true,
    },
    { ...inBrowser(vitest('end to end in Chromium', 'end-to-end')), isLong: true },
  ],
  [
    { ...inBrowser(vitest('recordings in Chromium', 'recordings')), isLong: true },
    node('budgets', 'size-limit/bin.js', '--silent'),
    { name: 'browsers', run: () => ownScript('scripts/browsers.mjs') },
  ],
]

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
// Tested products and browsers put their files here.
const temporary = await memoryFolder(root)
if (temporary !== undefined) {
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary)
}

const words = process.argv.slice(2)
const isLongRun = words.includes('long')
const named = words.filter((word) => word !== 'long')
const stages = STAGES.map((stage) => stage.filter(isWanted))
if (stages.every((stage) => stage.length === 0)) {
  const names = STAGES.flat().map(({ name }) => name)
  console.error(
    `No check has a name with ${named.map((word) => `"${word}"`).join(' or ')}; there are ${names.join('; ')}.`,
  )
  process.exit(1)
}
const needsBrowser = (stage: readonly Check[]) => stage.some((check) => check.inBrowser)
// If there is none, it is downloaded while other checks run. ffmpeg comes after it: packages are installed one by one.
const browser = stages.some(needsBrowser) ? requireChromiumForTests().then(installFfmpegForTests) : undefined
if (browser) console.log(`Pages are drawn with ${await fontInUse()}.`)
const total = { passed: 0, failed: 0 }
const failures: string[] = []
const unsteady: string[] = []
const toRunAgain: { check: Check; failedFiles: FailedFile[]; failed: number }[] = []
for (const stage of stages) {
  if (needsBrowser(stage)) await browser
  await Promise.all(stage.map(perform))
}
const filesToRunAgain = toRunAgain.reduce((sum, { failedFiles }) => sum + failedFiles.length, 0)
for (const { check, failedFiles, failed } of toRunAgain) {
  if (filesToRunAgain > UNSTEADY_FILES_MAX) giveUp(check, failedFiles)
  else await lookAgain(check, failedFiles, failed)
}
if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })
// Repeated at the end, for people who only read the last lines.
if (unsteady.length > 0) console.log(`\nUnsteady, failed once and passed alone:\n${unsteady.join('\n')}\n`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function isWanted({ name, isLong = false, isShort = false }: Check): boolean {
  if (named.length > 0) return named.some((word) => name.includes(word))
  return isLongRun ? !isShort : !isLong
}

async function perform(check: Check): Promise<void> {
  const { name, run, runAgain } = check
  const began = performance.now()
  const { passed, failed, output, failedFiles = [] } = await run()
  total.passed += passed
  total.failed += failed
  if (failed > 0) console.log(`\n--- ${name}\n${output.trim()}\n---\n`)
  sayHowItWent(name, began, passed, failed)
  if (failed > 0 && runAgain && failedFiles.length > 0) toRunAgain.push({ check, failedFiles, failed })
  else if (failed > 0) failures.push(`  ${name}`, ...linesOf(failedFiles))
}

async function lookAgain(check: Check, failedFiles: FailedFile[], failedBefore: number): Promise<void> {
  if (!check.runAgain) return
  const began = performance.now()
  const again = await check.runAgain(failedFiles.map(({ file }) => file))
  sayHowItWent(`${check.name}, again`, began, again.passed, again.failed)
  if (again.failed === 0) {
    total.failed -= failedBefore
    unsteady.push(`  ${check.name}`, ...linesOf(failedFiles))
    return
  }
  console.log(`\n--- ${check.name}, again\n${again.output.trim()}\n---\n`)
  failures.push(`  ${check.name}`, ...linesOf(again.failedFiles ?? failedFiles))
}

function giveUp({ name }: Check, failedFiles: FailedFile[]): void {
  failures.push(`  ${name}`, ...linesOf(failedFiles))
}

function linesOf(failedFiles: readonly FailedFile[]): string[] {
  return failedFiles.flatMap((failed) =>
    failed.failures.map((failure) => `    ${path.relative(root, failed.file)}: ${failure}`),
  )
}

function sayHowItWent(name: string, began: number, passed: number, failed: number): void {
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`,
  )
}

async function ownScript(file: string): Promise<Outcome> {
  return tool(process.execPath, [path.join(root, file)])
}

async function tool(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const { code, output } = await limited(command, args, env)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

async function build(): Promise<Outcome> {
  try {
    await buildWhatIsNotBuilt(root, () => {})
    return { passed: 1, failed: 0, output: '' }
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) }
  }
}

function inBrowser(check: Check): Check {
  return { ...check, inBrowser: true }
}

/** Uses the same headless browser as the other tests, which is also faster. */
function stories(name: string): Check {
  return vitestIn({ env: { NODE_ENV: 'production' } }, name, 'storybook')
}

function vitest(name: string, ...projects: string[]): Check {
  return vitestIn({}, name, ...projects)
}

/** Runs projects of vitest.config.ts. The counts come from vitest's own report. */
function vitestIn(
  { env = {}, files = [] }: { env?: Record<string, string>; files?: readonly string[] },
  name: string,
  ...projects: string[]
): Check {
  const run = async (only: readonly string[], ...options: string[]): Promise<Outcome> => {
    const file = path.join(reports, `${projects[0]}.json`)
    await rm(file, { force: true })
    const args = [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...only,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
    ]
    const { code, output } = await limited(process.execPath, args, env)
    const { passed, failed, failedFiles } = await readTestReport(file)
    // A browser that crashed, a file that is missing or a run without a test is no success.
    const isWhole = code === 0 && passed > 0
    return { passed, failed: Math.max(failed, isWhole ? 0 : 1), output, failedFiles }
  }
  return { name, run: () => run(files), runAgain: (failed) => run(failed, '--maxWorkers=1') }
}

async function limited(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const limitMs = isLongRun ? LONG_LIMIT_MS : LIMIT_MS
  const { code, output, isLate } = await execute(command, args, {
    cwd: root,
    limitMs,
    env: {
      ...process.env,
      CI: 'true',
      ...(temporary !== undefined && { TMPDIR: temporary }),
      NODE_COMPILE_CACHE: NODE_ENVIRONMENT.NODE_COMPILE_CACHE,
      ...(words.length === 0 && FEWER_CASES),
      ...env,
    },
  })
  return { code, output: isLate ? `${output}\nKilled after ${limitMs / MINUTE_MS} minutes.` : output }
}
