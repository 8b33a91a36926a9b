import type { ProviderId } from '@scheduling/contract'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { FEEDS } from './feeds.ts'
import { providersOf } from '../../providers/list.ts'
import type { OAuthPort, Ports, Provider } from '../../providers/provider.ts'
import type { StoredConnection } from './store.ts'

/** All providers, as this server has them. */
export function providersHere({
  config,
  clock,
  service,
}: Pick<Context, 'config' | 'clock' | 'service'>): Provider[] {
  const pool = service(ISOLATION)
  return providersOf({
    registrations: config.registrations,
    origins: config.providerOrigins ?? {},
    now: () => clock.now(),
    fetching: {
      allowPrivate: config.allowPrivateFetch,
      userAgent: `${PRODUCT_NAME}Calendars/1.0 (+${config.publicUrl})`,
    },
    parse: (parser, input, by) => pool.parse(parser, input, by),
    feeds: service(FEEDS),
  })
}

export function providerHere(
  context: Pick<Context, 'config' | 'clock' | 'service'>,
  id: ProviderId,
): Provider {
  const found = providersHere(context).find((provider) => provider.id === id)
  if (!found) throw new Error(`No provider "${id}"; expected one of providers/list.ts`)
  return found
}

/**
 * How we talk to the provider of a connection. If its owner only shares when they are busy, we have no other way. Undefined
 * if the operator has not set it up.
 */
export function portsFor(
  context: Pick<Context, 'config' | 'clock' | 'service'>,
  { provider, scopes }: Pick<StoredConnection, 'provider' | 'scopes'>,
): Ports | undefined {
  const { ports } = providerHere(context, provider)
  const hasAll = (oauth: OAuthPort | undefined) => oauth?.scopes.every((scope) => scopes.includes(scope))
  return hasAll(ports?.freeBusy?.oauth) && !hasAll(ports?.oauth) ? ports?.freeBusy : ports
}

/** Throws `provider_off`. */
export function portsOf(context: Context, id: ProviderId): NonNullable<Provider['ports']> {
  const { ports, needs } = providerHere(context, id)
  if (!ports)
    throw new AppError('provider_off', { detail: `Whoever runs this server sets ${needs.join(' and ')}` })
  return ports
}
