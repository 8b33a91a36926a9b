import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { buildWhatIsNotBuilt } from '../build/fresh.ts'
import { CHROMIUM } from '../chromium.ts'
import { startProduct } from '../product.ts'
import { dashboardTrial } from './dashboard.ts'
import { firstSlotTrial } from './first-slot.ts'
import type { Trial } from './trial.ts'
import { mediansOf } from './trial.ts'

const RUNS = 9
const TRIALS: Readonly<Record<string, Trial>> = { browser: firstSlotTrial, dashboard: dashboardTrial }

const run = promisify(execFile)

/** Names of benches that compare with another commit. */
export const COMPARED = Object.keys(TRIALS)

export interface Compared {
  name: string
  unit: string
  before: number
  after: number
}

/** Measures this checkout and that of `commit` in turns, each with its own build, data and port. */
export async function compareWith(
  root: string,
  commit: string,
  names: readonly string[],
): Promise<Compared[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scheduling-before-'))
  try {
    await checkOut(root, commit, folder)
    return await compare(root, folder, names)
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    await rm(folder, { recursive: true, force: true })
  }
}

async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await run('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: root })
  // A test run of nothing installs what is locked there.
  await run(process.execPath, ['scripts/bootstrap.mjs', 'test', 'nothing'], { cwd: folder })
  await buildWhatIsNotBuilt(folder, console.log)
}

async function compare(root: string, folder: string, names: readonly string[]): Promise<Compared[]> {
  const products = [await startProduct({}, [], folder), await startProduct({}, [], root)]
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  const compared: Compared[] = []
  try {
    for (const name of names) {
      const trial = TRIALS[name]
      if (!trial) continue
      const [before, after] = await mediansOf(trial, products, browser, RUNS)
      for (const { name: figure, unit, value } of after?.values() ?? [])
        compared.push({ name: figure, unit, before: before?.get(figure)?.value ?? Number.NaN, after: value })
    }
  } finally {
    await browser.close()
    await Promise.all(products.map((product) => product.stop()))
  }
  return compared
}
