import type { BillingDetails } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import { readTaxId } from '@scheduling/domain/pricing'
import type { ReadTaxId } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { TaxIdAnswer } from '../../providers/vies/index.ts'
import { askTaxRegister } from '../../providers/vies/index.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { queueCustomerCopy, tellProvider } from './customer-copy.ts'
import { LIMITS } from './limits.ts'
import { orUnavailable, SELLER, sellerOf } from './payments.ts'
import {
  answerOfDay,
  deleteDetails,
  detailsOf,
  forgetAnswersBefore,
  keepAnswer,
  putDetails,
  uncheckedDetails,
} from './store.ts'
import { inTurn } from './turn.ts'

const RECHECKED_AT_ONCE = 200

export interface CheckedTaxId {
  answer: TaxIdAnswer
  country: string | null
}

/** Throws `rate_limited`. Repeat: asks the register about a number once a day. */
export async function checkTaxId(context: Context, host: Acting, typed: string): Promise<CheckedTaxId> {
  sellerOf(context)
  return taxIdState(context, readTaxId(typed), host)
}

/** `asker`: for whom the request counts. Null: the server itself, not limited. Throws `rate_limited`. */
async function taxIdState(
  context: Context,
  read: ReadTaxId | undefined,
  asker: Acting | null,
): Promise<CheckedTaxId> {
  const { db, clock } = context
  const { config } = sellerOf(context)
  if (!read) return { answer: { state: 'invalid' }, country: null }
  const { country } = read
  const taxId = `${read.prefix}${read.number}`
  const day = dayOf(clock.now())
  const taxIdAnswer = await answerOfDay(db, taxId, day)
  if (taxIdAnswer) {
    const { is_valid, name, address } = taxIdAnswer
    return { answer: is_valid ? { state: 'valid', name, address } : { state: 'unknown' }, country }
  }
  await allow(context, 'tax-id', asker ? [[LIMITS.taxIdsPerHost, asker]] : [])
  const answer = await askTaxRegister(config.registerOrigin, read)
  if (answer.state === 'valid' || answer.state === 'unknown') {
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
    const { tax_id, tax_id_status } = await keptTaxId(context, host, given)
    const details: BillingDetails = { ...given, tax_id, tax_id_status }
    await context.db.transaction().execute(async (trx) => {
      await putDetails(trx, hostId, details)
      await queueCustomerCopy(context, trx, hostId)
    })
    await orUnavailable(tellProvider(context, hostId, details))
    await context.db
      .transaction()
      .execute(async (trx) => recordActivity(context, trx, host, 'billing_details_changed'))
    return details
  })
}

async function keptTaxId(
  context: Context,
  host: Acting,
  { tax_id: typed, country_code: country }: Pick<BillingDetails, 'tax_id' | 'country_code'>,
): Promise<Pick<BillingDetails, 'tax_id' | 'tax_id_status'>> {
  const read = readTaxId(typed, country)
  if (!read) return { tax_id: '', tax_id_status: null }
  const { answer } = await taxIdState(context, read, host)
  return answer.state === 'valid' || answer.state === 'unchecked'
    ? { tax_id: `${read.prefix}${read.number}`, tax_id_status: answer.state }
    : { tax_id: '', tax_id_status: null }
}

/** Repeat: does nothing. */
export async function removeDetails(context: Context, host: Acting): Promise<void> {
  const { hostId } = host
  sellerOf(context)
  await inTurn(context, hostId, async () => {
    await context.db.transaction().execute(async (trx) => {
      await deleteDetails(trx, hostId)
      await queueCustomerCopy(context, trx, hostId)
    })
    await orUnavailable(tellProvider(context, hostId, undefined))
    await context.db
      .transaction()
      .execute(async (trx) => recordActivity(context, trx, host, 'billing_details_changed'))
  })
}

/** Called by the daily job. Checks unchecked tax IDs again. Repeat: checks again. */
export async function cleanUpTaxIds(context: Context): Promise<void> {
  if (!context.service(SELLER)) return
  const { db, clock } = context
  await forgetAnswersBefore(db, dayOf(clock.now() - 7 * DAY))
  for (const { host_id, tax_id } of await uncheckedDetails(db, RECHECKED_AT_ONCE)) {
    const { answer } = await taxIdState(context, readTaxId(tax_id), null)
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
