import type { CallName } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { portsFor } from '../connections/providers.ts'
import type { CalendarPort } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { withAccess } from '../connections/access.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf } from '../connections/operations.ts'

/** Calls the calendar provider of an account. Throws `ProviderError`. */
export async function withCalendars<Result>(
  context: Context,
  ref: ConnectionRef,
  name: CallName,
  work: (calendars: CalendarPort, token: string) => Promise<Result>,
): Promise<Result> {
  return withAccess(context, ref, name, ({ calendar }, token) => {
    if (!calendar) throw new ProviderError('invalid', 'a provider without calendars')
    return work(calendar, token)
  })
}

/** The calendar functions of a connected account. Undefined if its provider has no calendars. */
export async function calendarsAt(context: Context, ref: ConnectionRef): Promise<CalendarPort | undefined> {
  const connection = await connectionOf(context, ref)
  return connection && portsFor(context, connection)?.calendar
}
