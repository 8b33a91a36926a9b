import { rm, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import { benchEmbed } from './bench/embed.ts'
import type { Figure } from './bench/figure.ts'
import { benchFirstSlot } from './bench/first-slot.ts'
import { benchQueues } from './bench/queues.ts'
import { benchRaces } from './bench/races.ts'
import { benchServer } from './bench/server.ts'
import { benchSizes } from './bench/sizes.ts'
import { benchSlots } from './bench/slots.ts'
import type { Product } from './product.ts'
import { startProduct } from './product.ts'

// `pnpm bench` measures all, `pnpm bench slots sizes` some. It prints value and target and never fails on a time.

const root = path.resolve(import.meta.dirname, '..')
const wanted = process.argv.slice(2)
const wants = (name: string) => wanted.length === 0 || wanted.includes(name)

type Bench = (product: Product, databaseUrl: string) => Promise<Figure[]>

const ON_A_PRODUCT: [name: string, bench: Bench][] = [
  ['sizes', (product) => benchSizes(product.origin)],
  ['browser', benchFirstSlot],
  ['embed', benchEmbed],
  ['races', (product, databaseUrl) => benchRaces(product.origin, databaseUrl)],
  ['server', benchServer],
]

const figures: Figure[] = []
if (wants('slots')) show(await benchSlots())
for (const [name, bench] of ON_A_PRODUCT) if (wants(name)) show(await onFreshProduct(bench))
if (wants('queues')) show(await onFreshDatabase(benchQueues))
await writeFile(
  path.join(root, 'bench.json'),
  `${JSON.stringify({ at: new Date().toISOString(), cpu: os.cpus()[0]?.model, cores: os.cpus().length, figures }, null, 2)}\n`,
)

/** What one bench leaves behind shall not weigh on the next. */
async function onFreshProduct(bench: Bench): Promise<Figure[]> {
  return onFreshDatabase(async (databaseUrl) => {
    const product = await startProduct({ DATABASE_URL: databaseUrl })
    try {
      return await bench(product, databaseUrl)
    } finally {
      await product.stop()
    }
  })
}

async function onFreshDatabase(bench: (databaseUrl: string) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-bench-'))
  const database = await startEmbeddedPostgres(dataDir)
  try {
    return await bench(database.url)
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function show(measured: Figure[]): void {
  for (const figure of measured) {
    figures.push(figure)
    const target = figure.target === undefined ? '' : `target ${text(figure.target)}`
    const comparison = figure.comparison === undefined ? '' : `cal.com ${text(figure.comparison)}`
    console.log(
      `${figure.name.padEnd(56)} ${text(figure.value).padStart(10)} ${figure.unit.padEnd(10)} ${target.padEnd(16)} ${comparison}`.trimEnd(),
    )
  }
}

function text(value: number): string {
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en')
  return value.toPrecision(3)
}
