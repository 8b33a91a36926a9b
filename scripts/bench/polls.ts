import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { Client } from 'pg'
import { createClient } from '../../packages/contract/src/index.ts'
import { CHROMIUM } from '../chromium.ts'
import type { Product } from '../product.ts'
import { DEMO } from '../seed.ts'
import type { Figure } from './figure.ts'
import { median } from './figure.ts'
import { brotliSize, fetchRaw } from './sizes.ts'

const HOUR = 3_600_000
const FEW = { options: 6, voters: 8 }
const MANY = { options: 100, voters: 1_000 }
const PAINTS = 7
const VOTES = 30

/** The size of the voting page, and a poll with a hundred options and a thousand voters. */
export async function benchPolls(product: Product, databaseUrl: string): Promise<Figure[]> {
  const database = new Client({ connectionString: databaseUrl })
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  try {
    await database.connect()
    const few = await addPoll(product, database, FEW)
    const many = await addPoll(product, database, MANY)
    const size = `${MANY.options} options × ${MANY.voters} voters`
    return [
      bytes('voting page document, brotli', (await fetchRaw(few.url)).length, 14_000),
      bytes(`voting page document, ${size}, brotli`, (await fetchRaw(many.url)).length),
      bytes('voting page script, brotli', await brotliSize('booking-ui/assets', 'poll'), 22_000),
      { name: `voting page, ${size}: first paint`, unit: 'ms', value: await firstPaint(browser, many.url) },
      {
        name: `voting page, ${size}: vote round trip`,
        unit: 'ms',
        value: await votesTake(product, many.slug),
      },
    ]
  } finally {
    await browser.close()
    await database.end()
  }
}

function bytes(name: string, value: number, target?: number): Figure {
  return { name, unit: 'bytes', value, ...(target !== undefined && { target }) }
}

async function addPoll({ origin }: Product, database: Client, { options, voters }: typeof FEW) {
  const { email, password } = DEMO
  const { token } = await createClient({ origin })('POST /users/login', { body: { email, password } })
  const call = createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
  const first = Math.ceil(Date.now() / HOUR + 48) * HOUR
  const { id, slug } = await call('POST /polls', {
    body: {
      name: 'Reading circle',
      duration: 60,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'Europe/Berlin',
      options: Array.from({ length: options }, (_, index) => ({
        start: new Date(first + index * 3 * HOUR).toISOString(),
      })),
      notifiesHost: false,
    },
  })
  await addVotes(database, id, options, voters)
  return { slug, url: `${origin}/${DEMO.link}/${slug}` }
}

/** As if they had voted one after the other, each with different answers. */
async function addVotes(database: Client, poll: string, options: number, voters: number): Promise<void> {
  await database.query(
    `insert into poll_votes (host_id, id, poll_id, name, email, email_key, time_zone, locale, choices, answers, voted_at, known_revision)
     select p.host_id, gen_random_uuid(), p.id, 'Voter ' || v, v || '@poll.example', v || '@poll.example', 'Europe/Berlin', 'en',
       (select jsonb_object_agg(o::text, (array['yes', 'if_need_be', 'no'])[1 + (v * (o + 7) / 3) % 3]) from generate_series(0, $2 - 1) o),
       '{}', now() + v * interval '1 ms', 1
     from polls p, generate_series(1, $3::int) v where p.id = $1`,
    [poll, options, voters],
  )
  await database.query(
    `update poll_options o set yes = ${counted('yes')}, if_need_be = ${counted('if_need_be')}, no = ${counted('no')} where o.poll_id = $1`,
    [poll],
  )
}

function counted(answer: string): string {
  return `(select count(*) from poll_votes v where v.host_id = o.host_id and v.poll_id = o.poll_id and v.choices ->> o.id::text = '${answer}')`
}

/** From the start of navigation, with an empty cache each time. The first run is a warm-up. */
async function firstPaint(browser: Browser, url: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= PAINTS; run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    if (run > 0) times.push(paint)
    await context.close()
  }
  return median(times)
}

/**
 * From the call to the response with the new counts. Stays within the votes that one network may give without
 * proof of work.
 */
async function votesTake({ origin }: Product, poll: string): Promise<number> {
  const call = createClient({ origin })
  const times: number[] = []
  for (let voter = 0; voter <= VOTES; voter++) {
    const began = performance.now()
    await call('POST /polls/votes', {
      body: {
        owner: DEMO.link,
        poll,
        name: `Late voter ${voter}`,
        email: `late-${voter}@poll.example`,
        timeZone: 'Europe/Berlin',
        choices: { 0: 'yes', 99: 'if_need_be' },
      },
    })
    if (voter > 0) times.push(performance.now() - began)
  }
  return median(times)
}
