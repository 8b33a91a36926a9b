import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../packages/server/src/database/embedded.ts'
import { COMPARED, compareWith } from './bench/against.ts'
import { benchBilling } from './bench/billing.ts'
import { benchCalendars } from './bench/calendars.ts'
import { benchDashboard } from './bench/dashboard.ts'
import { benchEmbed } from './bench/embed.ts'
import type { Figure } from './bench/figure.ts'
import { benchFirstSlot } from './bench/first-slot.ts'
import { benchIntegrations } from './bench/integrations.ts'
import { benchBackfill } from './bench/integrations/backfill.ts'
import { benchHangingCrms } from './bench/integrations/hanging-crms.ts'
import { benchLeads } from './bench/integrations/leads.ts'
import { benchLists } from './bench/lists.ts'
import { benchMcp } from './bench/mcp.ts'
import { benchPolls } from './bench/polls.ts'
import { benchQueues } from './bench/queues.ts'
import { benchRaces } from './bench/races.ts'
import { withPart } from './bench/record.ts'
import { benchRecorder } from './bench/recorder.ts'
import { benchServer } from './bench/server.ts'
import { benchSizes } from './bench/sizes.ts'
import { benchSlots } from './bench/slots.ts'
import { benchTeams } from './bench/teams.ts'
import { benchVideos } from './bench/videos.ts'
import { requireChromium } from './chromium.ts'
import type { Product } from './product.ts'
import { startProduct } from './product.ts'

// `pnpm bench` measures everything, `pnpm bench slots sizes` only some. bench.json keeps the latest result of
// each. It prints values and targets, and never fails because of a time. `pnpm bench browser dashboard --against COMMIT` measures
// that commit and this checkout in turns, and prints both medians with their ratio.

const root = path.resolve(import.meta.dirname, '..')
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
// Parts that can be measured alone.
const PART_OF: Readonly<Record<string, string>> = {
  recorder: 'videos',
  mcp: 'integrations',
  backfill: 'integrations',
  leads: 'integrations',
  'hanging-crms': 'integrations',
}
const wants = (name: string) =>
  wanted.length === 0 || wanted.includes(name) || wanted.includes(PART_OF[name] ?? name)

type Bench = (product: Product, databaseUrl: string) => Promise<Figure[]>

const ON_A_PRODUCT: [name: string, bench: Bench][] = [
  ['sizes', (product) => benchSizes(product.origin)],
  ['browser', benchFirstSlot],
  ['dashboard', benchDashboard],
  ['embed', benchEmbed],
  ['races', benchRaces],
  ['server', benchServer],
  ['lists', benchLists],
  ['polls', benchPolls],
  ['teams', benchTeams],
  ['videos', benchVideos],
  ['recorder', benchRecorder],
  ['mcp', (product) => benchMcp(product.origin)],
  ['integrations', benchIntegrations],
]

const IN_CHROMIUM = ['browser', 'dashboard', 'embed', 'polls', 'billing', 'recorder']
const ON_A_DATABASE: [name: string, bench: (databaseUrl: string) => Promise<Figure[]>][] = [
  ['calendars', benchCalendars],
  ['queues', benchQueues],
  ['billing', benchBilling],
  ['hanging-crms', benchHangingCrms],
  ['backfill', benchBackfill],
  ['leads', benchLeads],
]
const NAMES = ['slots', ...[...ON_A_PRODUCT, ...ON_A_DATABASE].map(([name]) => name)]

const unknown = wanted.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) {
  console.error(
    `No bench is called ${unknown.join(' or ')}; expected ${NAMES.join(', ')}, or nothing for all.`,
  )
  process.exit(1)
}
if (IN_CHROMIUM.some(wants)) await requireChromium()

if (values.against !== undefined) {
  const compared = COMPARED.filter(wants)
  if (compared.length === 0) {
    console.error(`None of ${wanted.join(', ')} compares with a commit; expected ${COMPARED.join(' or ')}.`)
    process.exit(1)
  }
  for (const { name, unit, before, after } of await compareWith(root, values.against, compared))
    console.log(
      `${name.padEnd(56)} ${text(before).padStart(10)} → ${text(after).padStart(10)} ${unit.padEnd(10)} × ${(after / before).toFixed(2)}`,
    )
  process.exit(0)
}
if (wants('slots')) await keep('slots', await benchSlots())
for (const [name, bench] of ON_A_PRODUCT) if (wants(name)) await keep(name, await onFreshProduct(bench))
for (const [name, bench] of ON_A_DATABASE) if (wants(name)) await keep(name, await onFreshDatabase(bench))

async function keep(name: string, figures: Figure[]): Promise<void> {
  show(figures)
  const [cpu] = os.cpus()
  const measured = { at: new Date().toISOString(), cpu: cpu?.model, cores: os.cpus().length, figures }
  const file = path.join(root, 'bench.json')
  await writeFile(file, withPart(await readFile(file, 'utf8').catch(() => '{}'), name, measured))
}

/** One bench must not affect the next. */
async function onFreshProduct(bench: Bench): Promise<Figure[]> {
  return onFreshDatabase(async (databaseUrl) => {
    // A slow link has a port of its own.
    const product = await startProduct({ DATABASE_URL: databaseUrl, KNOWN_HOSTS: 'localhost:*' })
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
