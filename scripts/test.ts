import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { memoryFolder } from '../packages/server/src/testing/memory-folder.ts'
import { installFfmpegForTests, requireChromiumForTests } from './chromium.ts'
import { fontInUse } from './fonts/in-use.ts'
import { changesEmbeds } from './test/changes.ts'
import type { Check } from './test/checks.ts'
import { checks, PROCESSORS } from './test/checks.ts'
import type { Outcome, Result } from './test/summary.ts'
import { deservesSecondRun, summaryOf } from './test/summary.ts'

//   npm test               the gate: what must hold before a change lands
//   npm test -- long       that, and everything else
//   npm test -- server     the checks whose name contains the word; with "long", all tests of them
// Test files that fail are run once more at the end, alone. If they pass then, the run passes and names them as unsteady.

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'node_modules/.cache/test-reports')
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
const names = words.filter((word) => word !== 'long')
const withEmbeds = await changesEmbeds(root)
const all = checks({ root, reports, temporary, isLongRun, withEmbeds })
const wanted = all.filter(isWanted)
if (wanted.length === 0) {
  const asked = names.map((name) => `"${name}"`).join(' or ')
  const there = all.map(({ name }) => name)
  console.error(`No check has a name with ${asked}; there are ${there.join('; ')}.`)
  process.exit(1)
}

// If there is none, it is downloaded while other checks run. ffmpeg comes after it: packages are installed one by one.
const browser = wanted.some(({ inBrowser }) => inBrowser)
  ? requireChromiumForTests().then(installFfmpegForTests)
  : undefined
if (browser) console.log(`Pages are drawn with ${await fontInUse()}.`)

const results: (Result & { check: Check })[] = []
await inTurns(wanted, async (check) => {
  if (check.inBrowser) await browser
  const outcome = await timed(check.name, check.run)
  results.push({ check, name: check.name, outcome })
})
if (deservesSecondRun(results)) {
  for (const result of results) {
    const { check, outcome } = result
    const files = outcome.failedFiles.map(({ file }) => file)
    const runAgain = async () => check.runFiles(files)
    if (files.length > 0) result.again = await timed(`${check.name}, again`, runAgain)
  }
}
if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })

// For people who only read the last lines.
const { failures, unsteady, ...total } = summaryOf(results, root)
if (unsteady.length > 0) console.log(`\nUnsteady, failed once and passed alone:\n${unsteady.join('\n')}\n`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function isWanted({ name, isLong = false }: Check): boolean {
  return names.length > 0 ? names.some((word) => name.includes(word)) : isLongRun || !isLong
}

/** Starts them in their order, each as soon as its processors are free. */
async function inTurns(list: readonly Check[], run: (check: Check) => Promise<void>): Promise<void> {
  const running = new Map<Check, Promise<void>>()
  const busy = () => [...running.keys()].reduce((sum, check) => sum + processorsOf(check), 0)
  for (const check of list) {
    while (busy() + processorsOf(check) > PROCESSORS) await Promise.race(running.values())
    const ended = run(check).finally(() => running.delete(check))
    running.set(check, ended)
  }
  await Promise.all(running.values())
}

function processorsOf({ processors = PROCESSORS }: Check): number {
  return processors
}

async function timed(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const began = performance.now()
  const outcome = await run()
  const { passed, failed, output } = outcome
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  if (failed > 0) console.log(`\n--- ${name}\n${output.trim()}\n---\n`)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`,
  )
  return outcome
}
