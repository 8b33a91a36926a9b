import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { Confirmation } from '../../providers/payments.ts'
import { ProviderError } from '../../providers/provider.ts'
import { recordActivity } from '../activity/operations.ts'
import { customerOf } from './customer.ts'
import { orUnavailable, orCardRefused, SELLER, sellerOf } from './record/payments.ts'
import { payRenewalsWith } from './renewals.ts'
import { billingOf } from './record/store.ts'
import { inTurn } from './record/turn.ts'

type Given = { token: string } | { method_id: string; intent_id?: string | undefined }

/**
 * Everything is paid with this card from now on, and at once what is open of renewals; answers what its owner has to confirm
 * for it. What banks hold of attempts is given back. Throws `card_refused`, `card_token_not_valid`,
 * `payment_method_not_found`. Repeat: the same; a token works once.
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
        // A card that is refused here takes no other's place.
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

/** Of what a card form has taken; nobody else can add it. Throws `card_token_not_valid` for what is unknown or was used. */
async function methodOf(context: Context, token: string, customerId: string): Promise<string> {
  try {
    return await sellerOf(context).payments.newMethod(token, customerId)
  } catch (error) {
    if (error instanceof ProviderError && (error.failure === 'not_found' || error.failure === 'invalid'))
      throw new AppError('card_token_not_valid', { cause: error })
    throw error
  }
}

/** Somebody else's is as if it were not there. */
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
 * Where something is paid regularly the bank is asked first whether the card can be charged without its owner; the dollar
 * that it may hold is given back when the card is added. Throws `card_refused`, `card_token_not_valid`. Repeat: a token works
 * once.
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

/** Throws `card_in_use`. Repeat: there is none. */
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

/** The same for one card in whichever account it pays; says nothing of its number. Null: none is there. */
export async function cardMark(context: Context, hostId: HostId): Promise<Buffer | null> {
  const seller = context.kept(SELLER)
  const { customer_id: customerId } = (await billingOf(context.db, hostId)) ?? {}
  const card = seller && customerId ? await seller.payments.cardOf(customerId) : null
  return card?.fingerprint ? createHash('sha256').update(card.fingerprint).digest() : null
}

async function noteDown(context: Context, host: Acting): Promise<void> {
  await context.db.transaction().execute(async (trx) => recordActivity(context, trx, host, 'card_changed'))
}
