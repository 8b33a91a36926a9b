import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import { OTHER_MOMENTS } from '../end-to-end/now.ts'
import { NODE_ENVIRONMENT } from '../node-flags.mjs'
import { execute } from './execute.ts'
import { readReport, REPORT_FILE } from './report.ts'
import type { Outcome } from './summary.ts'

/** One check, or one run of many tests. */
export interface Check {
  name: string
  /** Of vitest.config.ts, if it runs tests. */
  projects?: readonly string[]
  /** `options` are Vitest's: such as `--bail=1`, or absolute paths, which leave only test files that begin with one. */
  run: (...options: string[]) => Promise<Outcome>
  /** Runs only these test files of it, one after the other. */
  runFiles: (files: readonly string[]) => Promise<Outcome>
  /** How many processors it keeps busy: by default, all. */
  processors?: number
  inBrowser?: true
  /** Not in the gate. */
  isLong?: boolean
}

export interface Settings {
  root: string
  /** Folder. */
  reports: string
  /** Folder. */
  temporary: string | undefined
  /**
   * Otherwise, files `*.long.test.ts` are left out, tests of random cases try about a tenth, and stories are drawn at one
   * width in one theme.
   */
  isLongRun: boolean
  /** Whether the gate has the long end-to-end tests of embeds, too. */
  withEmbeds?: boolean
  /** A check that takes longer is killed and has failed. By default, 20 minutes, or an hour in the long run. */
  limitMs?: number
}

/** Of the machine that checks are divided for. */
export const PROCESSORS = 2

const MINUTE_MS = 60_000
const LIMIT_MS = 20 * MINUTE_MS
const LONG_LIMIT_MS = 60 * MINUTE_MS

const FEWER_CASES = {
  SLOT_CASES: '1000',
  TEAM_CASES: '300',
  CASES_SHARE: '0.1',
  // One more than whole days, so that each hour of the day has its turn.
  HOURS_STEP: '409',
  STORY_CHECKS: 'once',
}

// For tools written in Go: with a thread per processor they do much work twice, and they collect garbage more
// often than needed. Together, that was half of their time.
const ONE_PROCESSOR = { GOMAXPROCS: '1', GOGC: '400' }

/** They start in this order. Those for one processor run beside each other, so the longest come first. */
export function checks(settings: Settings): Check[] {
  const { root, withEmbeds = false } = settings
  const { node, command, vitest } = runners(settings)
  return [
    node('format', 'oxfmt/bin/oxfmt', '--check', '.'),
    // Others start the product, which would build it.
    { ...single('build', async () => build(root)), processors: 1 },
    node('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'),
    node('types', 'typescript-7/bin/tsc', '-b', '--checkers', '1'),
    {
      ...inBrowser(
        vitest('stories, with accessibility', ['storybook'], {
          // React without its checks is faster.
          env: { NODE_ENV: 'production' },
        }),
      ),
      processors: 1,
    },
    { ...vitest('several processes, races, kills', ['processes']), processors: 1 },
    {
      ...inBrowser(
        vitest('rules, contract, messages', [
          'domain',
          'contract',
          'messages',
          'embed-loader',
          'sandbox',
          'test-runs',
        ]),
      ),
      processors: 1,
    },
    node(
      'arrows',
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'scripts',
    ),
    node('dead code', 'knip/bin/knip.js', '--no-progress'),
    command('dashboard', 'scripts/dashboard.ts'),
    command('spelling', 'scripts/spelling.ts'),
    command('translations', 'scripts/translations.ts'),
    command('folders', 'scripts/folders.ts'),
    { ...vitest('regular expressions', ['patterns'], { isWhole: true }), isLong: true },
    vitest('booking page and dashboard', ['booking-ui', 'host-app']),
    inBrowser(vitest('server on PostgreSQL', ['server'])),
    inBrowser(
      vitest('end to end in Chromium', ['end-to-end'], withEmbeds ? { longFiles: '!(embed.*).long' } : {}),
    ),
    ...Object.entries(OTHER_MOMENTS).map(([name, moment]) => ({
      ...inBrowser(vitest(`pages, ${name}`, ['end-to-end'], { isWhole: true, env: { E2E_NOW: moment } })),
      isLong: true,
    })),
    { ...inBrowser(vitest('recordings in Chromium', ['recordings'], { isWhole: true })), isLong: true },
    node('budgets', 'size-limit/bin.js', '--silent'),
    command('browsers', 'scripts/browsers.mjs'),
    { ...command('dependencies', 'scripts/dependencies.ts'), isLong: true },
  ]
}

