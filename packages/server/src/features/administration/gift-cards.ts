import type { GiftCards, OperatorActionKind } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { ClaimedCard, GiftCardStep } from '../referrals/gift-cards.ts'
import {
  decidedGiftCards,
  decideGiftCard,
  giftCardStock,
  loadGiftCards,
  waitingGiftCards,
} from '../referrals/gift-cards.ts'
import type { Operator } from './operations.ts'
import { doAtServer } from './operations.ts'

// Gift cards that hosts claim for points. No answer and no record has a code.

const DECIDED_SHOWN = 50

const KINDS = {
  sent: 'gift_card_sent',
  hold: 'gift_card_held',
  release: 'gift_card_released',
  return: 'gift_card_returned',
} as const satisfies Record<GiftCardStep, OperatorActionKind>

export async function listGiftCards(context: Context): Promise<GiftCards> {
  const [waiting, decided, stock] = await Promise.all([
    waitingGiftCards(context),
    decidedGiftCards(context, DECIDED_SHOWN),
    giftCardStock(context),
  ])
  return { cards: [...waiting, ...decided].map(presentCard), stock }
}

/** Throws `gift_card_not_waiting`. Repeat: the same for holding and releasing, else refused. */
export async function takeStep(
  context: Context,
  by: Operator,
  claimId: string,
  step: GiftCardStep,
): Promise<void> {
  const action = { id: null, kind: KINDS[step], detail: claimId }
  const isDone = await doAtServer(context, action, (trx) => decideGiftCard(context, trx, claimId, step), by)
  if (!isDone)
    throw new AppError('gift_card_not_waiting', { detail: `id: "${claimId}" names none that waits` })
}

/** Answers how many are new. Repeat: adds none. */
export async function loadCards(
  context: Context,
  by: Operator,
  points: number,
  codes: readonly string[],
): Promise<number> {
  let added = 0
  // It is known once they are added.
  const action = { id: null, kind: 'gift_cards_loaded' as const, detail: '' }
  await doAtServer(
    context,
    action,
    async (trx) => {
      added = await loadGiftCards({ ...context, db: trx }, points, codes)
      action.detail = `${added} of ${points} points`
      return added > 0
    },
    by,
  )
  return added
}

function presentCard({
  claimId,
  email,
  dollars,
  claimedAt,
  dueAt,
  heldAt,
  sentAt,
  returnedAt,
}: ClaimedCard): GiftCards['cards'][number] {
  const [state, at] = returnedAt
    ? (['returned', returnedAt] as const)
    : sentAt
      ? (['sent', sentAt] as const)
      : heldAt
        ? (['held', heldAt] as const)
        : (['waiting', null] as const)
  return {
    id: claimId,
    email,
    dollars,
    claimedAt: claimedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    state,
    decidedAt: at?.toISOString() ?? null,
  }
}
