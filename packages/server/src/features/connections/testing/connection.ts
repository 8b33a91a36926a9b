import type { World } from '../../../testing/right-requests.ts'

/** Connects an account at a provider that this server cannot reach: HubSpot, whose app is not registered here. */
export async function addConnection({ app, host }: Pick<World, 'app' | 'host'>): Promise<string> {
  const id = crypto.randomUUID()
  const now = new Date(app.clock.now())
  const token = Buffer.of()
  await app.context.db
    .insertInto('connections')
    .values({
      host_id: host.me.userID,
      id,
      provider: 'hubspot',
      account_id: id,
      account_name: 'crm@client.example',
      scopes: [],
      access_token: token,
      access_until: now,
      refresh_token: token,
      health: 'working',
      succeeded_at: null,
      failed_at: null,
      failure: null,
      connected_at: now,
      look_at: null,
      failures: 0,
      failing_since: null,
      told_at: null,
      rest_until: null,
      last_calls: '[]',
    })
    .execute()
  return id
}
