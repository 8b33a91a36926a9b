import { execFile } from 'node:child_process'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type { Mutant } from './mutants/make.ts'
import { choose, KINDS, mutantsOf, packageOf } from './mutants/make.ts'
import { copyOf, failureWith, STEPS, typeErrorOf } from './mutants/try.ts'

// Measures whether the tests notice faults: puts small ones (mutants) into the product, one at a time, and runs the tests.
//
//   node scripts/mutants.ts                    40 mutants; types and tests of their packages, then the rest of the gate
//   node scripts/mutants.ts --count=60         20 more
//   node scripts/mutants.ts --seed=2           others
//   node scripts/mutants.ts --step=near        only types and the tests of their packages; `long` adds the long run
//   node scripts/mutants.ts --out=FILE         where results are kept, instead of node_modules/.cache/mutants.jsonl
//
// Repeat: goes on with what has no result yet, at the commit where this seed began. It works on a copy of that commit,
// so you can edit meanwhile, but needs the whole machine. The commit should pass `npm test`: a test that fails without a
// mutant, too, seems to notice all of them.
//
// A mutant that changes nothing for anyone is no gap: put `"equivalent": true` into one of its lines in the file of
// results, and it counts apart. The last line of a mutant is the one that counts.

interface Result extends Mutant {
  seed: number
  commit: string
  equivalent?: boolean
  /** For each step that was run, what noticed it, or null. */
  near?: string | null
  gate?: string | null
  long?: string | null
}

const NO_PRODUCT =
  /\.(?:test|test-d|stories|d)\.tsx?$|\/testing\/|fixture|\/story-|\/test-[a-z]+\.ts$|^packages\/sandbox\//
const TEXTS_OR_WRITTEN_BY_SCRIPTS =
  /^packages\/(?:messages\/src\/[a-z]{2}\/|api-client\/src\/api\.ts|host-app\/.*\/step-times\.ts)/

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: 'gate' },
    out: { type: 'string', default: path.join(root, 'node_modules/.cache/mutants.jsonl') },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
const last = STEPS.findIndex((step) => step === values.step)
if (!Number.isInteger(count) || !Number.isInteger(seed) || last === -1) {
  console.error(`--count and --seed are whole numbers, and --step is one of ${STEPS.join(', ')}.`)
  process.exit(1)
}

const run = promisify(execFile)
const recorded = await readResults()
const commit = recorded.values().next().value?.commit ?? (await gitIn(root, 'rev-parse', 'HEAD'))
console.log(`Copying ${commit} …`)
const copy = await copyOf(root, commit)
const typeError = await typeErrorOf(copy)
if (typeError !== null) throw new Error(`The commit does not compile: ${typeError}`)
const results = choose(await allMutants(), count, seed).map((mutant): Result => {
  return recorded.get(keyOf(mutant)) ?? { seed, commit, ...mutant }
})

await mkdir(path.dirname(values.out), { recursive: true })
for (const step of STEPS.slice(0, last + 1))
  for (const [index, result] of results.entries()) {
    if (result[step] !== undefined || outcomeOf(result) !== 'survived') continue
    const began = performance.now()
    result[step] = await failureWith(result, copy, step)
    await appendFile(values.out, `${JSON.stringify(result)}\n`)
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    const number = `${index + 1}/${results.length}`.padStart(6)
    console.log(
      `${number} ${step} ${seconds.padStart(4)} s  ${placeOf(result)}: ${result[step] ?? 'not noticed'}`,
    )
  }

const names = [...KINDS, ...new Set(results.map(packageOf)), 'all']
console.table(Object.fromEntries(names.map((name) => [name, row(name)])))
for (const result of results.filter((each) => outcomeOf(each) === 'survived'))
  console.log(`${placeOf(result)}\n    ${result.before}\n  → ${result.after}`)

/** Of this seed, by key. */
async function readResults(): Promise<Map<string, Result>> {
  const text = await readFile(values.out, 'utf8').catch(() => '')
  const byKey = new Map<string, Result>()
  for (const line of text.split('\n').filter(Boolean)) {
    const result = JSON.parse(line) as Result
    // A mark in an earlier line stays.
    if (result.seed === seed) byKey.set(keyOf(result), { ...byKey.get(keyOf(result)), ...result })
  }
  return byKey
}

async function allMutants(): Promise<Mutant[]> {
  const files = (await gitIn(copy.root, 'ls-files', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'))
    .split('\n')
    .filter((file) => !NO_PRODUCT.test(file) && !TEXTS_OR_WRITTEN_BY_SCRIPTS.test(file))
  const texts = await Promise.all(files.map(async (file) => readFile(path.join(copy.root, file), 'utf8')))
  return files.flatMap((file, index) => mutantsOf(file, texts[index]!))
}

async function gitIn(cwd: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd, maxBuffer: 2 ** 24 })).stdout.trim()
}

/** How many mutants of a kind, of a package, or of all had which outcome. */
function row(name: string): Record<string, number> {
  const those = results.filter((each) => name === 'all' || each.kind === name || packageOf(each) === name)
  const number = (outcome: string) => those.filter((each) => outcomeOf(each) === outcome).length
  const outcomes = ['types', ...STEPS, 'survived', 'equivalent']
  return { made: those.length, ...Object.fromEntries(outcomes.map((each) => [each, number(each)])) }
}

/** What noticed it, or that nothing did so far. */
function outcomeOf(result: Result): string {
  if (result.equivalent) return 'equivalent'
  if (result.near?.startsWith('types: ')) return 'types'
  return STEPS.find((step) => typeof result[step] === 'string') ?? 'survived'
}

function placeOf({ file, line, kind }: Result): string {
  return `${file}:${line} ${kind}`
}

function keyOf({ file, start, end, to }: Mutant): string {
  return JSON.stringify([file, start, end, to])
}
