import type { ProviderId, TypedField } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError, fieldError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { refuseInside } from '../../http/fetch/named-address.ts'
import { ProviderError } from '../../providers/provider.ts'
import { allow } from '../abuse/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { keepConnection } from './keep.ts'
import { LIMITS } from './limits.ts'
import { portsOf } from './providers.ts'
import type { StoredConnection } from './store.ts'

// A typed password works until its owner changes it at the provider.
const FOR_GOOD = Date.UTC(9999, 0)

/**
 * With what its owner typed. Throws `provider_off`, `invalid_input`, `rate_limited`, `account_refused`, `account_unreadable`,
 * `unavailable`. Repeat: the same account again renews its connection.
 */
export async function openAccount(
  context: Context,
  here: SignedIn,
  id: ProviderId,
  given: Partial<Record<TypedField, string>>,
): Promise<StoredConnection> {
  const { signIn } = portsOf(context, id)
  if (!signIn)
    throw fieldError(
      'provider',
      'other_way',
      `Its owners are asked for consent: POST /connections/${id}/start`,
    )
  const asks: readonly TypedField[] = providerOf(id).asks
  for (const name of asks)
    if (!given[name]?.trim()) throw fieldError(name, 'required', `Expected ${asks.join(', ')}`)
  const address = asks.includes('address') ? addressIn(context, given.address ?? '') : ''
  const typed = { user: '', password: '', key: '', ...given, address }
  await allow(context, 'connection-start', [[LIMITS.startsPerHost, here]])
  const host = await findHost(context, here.hostId)
  if (!host) throw new AppError('not_signed_in')
  const owner = { hostId: here.hostId, email: host.email.toLowerCase() }
  const { secret, account } = await signIn.open(typed, owner).catch((error: unknown) => {
    throw refusalOf(error)
  })
  const tokens = { access: secret, refresh: '', until: FOR_GOOD, scopes: [] }
  return keepConnection(context, here, id, tokens, account)
}

/** Tells what is wrong at a typed address, because only its owner can fix it. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error
  const { failure, found: detail } = error
  if (failure === 'unauthorized') return new AppError('account_refused', { detail, cause: error })
  return new AppError(failure === 'invalid' ? 'account_unreadable' : 'account_unreachable', {
    detail,
    cause: error,
  })
}

/** The URL to fetch. Apps give calendars a scheme of their own, and people type none. */
function addressIn({ config }: Context, typed: string): string {
  const named = typed.trim().replace(/^webcals?:/i, 'https:')
  const address = /^[a-z][a-z\d+.-]*:/i.test(named) ? named : `https://${named}`
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw fieldError(
      'address',
      'format',
      `Expected an address such as https://calendar.example.com/private.ics`,
    )
  refuseInside('address', address, { allowPrivate: config.allowPrivateFetch })
  return address
}
