import { Client } from 'pg'

/** What the database says at the end. */
export interface DatabaseFacts {
  /** Pairs of confirmed meetings of one host that are closer than the larger of the buffers between them. */
  overlaps: number
  deadlocks: number
}

export async function databaseFacts(databaseUrl: string): Promise<DatabaseFacts> {
  return withDatabase(databaseUrl, async (client) => {
    const overlaps = await client.query<{ count: number }>(`
      select count(*)::int as count
      from bookings a join bookings b on a.host_id = b.host_id and a.id < b.id
      where a.status = 'scheduled' and b.status = 'scheduled' and a.takes_time and b.takes_time
        and a.starts_at < b.ends_at + make_interval(mins => greatest(b.buffer_after, a.buffer_before))
        and b.starts_at < a.ends_at + make_interval(mins => greatest(a.buffer_after, b.buffer_before))`)
    const deadlocks = await client.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    return { overlaps: overlaps.rows[0]?.count ?? 0, deadlocks: deadlocks.rows[0]?.deadlocks ?? 0 }
  })
}

/** SQL: the number of bookings whose host and invitee do not both know the current state. */
export const BOOKINGS_NOT_TOLD = `(select count(*)::int from bookings b where 2 <> (
  select count(*) from mail_readers r
  where r.host_id = b.host_id and r.booking_id = b.id and r.audience <> 'guest' and r.is_sure
    and case b.status when 'canceled' then r.told->>'kind' = 'canceled'
      else (r.told->>'start')::bigint = extract(epoch from b.starts_at) * 1000 end
))`

export async function withDatabase<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
