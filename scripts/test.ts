import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { memoryFolder } from '../packages/server/src/testing/memory-folder.ts'
import { buildWhatIsNotBuilt } from './build/fresh.ts'
import { installFfmpegForTests, requireChromiumForTests } from './chromium.ts'
import { fontInUse } from './fonts/in-use.ts'
import { NODE_ENVIRONMENT } from './node-flags.mjs'

// Everything that must hold before a change lands. Each line of the table is one check, or one run of many tests.
//   npm test                       all of it
//   npm test -- server             the lines whose name contains the word
//   npm test -- changed [commit]   what the change since that commit touches (without one: what is not committed)

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'node_modules/.cache/test-reports')

interface Outcome {
  passed: number
  failed: number
  output: string
  /** One line each: file, name and what it found. */
  failures?: string[]
}

const { NODE_COMPILE_CACHE } = NODE_ENVIRONMENT

const [first, base = 'HEAD'] = process.argv.slice(2)
const isOfChange = first === 'changed'

interface Check {
  name: string
  run: () => Promise<Outcome>
  inBrowser?: true
}

const node = (name: string, script: string, ...args: string[]): Check => ({
  name,
  run: () => tool(process.execPath, [path.join(root, 'node_modules', script), ...args], ONE_PROCESSOR),
})

// For tools written in Go: with a thread per processor they do much work twice, and they collect garbage more
// often than needed. Together, that was half of their time.
const ONE_PROCESSOR = { GOMAXPROCS: '1', GOGC: '400' }

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
    vitest('regular expressions', 'patterns'),
  ],
  [
    // One file takes half of its time.
    inBrowser(
      vitest('rules, contract, messages', 'domain', 'contract', 'messages', 'embed-loader', 'sandbox'),
    ),
    vitest('booking page and dashboard', 'booking-ui', 'host-app'),
  ],
  [inBrowser(vitest('server on PostgreSQL', 'server'))],
  // Each keeps one processor busy: one draws, the other starts and stops servers.
  [inBrowser(stories('stories, with accessibility')), vitest('several processes, races, kills', 'processes')],
  [inBrowser(vitest('end to end in Chromium', 'end-to-end'))],
  [
    inBrowser(vitest('recordings in Chromium', 'recordings')),
    node('budgets', 'size-limit/bin.js', '--silent'),
    { name: 'browsers', run: () => ownScript('scripts/browsers.mjs') },
  ],
]

// These test the whole built product, so imports cannot tell which change affects them.
const OF_THE_WHOLE = new Set([
  'build',
  'several processes, races, kills',
  'end to end in Chromium',
  'recordings in Chromium',
  'budgets',
])

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
// Tested products and browsers put their files here.
const temporary = await memoryFolder(root)
if (temporary !== undefined) {
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary)
}

const only = isOfChange ? [] : process.argv.slice(2)
const stages = STAGES.map((stage) =>
  stage.filter(({ name }) =>
    isOfChange ? !OF_THE_WHOLE.has(name) : only.length === 0 || only.some((word) => name.includes(word)),
  ),
)
const needsBrowser = (stage: readonly Check[]) => stage.some((check) => check.inBrowser)
// If there is none, it is downloaded while other checks run. ffmpeg comes after it: packages are installed one by one.
const browser = stages.some(needsBrowser) ? requireChromiumForTests().then(installFfmpegForTests) : undefined
if (browser) console.log(`Pages are drawn with ${await fontInUse()}.`)
const total = { passed: 0, failed: 0 }
const failures: string[] = []
for (const stage of stages) {
  if (needsBrowser(stage)) await browser
  await Promise.all(stage.map(perform))
}
if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })
// Repeated at the end, for people who only read the last lines.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function perform({ name, run }: Check): Promise<void> {
  const began = performance.now()
  const { passed, failed, output, failures: found = [] } = await run()
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(`  ${name}`, ...found.map((failure) => `    ${failure}`))
  if (failed > 0) console.log(`\n--- ${name}\n${output.trim()}\n---\n`)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`,
  )
}

async function ownScript(file: string): Promise<Outcome> {
  return tool(process.execPath, [path.join(root, file)])
}

async function tool(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const { code, output } = await execute(command, args, env)
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
  return vitestIn({ NODE_ENV: 'production' }, name, 'storybook')
}

function vitest(name: string, ...projects: string[]): Check {
  return vitestIn({}, name, ...projects)
}

/** Runs projects of vitest.config.ts. The counts come from vitest's own report. */
function vitestIn(env: Record<string, string>, name: string, ...projects: string[]): Check {
  return {
    name,
    run: async () => {
      const file = path.join(reports, `${projects[0]}.json`)
      const args = [
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(isOfChange ? [`--changed=${base}`, '--passWithNoTests'] : []),
      ]
      const { code, output } = await execute(process.execPath, args, env)
      const report = await readReport(file)
      const failed = Math.max(report.failed, code === 0 ? 0 : 1)
      return { passed: report.passed, failed, output, failures: report.failures }
    },
  }
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { name: string; message: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  fullName: string
  status: string
  failureMessages?: string[]
}

async function readReport(file: string): Promise<{ passed: number; failed: number; failures: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(text) as Report
  const found = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const lines = failed.map((test) => `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
    // A file that cannot be loaded has no failed tests.
    const all = lines.length === 0 && message !== '' ? [firstLine(message)] : lines
    return all.map((line) => `${path.relative(root, name)}: ${line}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, failures: found }
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}

async function execute(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: 'true',
        ...(temporary !== undefined && { TMPDIR: temporary }),
        NODE_COMPILE_CACHE,
        ...env,
      },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, output }))
  })
}
