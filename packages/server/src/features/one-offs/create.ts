import type { api } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { fieldError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { refuseOverAllowance } from '../plans/allowance.ts'
import { unguessableSlug } from '../offers/address.ts'
import { COUNTED_ONE_OFFS } from './counted.ts'
import { holdFree } from './hold.ts'
import type { StoredOneOff } from './store.ts'
import { insertOneOff } from './store.ts'

type NewOneOff = (typeof api)['POST /one-offs']['$input']['body']

/** Repeat: fails if `repeat` is the same. Otherwise adds another one, with an address of its own. */
export async function createOneOff(
  context: Context,
  host: Acting,
  input: NewOneOff,
  repeat?: Repeatable,
): Promise<StoredOneOff> {
  const now = context.clock.now()
  const starts = startsOf(input, now)
  const last = Math.max(...starts)
  const expiresAt = input.expiresAt ? expiryOf(input.expiresAt, now) : null
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    await refuseOverAllowance(context, trx, host.hostId, COUNTED_ONE_OFFS)
    const row = await insertOneOff(trx, {
      host_id: host.hostId,
      id: randomUUID(),
      slug: unguessableSlug(),
      name: input.name,
      description: input.description ?? '',
      duration: input.duration,
      locations: JSON.stringify(input.locations),
      slots: JSON.stringify(starts.map((start) => new Date(start).toISOString())),
      last_slot: new Date(last),
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      holds_times: input.holdsTimes ?? false,
      created_at: new Date(now),
    })
    await rememberRequest(trx, { hostId: host.hostId, kind: 'one_off', id: row.id }, repeat, new Date(now))
    if (row.holds_times) await holdFree(context, trx, row, Math.min(last, expiresAt ?? last))
    await recordActivity(context, trx, host, 'one_off_added', row.name)
    return row
  })
}

/** The starts, ascending. Throws `invalid_input` for times that are past or named twice. */
function startsOf({ slots }: NewOneOff, now: Instant): Instant[] {
  const starts = slots.map((start) => Date.parse(start))
  for (const [index, start] of starts.entries()) {
    if (start <= now) throw fieldError(`slots[${index}]`, 'in_the_past', `"${slots[index]}" is past`)
    if (starts.indexOf(start) < index)
      throw fieldError(`slots[${index}]`, 'duplicate', 'Duplicate value not allowed')
  }
  return starts.toSorted((a, b) => a - b)
}

function expiryOf(text: string, now: Instant): Instant {
  const at = Date.parse(text)
  if (at <= now) throw fieldError('expiresAt', 'in_the_past', `"${text}" is past`)
  return at
}
