import autocannon from 'autocannon'
import { Client } from 'pg'
import type { Call } from '../../packages/contract/src/index.ts'
import { createClient } from '../../packages/contract/src/index.ts'
import type { Product } from '../product.ts'
import { DEMO } from '../seed.ts'
import type { Figure } from './figure.ts'
import { median, percentile } from './figure.ts'
import { steadyLoad, steadyLoadBeside } from './steady.ts'

const LEADS = 10_000
const AT_ONCE = 5_000
const CONNECTIONS = 64
const SECONDS = 10
const BEACONS_A_SECOND = 1_000
const BOOKING_PAGES_A_SECOND = 20
const ROUNDS = 3
// Visitors, who tell in turns.
const WATCHING = 200
const UPLOADS = Number(process.env.BENCH_UPLOADS ?? 20)
const UPLOAD_BYTES = Number(process.env.BENCH_UPLOAD_BYTES ?? 20_000_000)
const CHUNK = 4_194_304

// What browsers send when an address is opened in a tab.
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
}

/** Imports, dynamic links, the page of a video, beacons beside bookings, and uploads at once. */
export async function benchVideos(product: Product, databaseUrl: string): Promise<Figure[]> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const call = await signIn(product)
    const video = await readyVideo(call, database)
    const campaign = await call('POST /campaigns', {
      body: { name: 'Bench', videoId: video, destination: { kind: 'page' } },
    })
    const imported = await importLeads(call, campaign.id)
    const links = await linksOf(database, campaign.id)
    return [
      { name: `${LEADS} leads imported`, unit: 'ms', value: imported, target: 3_000 },
      ...(await documentOf(product, video)),
      ...(await linksUnderLoad(product, campaign.id, links)),
      ...(await beaconsBesideBookings(product, video)),
      ...(await uploadsAtOnce(product, call)),
    ]
  } finally {
    await database.end()
  }
}

let token = ''

async function signIn({ origin }: Product): Promise<Call> {
  const { email, password } = DEMO
  ;({ token } = await createClient({ origin })('POST /users/login', { body: { email, password } }))
  return createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
}

/** A video whose page is shown. The bench is about the page, not about the file. */
async function readyVideo(call: Call, database: Client): Promise<string> {
  const { id } = await call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  await database.query('update videos set seconds = 60 where id = $1', [id])
  return id
}

/** In milliseconds. */
async function importLeads(call: Call, id: string): Promise<number> {
  const began = performance.now()
  for (let first = 0; first < LEADS; first += AT_ONCE) {
    const leads = Array.from({ length: AT_ONCE }, (_, index) => ({
      externalKey: `lead-${first + index}`,
      email: `lead-${first + index}@client.example`,
      fields: { first_name: 'Anna', last_name: 'Smith', company: 'Client' },
    }))
    await call('POST /campaigns/:id/leads', { params: { id }, body: { leads } })
  }
  return performance.now() - began
}

async function linksOf(database: Client, campaign: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select id from leads where campaign_id = $1', [
    campaign,
  ])
  return rows.map(({ id }) => id)
}

async function documentOf({ origin }: Product, video: string): Promise<Figure[]> {
  const text = await (await fetch(`${origin}/video_embed/${video}`, { headers: BROWSER })).text()
  const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(text) ?? []
  return [
    { name: 'page of a video, document', unit: 'bytes', value: Buffer.byteLength(text), target: 10_000 },
    { name: 'page of a video, script', unit: 'bytes', value: Buffer.byteLength(script), target: 3_000 },
  ]
}

async function linksUnderLoad(
  { origin }: Product,
  campaign: string,
  leads: readonly string[],
): Promise<Figure[]> {
  const requests = leads.slice(0, 2_000).map((lead) => ({ path: `/${DEMO.link}/${campaign}/${lead}` }))
  const shared = { url: origin, connections: CONNECTIONS, requests, headers: BROWSER }
  await autocannon({ ...shared, duration: 3 })
  const result = await autocannon({ ...shared, duration: SECONDS })
  if (result['3xx'] === 0 || result.errors > 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`Dynamic links: ${result['4xx']} and ${result['5xx']} refused, ${result.errors} failed`)
  return [
    { name: 'dynamic links', unit: 'requests/s', value: result.requests.average, target: 3_000 },
    { name: 'dynamic links, p99', unit: 'ms', value: result.latency.p99 },
  ]
}

