import type { Client, ClientRequest } from '@scheduling/contract'
import { imageAddress } from '@scheduling/contract/images'
import type { Context } from '../../context.ts'
import { presentConnection } from '../connections/present.ts'
import { providersHere } from '../connections/providers.ts'
import type { OpenedRequest } from './keys.ts'
import type { ClientWithConnection } from './operations.ts'
import { stateOf } from './state.ts'

export function presentClient(
  { clock }: Pick<Context, 'clock'>,
  clientWithConnection: ClientWithConnection,
): Client {
  const { id, name, email, topic, duration, location, asked_at, time_zone } = clientWithConnection.client
  return {
    id,
    name,
    email,
    state: stateOf(clientWithConnection.client, clock.now()),
    topic,
    duration,
    location,
    askedAt: asked_at.toISOString(),
    timeZone: time_zone,
    ...connected(clock.now(), clientWithConnection),
  }
}

function connected(now: number, { client, connection }: ClientWithConnection) {
  if (client.state !== 'connected' || !connection)
    return { provider: null, account: null, health: null, connectedAt: null, lastReadAt: null }
  const { provider, account, health, connectedAt, lastSuccessAt } = presentConnection(connection, now)
  return { provider, account, health, connectedAt, lastReadAt: lastSuccessAt }
}

/** For whoever has the link. */
export function presentRequest(
  context: Context,
  {
    host,
    client,
    connection,
    origins,
  }: OpenedRequest & ClientWithConnection & { origins: readonly string[] },
): ClientRequest {
  const { name, email, topic, duration } = client
  return {
    host: {
      name: host.name,
      avatar: host.avatar && imageAddress('avatar', host.avatar),
      timeZone: host.time_zone,
    },
    name,
    email,
    state: client.state === 'connected' ? 'connected' : 'asked',
    topic,
    duration,
    ...connected(context.clock.now(), { client, connection }),
    providers: providersHere(context).flatMap(({ id, ports }) => (ports?.freeBusy ? [id] : [])),
    origins: [...origins],
  }
}
