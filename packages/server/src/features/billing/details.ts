import type { BillingDetails } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import { readTaxId } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { TaxIdAnswer } from '../../providers/vies/index.ts'
import { askTaxRegister } from '../../providers/vies/index.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { LIMITS } from './record/limits.ts'
import { orUnavailable, SELLER, sellerOf } from './record/payments.ts'
import {
  answerOfDay,
  billingOf,
  deleteDetails,
  detailsOf,
  forgetAnswersBefore,
  keepAnswer,
  putDetails,
  uncheckedDetails,
} from './record/store.ts'
import { taxRateIds, taxWith } from './record/tax.ts'
import { inTurn } from './record/turn.ts'

const RECHECKED_AT_ONCE = 200

export interface CheckedTaxId {
  answer: TaxIdAnswer
  country: string | null
}

/** Throws `rate_limited`. Repeat: asks the register about a number once a day. */
export async function checkTaxId(context: Context, { hostId }: Acting, typed: string): Promise<CheckedTaxId> {
  sellerOf(context)
  return taxIdState(context, typed, hostId)
}

/** `asker`: the host to count the request for. Null: the server itself, not limited. Throws `rate_limited`. */
async function taxIdState(context: Context, typed: string, asker: string | null): Promise<CheckedTaxId> {
  const { db, clock } = context
  const { config } = sellerOf(context)
  const read = readTaxId(typed)
  if (!read) return { answer: { state: 'invalid' }, country: null }
  const { country } = read
  const taxId = `${read.prefix}${read.number}`
  const day = dayOf(clock.now())
  const kept = await answerOfDay(db, taxId, day)
  if (kept) {
    const { is_valid, name, address } = kept
    return { answer: is_valid ? { state: 'valid', name, address } : { state: 'invalid' }, country }
  }
  await allow(context, 'tax-id', [[LIMITS.taxIdsPerHost, asker]])
  const answer = await askTaxRegister(config.registerOrigin, read)
  if (answer.state !== 'unchecked') {
    const { name, address } = answer.state === 'valid' ? answer : { name: null, address: null }
    await keepAnswer(db, taxId, day, { is_valid: answer.state === 'valid', name, address })
  }
  return { answer, country }
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

export async function billingDetails(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
): Promise<BillingDetails | undefined> {
  return detailsOf(db, hostId)
}

/**
 * A tax ID that the register does not know is not stored. If the register cannot be asked, the ID is stored and taxed until
 * it is checked. Repeat: the same.
 */
export async function updateDetails(
  context: Context,
  host: Acting,
  given: Omit<BillingDetails, 'tax_id_status'>,
): Promise<BillingDetails> {
  const { hostId } = host
  sellerOf(context)
  return inTurn(context, hostId, async () => {
    const { tax_id, tax_id_status } = await keptTaxId(context, hostId, given.tax_id)
    const details: BillingDetails = { ...given, tax_id, tax_id_status }
    await putDetails(context.db, hostId, details)
    await orUnavailable(tellProvider(context, hostId, details))
    await context.db
      .transaction()
      .execute(async (trx) => recordActivity(context, trx, host, 'billing_details_changed'))
    return details
  })
}

async function keptTaxId(
  context: Context,
  hostId: HostId,
  typed: string,
): Promise<Pick<BillingDetails, 'tax_id' | 'tax_id_status'>> {
  const read = readTaxId(typed)
  if (!read) return { tax_id: '', tax_id_status: null }
  const { answer } = await taxIdState(context, typed, hostId)
  return answer.state === 'invalid'
    ? { tax_id: '', tax_id_status: null }
    : { tax_id: `${read.prefix}${read.number}`, tax_id_status: answer.state }
}

/** Repeat: does nothing. */
export async function removeDetails(context: Context, host: Acting): Promise<void> {
  const { hostId } = host
  sellerOf(context)
  await inTurn(context, hostId, async () => {
    await deleteDetails(context.db, hostId)
    await orUnavailable(tellProvider(context, hostId, undefined))
    await context.db
      .transaction()
      .execute(async (trx) => recordActivity(context, trx, host, 'billing_details_changed'))
  })
}

/** Sends the invoice address and the tax from now on. A host who is not a customer yet is sent when they become one. */
export async function tellProvider(
  context: Context,
  hostId: HostId,
  details: BillingDetails | undefined,
): Promise<void> {
  const { payments } = sellerOf(context)
  const { customer_id: customerId, subscription } = (await billingOf(context.db, hostId)) ?? {}
  if (!customerId) return
  await payments.putAddress(
    customerId,
    details
      ? {
          name: details.company_name,
          phone: details.phone,
          line1: details.address_line_1,
          line2: details.address_line_2,
          city: details.city,
          postalCode: details.postal_code,
          country: details.country_code,
        }
      : null,
  )
  const tax = await taxWith(context, hostId, details)
  await payments.putTaxId(customerId, details?.tax_id ? details.tax_id : null, tax.isReversed)
  if (subscription) await payments.putTaxRates(subscription.id, await taxRateIds(payments, tax))
}

/** Called by the daily job. Checks unchecked tax IDs again. Repeat: checks again. */
export async function sweepTaxIds(context: Context): Promise<void> {
  if (!context.kept(SELLER)) return
  const { db, clock } = context
  await forgetAnswersBefore(db, dayOf(clock.now() - 7 * DAY))
  for (const { host_id, tax_id } of await uncheckedDetails(db, RECHECKED_AT_ONCE)) {
    const { answer } = await taxIdState(context, tax_id, null)
    if (answer.state === 'unchecked') continue
    const details = await detailsOf(db, host_id)
    // The tax ID may have been changed by now.
    if (!details || details.tax_id !== tax_id) continue
    const known = { ...details, ...(answer.state === 'valid' ? {} : { tax_id: '' }) }
    const settled = { ...known, tax_id_status: answer.state === 'valid' ? ('valid' as const) : null }
    await putDetails(db, host_id, settled)
    await tellProvider(context, host_id, settled)
  }
}
