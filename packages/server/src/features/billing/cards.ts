import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { Confirmation } from '../../providers/payments.ts'
import { ProviderError } from '../../providers/provider.ts'
import { recordActivity } from '../activity/operations.ts'
import { customerOf } from './customer.ts'
import { orUnavailable, orCardRefused, SELLER, sellerOf } from './payments.ts'
import { payRenewalsWith } from './renewals.ts'
import { billingOf } from './store.ts'
import { inTurn } from './turn.ts'

type Given = { token: string } | { method_id: string; intent_id?: string | undefined }

/**
 * Pays with this card from now on, and pays open renewals at once. Answers what its owner must confirm for that. Releases
 * what banks hold from card checks. Throws `card_refused`, `card_token_not_valid`, `payment_method_not_found`. Repeat: the
 * same. A token works once.
 */
export async function addCard(context: Context, host: Acting, given: Given): Promise<Confirmation | null> {
  const { payments } = sellerOf(context)
  const { hostId } = host
  const confirmation = await inTurn(context, hostId, async () =>
    orCardRefused(
      (async () => {
        const customerId = await customerOf(context, hostId)
        if ('intent_id' in given && given.intent_id !== undefined) {
          const payment = await found(payments.paymentOf(given.intent_id))
          if (payment.customerId !== customerId) throw new AppError('payment_method_not_found')
        }
        const methodId = 'token' in given ? await methodOf(context, given.token, customerId) : given.method_id
        await found(payments.attachMethod(customerId, methodId))
        const { subscription } = (await billingOf(context.db, hostId)) ?? {}
        // If the card is refused here, the current card stays.
        const subscriptionId = subscription?.id ?? null
        const open = subscriptionId && (await payRenewalsWith(context, hostId, { subscriptionId, methodId }))
        await payments.useMethod(customerId, methodId, subscriptionId)
        await payments.releaseTried(customerId)
        return open || null
      })(),
    ),
  )
  await noteDown(context, host)
  return confirmation
}

/** The card from a form's token. Only this customer can add it. Throws `card_token_not_valid` if unknown or used. */
async function methodOf(context: Context, token: string, customerId: string): Promise<string> {
  try {
    return await sellerOf(context).payments.newMethod(token, customerId)
  } catch (error) {
    if (error instanceof ProviderError && (error.failure === 'not_found' || error.failure === 'invalid'))
      throw new AppError('card_token_not_valid', { cause: error })
    throw error
  }
}

/** Throws `payment_method_not_found`, also for somebody else's card or payment. */
async function found<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'not_found')
      throw new AppError('payment_method_not_found', { cause: error })
    throw error
  }
}

export interface BegunCard {
  status: 'created_new_method' | 'need_confirm_payment_intent' | 'requires_capture'
  methodId: string
  clientSecret: string | null
}

/**
 * Creates the card. If the host has a subscription, asks the bank first whether the card can be charged without its owner.
 * The bank may hold a dollar for that. It is released when the card is added. Throws `card_refused`,
 * `card_token_not_valid`. Repeat: a token works once.
 */
export async function beginCard(context: Context, { hostId }: Acting, token: string): Promise<BegunCard> {
  const { payments } = sellerOf(context)
  return inTurn(context, hostId, async () =>
    orCardRefused(
      (async (): Promise<BegunCard> => {
        const customerId = await customerOf(context, hostId)
        const methodId = await methodOf(context, token, customerId)
        const { subscription } = (await billingOf(context.db, hostId)) ?? {}
        if (!subscription) return { status: 'created_new_method', methodId, clientSecret: null }
        const { clientSecret, needsOwner } = await payments.tryMethod(
          customerId,
          methodId,
          `card-${methodId}`,
        )
        const status = needsOwner ? 'need_confirm_payment_intent' : 'requires_capture'
        return { status, methodId, clientSecret }
      })(),
    ),
  )
}

/** Throws `card_in_use`. Repeat: does nothing. */
export async function removeCard(context: Context, host: Acting): Promise<void> {
  const { payments } = sellerOf(context)
  const { hostId } = host
  await inTurn(context, hostId, async () => {
    const billing = await billingOf(context.db, hostId)
    if (billing?.subscription && !billing.subscription.isCanceled) throw new AppError('card_in_use')
    if (billing?.customer_id) await orUnavailable(payments.forgetMethods(billing.customer_id))
  })
  await noteDown(context, host)
}

/** A hash that is the same for one card in any account. It does not reveal the number. Null: there is no card. */
export async function cardMark(context: Context, hostId: HostId): Promise<Buffer | null> {
  const seller = context.service(SELLER)
  const { customer_id: customerId } = (await billingOf(context.db, hostId)) ?? {}
  const card = seller && customerId ? await seller.payments.cardOf(customerId) : null
  return card?.fingerprint ? createHash('sha256').update(card.fingerprint).digest() : null
}

async function noteDown(context: Context, host: Acting): Promise<void> {
  await context.db.transaction().execute(async (trx) => recordActivity(context, trx, host, 'card_changed'))
}