/** How checks of each kind are made. */
function runners({
  root,
  reports,
  temporary,
  isLongRun,
  limitMs = isLongRun ? LONG_LIMIT_MS : LIMIT_MS,
}: Settings) {
  return { node, command, vitest }

  function node(name: string, script: string, ...args: string[]): Check {
    return command(name, path.join('node_modules', script), args, ONE_PROCESSOR)
  }

  function command(
    name: string,
    script: string,
    args: readonly string[] = [],
    env: Record<string, string> = {},
  ): Check {
    const run = async () => limited(process.execPath, [path.join(root, script), ...args], env)
    return { ...single(name, run), processors: 1 }
  }

  /**
   * Runs projects of vitest.config.ts. `isWhole` if the check itself belongs to the long run. Otherwise it leaves out
   * `longFiles`, a glob of file names before `.test`.
   */
  function vitest(
    name: string,
    projects: readonly string[],
    {
      isWhole = isLongRun,
      longFiles = '*.long',
      env = {},
    }: { isWhole?: boolean; longFiles?: string; env?: Record<string, string> } = {},
  ): Check {
    const run = async (...options: string[]): Promise<Outcome> => {
      const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
      await rm(file, { force: true })
      const { isOk, output } = await limited(
        process.execPath,
        [
          path.join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          `--reporter=${path.join(import.meta.dirname, 'report.ts')}`,
          ...(isWhole ? [] : [`--exclude=**/${longFiles}.test.{ts,tsx}`]),
          ...options,
        ],
        { ...(!isLongRun && FEWER_CASES), ...env, [REPORT_FILE]: file },
      )
      const report = await readReport(file)
      // A browser that crashed, a file that is missing or a run without a test is no success.
      const hasFailed = !isOk || report.passed === 0
      return { ...report, failed: Math.max(report.failed, hasFailed ? 1 : 0), output }
    }
    return { name, projects, run, runFiles: async (files) => run(...files, '--maxWorkers=1') }
  }

  async function limited(
    file: string,
    args: readonly string[],
    env: Record<string, string>,
  ): Promise<{ isOk: boolean; output: string }> {
    const { code, output, isLate } = await execute(file, args, {
      cwd: root,
      limitMs,
      env: {
        ...process.env,
        CI: 'true',
        ...(temporary !== undefined && { TMPDIR: temporary }),
        NODE_COMPILE_CACHE: NODE_ENVIRONMENT.NODE_COMPILE_CACHE,
        ...env,
      },
    })
    return {
      isOk: code === 0,
      output: isLate ? `${output}\nKilled after ${limitMs / MINUTE_MS} minutes.` : output,
    }
  }
}

async function build(root: string): Promise<{ isOk: boolean; output: string }> {
  try {
    await buildWhatIsNotBuilt(root, () => {})
    return { isOk: true, output: '' }
  } catch (error) {
    return { isOk: false, output: String(error) }
  }
}

function single(name: string, run: () => Promise<{ isOk: boolean; output: string }>): Check {
  const once = async (): Promise<Outcome> => {
    const { isOk, output } = await run()
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, output, failedFiles: [], crashes: [] }
  }
  return { name, run: once, runFiles: once }
}

function inBrowser(check: Check): Check {
  return { ...check, inBrowser: true }
}
