import type { CrmField, CrmMapping, CrmPreview } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { ProviderError } from '../../providers/provider.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { bookingsSpan, lastBookingOf } from '../bookings/operations.ts'
import { connectionOf } from '../connections/operations.ts'
import { requireFeature } from '../plans/plans.ts'
import type { Crm } from './access.ts'
import { callCrm, crmOf } from './access.ts'
import { fieldsNow } from './fields.ts'
import { LIMITS } from './limits.ts'
import { stateOfField, wantedFor } from './mapping.ts'
import { wakeCrm } from './plan.ts'
import { sameForm, shownValue, textOf } from './values.ts'
import type { StoredAccount } from './store.ts'
import {
  accountOf,
  countBackfill,
  deleteBackfill,
  hurry,
  insertBackfill,
  lockAccount,
  updateAccount,
} from './store.ts'

/** Throws `crm_not_found`. */
export async function getCrm(context: Context, hostId: HostId, connectionId: string): Promise<StoredAccount> {
  return found(await accountOf(context.db, { hostId, connectionId }), 'crm_not_found', connectionId)
}

interface Settings {
  addsGuests?: boolean | undefined
  mapping?: CrmMapping[] | undefined
}

/** Throws `crm_not_found`, `upgrade_required`. Repeat: the same. */
export async function changeCrm(
  context: Context,
  host: Acting,
  connectionId: string,
  { addsGuests, mapping }: Settings,
): Promise<StoredAccount> {
  await requireFeature(context, host.hostId, 'crm')
  return context.db.transaction().execute(async (trx) => {
    const ref = { hostId: host.hostId, connectionId }
    const changed = await updateAccount(trx, ref, {
      ...(addsGuests !== undefined && { adds_guests: addsGuests }),
      // Fields are looked for again.
      ...(mapping && { mapping: JSON.stringify(mapping), missing_fields: '[]', fields: '[]' }),
      host_id: host.hostId,
    })
    const account = found(changed, 'crm_not_found', connectionId)
    await recordActivity(context, trx, host, 'crm_changed', await accountName(context, ref))
    return account
  })
}

async function accountName(context: Context, ref: Crm['ref']): Promise<string> {
  return (await connectionOf(context, ref))?.account_name ?? ''
}

/** Throws `crm_not_found`, `rate_limited`, `unavailable`. */
export async function listFields(context: Context, host: Acting, connectionId: string): Promise<CrmField[]> {
  const { crm } = await reached(context, host, connectionId)
  return fieldsNow(context, crm).catch(refuse)
}

/** What a mapping would write for the last booking with this address. Throws like `listFields`, and `crm_booking_not_found`. */
export async function previewMapping(
  context: Context,
  host: Acting,
  connectionId: string,
  { email, mapping }: { email: string; mapping: CrmMapping[] },
): Promise<CrmPreview> {
  const { crm } = await reached(context, host, connectionId)
  const booking = await lastBookingOf(context.db, host.hostId, email)
  if (!booking) throw new AppError('crm_booking_not_found')
  const fields = await fieldsNow(context, crm).catch(refuse)
  const isThere = ({ fieldId }: CrmMapping) => fields.some(({ id }) => id === fieldId)
  const usable = mapping.filter(isThere).map(({ fieldId }) => fieldId)
  const call = { name: 'read_contacts', requests: 2 } as const
  const [contact] = await callCrm(context, crm, call, (contacts, token) =>
    contacts.find(token, [email.toLowerCase()], usable, context.clock.now()),
  ).catch(refuse)
  return {
    contact: contact ? { name: contact.name, email: contact.email } : null,
    booking: { eventName: booking.event_name, start: booking.starts_at.toISOString() },
    fields: mapping.map((each) =>
      previewField(
        each,
        fields.find(({ id }) => id === each.fieldId),
        contact?.values[each.fieldId] ?? '',
        booking,
      ),
    ),
  }
}

