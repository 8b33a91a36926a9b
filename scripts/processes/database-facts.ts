import { Client } from 'pg'

/** What the database says when all is done. */
export interface DatabaseFacts {
  /** Pairs of confirmed meetings of one host nearer to each other than the larger of their facing buffers. */
  overlaps: number
  deadlocks: number
}

export async function databaseFacts(databaseUrl: string): Promise<DatabaseFacts> {
  return withDatabase(databaseUrl, async (client) => {
    const overlaps = await client.query<{ count: number }>(`
      select count(*)::int as count
      from bookings a join bookings b on a.host_id = b.host_id and a.id < b.id
      where a.status = 'scheduled' and b.status = 'scheduled'
        and a.starts_at < b.ends_at + make_interval(mins => greatest(b.buffer_after, a.buffer_before))
        and b.starts_at < a.ends_at + make_interval(mins => greatest(a.buffer_after, b.buffer_before))`)
    const deadlocks = await client.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    return { overlaps: overlaps.rows[0]?.count ?? 0, deadlocks: deadlocks.rows[0]?.deadlocks ?? 0 }
  })
}

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