/**
 * The booking page alone, and beside a thousand beacons a second: in turns, because the first requests take longer and the
 * machine is not equally fast all the time.
 */
async function beaconsBesideBookings(product: Product, video: string): Promise<Figure[]> {
  const addresses: string[] = []
  while (addresses.length < WATCHING) addresses.push(await beaconOf(product, video))
  await besideBeacons(product, addresses)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      alone: percentile(await bookingPages(product), 0.99),
      ...(await besideBeacons(product, addresses)),
    })
  const alone = median(rounds.map((round) => round.alone))
  return [
    { name: 'booking page, p99 alone', unit: 'ms', value: alone },
    {
      name: `booking page, p99 beside ${BEACONS_A_SECOND} beacons/s`,
      unit: 'ms',
      value: median(rounds.map(({ beside }) => beside)),
      target: alone * 1.1,
    },
    { name: 'beacons, p99', unit: 'ms', value: median(rounds.map(({ beacons }) => beacons)) },
  ]
}

async function besideBeacons({ origin }: Product, addresses: readonly string[]) {
  const beacons = steadyLoadBeside({
    addresses,
    method: 'POST',
    headers: { ...BROWSER, 'content-type': 'text/plain;charset=UTF-8' },
    body: 'o,p,1,2,3,4,5',
    perSecond: BEACONS_A_SECOND,
    seconds: SECONDS,
  })
  const [beside, ofBeacons] = await Promise.all([bookingPages({ origin }), beacons])
  return { beside: percentile(beside, 0.99), beacons: percentile(ofBeacons, 0.99) }
}

async function bookingPages({ origin }: Pick<Product, 'origin'>): Promise<number[]> {
  return steadyLoad({
    addresses: [`${origin}/${DEMO.link}/30min`],
    method: 'GET',
    headers: { ...BROWSER, 'sec-fetch-dest': 'document' },
    perSecond: BOOKING_PAGES_A_SECOND,
    seconds: SECONDS,
  })
}

async function beaconOf({ origin }: Product, video: string): Promise<string> {
  const text = await (await fetch(`${origin}/video_embed/${video}`, { headers: BROWSER })).text()
  const [, address = ''] = /data-views="([^"]+)"/.exec(text) ?? []
  return `${origin}${address.replaceAll('&amp;', '&')}`
}

/** The server's memory while files arrive. `BENCH_UPLOADS=100 BENCH_UPLOAD_BYTES=100000000` is the whole of it. */
async function uploadsAtOnce(product: Product, call: Call): Promise<Figure[]> {
  const before = await product.memory()
  const memory: number[] = []
  const looking = setInterval(() => void product.memory().then((now) => memory.push(now)), 200)
  const began = performance.now()
  try {
    await Promise.all(Array.from({ length: UPLOADS }, async () => sendFile(product, call)))
  } finally {
    clearInterval(looking)
  }
  const seconds = (performance.now() - began) / 1_000
  const megabytes = (UPLOADS * UPLOAD_BYTES) / 1e6
  return [
    {
      name: `server memory, ${UPLOADS} uploads of ${UPLOAD_BYTES / 1e6} MB at once`,
      unit: 'MB',
      value: percentile(memory, 1) / 1_024,
      target: 300,
    },
    { name: 'the same, before', unit: 'MB', value: before / 1_024 },
    { name: 'the same, taken', unit: 'MB/s', value: megabytes / seconds },
  ]
}

async function sendFile({ origin }: Product, call: Call): Promise<void> {
  const body = { source: 'uploaded' as const, name: 'bench.mp4', bytes: UPLOAD_BYTES }
  const { upload } = await call('POST /videos', { body })
  for (let offset = 0; offset < UPLOAD_BYTES; offset += CHUNK) {
    const part = new Uint8Array(Math.min(CHUNK, UPLOAD_BYTES - offset))
    if (offset === 0) part.set(Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'latin1'))
    const { status } = await fetch(`${origin}${upload.url}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: part,
    })
    if (status !== 204) throw new Error(`An upload was refused at ${offset}: ${status}`)
  }
}
