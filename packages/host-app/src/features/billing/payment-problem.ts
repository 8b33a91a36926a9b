import { ApiError } from '@scheduling/contract/client'
import type { HostTranslate } from '@scheduling/messages/host'
import { CardProblem } from '../../data/payment-client.ts'

/** Why nothing was paid, as text. Problems with a card are in the provider's words. */
export function paymentProblem(error: unknown, t: HostTranslate): string {
  if (error instanceof CardProblem) return error.message
  if (!(error instanceof ApiError)) return t('pay.failed')
  switch (error.code) {
    case 'card_refused':
      return error.problem.detail ? t('pay.card_refused', { reason: error.problem.detail }) : t('pay.failed')
    case 'card_token_not_valid':
      return t('pay.token_used')
    case 'exist_member_total':
      return t('pay.members')
    case 'already_subscribed':
      return t('plan.already')
    case 'renewal_unpaid':
      return t('owed.first')
    case 'coupon_not_valid':
      return t('pay.coupon_invalid')
    default:
      return t('pay.failed')
  }
}
