import autocannon from 'autocannon'
import { createClient } from '../../../packages/contract/src/index.ts'
import { withDatabase } from '../../processes/database-facts.ts'
import type { Product } from '../../product.ts'
import { DEMO } from '../../seed.ts'
import type { Figure } from '../figure.ts'

const LEADS = Number(process.env.BENCH_LINKS ?? 1_000_000)
const CAMPAIGNS = 100
const VISITED = 20_000
const CONNECTIONS = 32
const SECONDS = 8

/** Links of leads all over a million, each by somebody else. */
export async function benchLeadLinks({ origin }: Product, databaseUrl: string): Promise<Figure[]> {
  const campaign = await addCampaign(origin)
  const paths = await addLeads(databaseUrl, campaign)
  const requests = paths.map((path) => ({ path }))
  const shared = { url: origin, connections: CONNECTIONS, requests }
  await autocannon({ ...shared, duration: 3 })
  const result = await autocannon({ ...shared, duration: SECONDS })
  const { '3xx': led, '4xx': refused, '5xx': failed, errors } = result
  if (led === 0 || refused + failed + errors > 0)
    throw new Error(`Lead links: ${refused} and ${failed} refused, ${errors} without an answer`)
  const name = `lead links, ${LEADS} leads`
  return [
    { name, unit: 'requests/s', value: result.requests.average, target: 3_000 },
    { name: `${name}, p50`, unit: 'ms', value: result.latency.p50 },
    { name: `${name}, p99`, unit: 'ms', value: result.latency.p99, target: 20 },
  ]
}

async function addCampaign(origin: string): Promise<string> {
  const { email, password } = DEMO
  const { token } = await createClient({ origin })('POST /users/login', { body: { email, password } })
  const call = createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
  const { eventTypes } = await call('GET /event-types')
  const destination = { kind: 'event' as const, eventTypeId: eventTypes[0]?.id ?? '' }
  return (await call('POST /campaigns', { body: { name: 'Bench', destination } })).id
}

/** In many campaigns like this one. Not through the API, which takes some thousands at once. Answers the paths of some. */
async function addLeads(databaseUrl: string, campaign: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into campaigns select (jsonb_populate_record(c, jsonb_build_object('id', left(md5(n::text), 12)))).*
       from campaigns c, generate_series(1, $2::int) n where c.id = $1`,
      [campaign, CAMPAIGNS],
    )
    await client.query(
      `insert into leads (host_id, campaign_id, id, number, external_key, email, fields, added_at, changed_at)
       select c.host_id, left(md5((n % $3 + 1)::text), 12), left(md5('lead' || n), 12), n, 'lead-' || n,
         'lead-' || n || '@client.example', '{"first_name": "Anna", "company": "Client"}', now(), now()
       from campaigns c, generate_series(1, $2::int) n where c.id = $1`,
      [campaign, LEADS, CAMPAIGNS],
    )
    await client.query('vacuum analyze leads')
    const { rows } = await client.query<{ path: string }>(
      `select '/' || l.link || '/' || leads.campaign_id || '/' || leads.id as path
       from leads join links l on l.for_host = leads.host_id and l.link = $1 order by md5(leads.id) limit $2`,
      [DEMO.link, VISITED],
    )
    return rows.map(({ path }) => path)
  })
}