/** What would be in a field before and after, and why not what the booking says. */
function previewField(
  mapping: CrmMapping,
  field: CrmField | undefined,
  existing: string,
  booking: Parameters<typeof wantedFor>[2],
): CrmPreview['fields'][number] {
  const { fieldName, overwrites } = mapping
  const now = sameForm(field, existing)
  const before = shownValue(field, now)
  const shown = { fieldName, before, after: before, problem: null, answer: '' }
  if (!field) return { ...shown, state: 'missing' }
  const wanted = wantedFor(mapping, field, booking)
  if (!wanted) return { ...shown, state: 'same' }
  const { said: answer, fit } = wanted
  if (!fit.ok) return { ...shown, answer, state: 'unfit', problem: fit.problem }
  const state = stateOfField(now, textOf(fit.value), overwrites)
  return { ...shown, answer, state, after: state === 'kept' ? before : shownValue(field, textOf(fit.value)) }
}

async function reached(
  context: Context,
  host: Acting,
  connectionId: string,
): Promise<{ crm: Crm; account: StoredAccount }> {
  const { hostId } = host
  await requireFeature(context, hostId, 'crm')
  const account = await getCrm(context, hostId, connectionId)
  const connection = await connectionOf(context, { hostId, connectionId })
  const crm = found(connection && crmOf(context, connection), 'crm_not_found', connectionId)
  await allow(context, 'crm-preview', [[LIMITS.previewsPerHost, host]])
  return { crm, account }
}

function refuse(error: unknown): never {
  throw error instanceof ProviderError ? new AppError('unavailable', { cause: error }) : error
}

/** Adds bookings from before the connection. Throws `crm_not_found`, `crm_busy`, `upgrade_required`. Repeat: refused. */
export async function startBackfill(
  context: Context,
  host: Acting,
  connectionId: string,
  span: 'past' | 'future' | 'all',
): Promise<StoredAccount> {
  await requireFeature(context, host.hostId, 'crm')
  const ref = { hostId: host.hostId, connectionId }
  const now = new Date(context.clock.now())
  const account = await context.db.transaction().execute(async (trx) => {
    const before = found(await lockAccount(trx, ref), 'crm_not_found', connectionId)
    if (await isFilling(trx, ref, before)) throw new AppError('crm_busy')
    const ids = await bookingsSpan(trx, host.hostId, span, now)
    const total = await insertBackfill(trx, ref, ids, now)
    await recordActivity(context, trx, host, 'crm_filled', await accountName(context, ref))
    return updateAccount(trx, ref, {
      backfill_span: span,
      backfill_total: total,
      backfill_started_at: now,
      backfill_stopped_at: null,
    })
  })
  await wakeCrm(context, ref)
  return found(account, 'crm_not_found', connectionId)
}

async function isFilling(
  trx: Parameters<typeof lockAccount>[0],
  ref: Crm['ref'],
  { backfill_started_at: started, backfill_stopped_at: stopped }: StoredAccount,
): Promise<boolean> {
  return started !== null && stopped === null && (await countBackfill(trx, ref)) > 0
}

/** Throws `crm_not_found`. Repeat: does nothing. */
export async function stopBackfill(
  context: Context,
  hostId: HostId,
  connectionId: string,
): Promise<StoredAccount> {
  const ref = { hostId, connectionId }
  return context.db.transaction().execute(async (trx) => {
    const before = found(await lockAccount(trx, ref), 'crm_not_found', connectionId)
    if (!(await isFilling(trx, ref, before))) return before
    await deleteBackfill(trx, ref)
    const now = new Date(context.clock.now())
    return found(await updateAccount(trx, ref, { backfill_stopped_at: now }), 'crm_not_found', connectionId)
  })
}

/** Throws `crm_not_found`. Repeat: writes what still waits. */
export async function retryWrites(
  context: Context,
  host: Acting,
  connectionId: string,
): Promise<StoredAccount> {
  const { hostId } = host
  const ref = { hostId, connectionId }
  const account = await getCrm(context, hostId, connectionId)
  await allow(context, 'crm-retry', [[LIMITS.previewsPerHost, host]])
  await hurry(context.db, ref, new Date(context.clock.now()))
  await wakeCrm(context, ref)
  return account
}
