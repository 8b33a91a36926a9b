import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import type { Figure } from './bench/figure.ts'
import type { RaceOptions, RaceResult } from './processes/races.ts'
import { raceForOneSlot, raceForStaggeredStarts, raceToMove } from './processes/races.ts'
import { startProduct } from './product.ts'

// `node scripts/races.ts [rounds] [clients]`: many want the same time, over HTTP, on a product of its own.

const SHORT = { duration: 30, increment: 5, bufferBefore: 10, bufferAfter: 10 }
const LONG = { duration: 45, increment: 5, bufferBefore: 0, bufferAfter: 25 }

const RACES: [name: string, run: (options: RaceOptions) => Promise<RaceResult>][] = [
  ['one slot', raceForOneSlot],
  ['starts 5 minutes apart', (options) => raceForStaggeredStarts(shorter(options), [SHORT])],
  ['two event types, 5 minutes apart', (options) => raceForStaggeredStarts(shorter(options), [SHORT, LONG])],
  ['moving to one slot', (options) => raceToMove(shorter(options))],
]

/** Each of its rounds is as hard as the others, so that fewer tell as much. */
function shorter(options: RaceOptions): RaceOptions {
  return { ...options, rounds: Math.ceil(options.rounds / 4) }
}

/** All races, one after the other. */
export async function runRaces(options: RaceOptions): Promise<[name: string, result: RaceResult][]> {
  const results: [string, RaceResult][] = []
  for (const [name, race] of RACES) results.push([name, await race(options)])
  return results
}

/** The races as figures of the bench. */
export async function benchRaces(origin: string, databaseUrl: string): Promise<Figure[]> {
  const results = await runRaces({ origins: [origin], databaseUrl, rounds: 200, clients: 100 })
  return results.flatMap(([name, result]) => figuresOf(name, result))
}

function figuresOf(name: string, { p50, p99, overlaps, deadlocks, failed }: RaceResult): Figure[] {
  return [
    { name: `race, ${name}: p50`, unit: 'ms', value: p50 },
    { name: `race, ${name}: p99`, unit: 'ms', value: p99, target: 1_000 },
    { name: `race, ${name}: overlaps`, unit: '', value: overlaps, target: 0 },
    { name: `race, ${name}: deadlocks`, unit: '', value: deadlocks, target: 0 },
    {
      name: `race, ${name}: answers that are neither won nor lost`,
      unit: '',
      value: failed.length,
      target: 0,
    },
  ]
}

async function run(rounds: number, clients: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-races-'))
  const database = await startEmbeddedPostgres(dataDir)
  const product = await startProduct({ DATABASE_URL: database.url })
  try {
    const options = { origins: [product.origin], databaseUrl: database.url, rounds, clients }
    for (const [name, result] of await runRaces(options)) console.log(lineOf(name, result))
  } finally {
    await product.stop()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function lineOf(name: string, result: RaceResult): string {
  const { rounds, clients, winners, refused, failed, p50, p99, max, overlaps, deadlocks } = result
  const perRound = `${Math.min(...winners)} to ${Math.max(...winners)} winners a round`
  const times = [p50, p99, max].map((time) => Math.round(time)).join(' / ')
  return `${name}: ${rounds} rounds of ${clients}, ${perRound}, refused ${JSON.stringify(refused)}, failed ${failed.length}, p50 / p99 / max ${times} ms, ${overlaps} overlaps, ${deadlocks} deadlocks`
}

if (import.meta.main) await run(Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 100))
