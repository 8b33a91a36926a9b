import { z } from 'zod'
import { route } from '../../route.ts'
import { CHANGES } from '../refusals.ts'
import { done } from '../schemas.ts'
import { IntentId } from './schemas.ts'

const Token = z.string().regex(/^tok_\w{1,200}$/, 'Expected a token of the card form, such as tok_1a2b3c')

const MethodId = z.string().regex(/^pm_\w{1,200}$/, 'Expected a payment method, such as pm_1a2b3c')

const Paid = z.object({
  success: z.literal(true),
  client_secret: z
    .string()
    .nullable()
    .meta({ description: 'Of an open renewal that the owner of the card has to confirm' }),
})

export const cards = {
  'POST /stripe/addPaymentMethod': route({
    summary:
      'Pay with this card from now on: one that the card form has just taken, or one that newPaymentMethod has begun',
    auth: 'verified',
    action: 'pay',
    body: z.union([
      z.strictObject({ token: Token }),
      z.strictObject({ method_id: MethodId, intent_id: IntentId.optional() }),
    ]),
    result: Paid,
    errors: [...CHANGES, 'card_refused', 'card_token_not_valid', 'payment_method_not_found'],
  }),
  'POST /stripe/payRenewals': route({
    summary: 'Pay with the kept card what is open of renewals',
    auth: 'verified',
    action: 'pay',
    result: Paid,
    errors: [...CHANGES, 'not_subscribed', 'card_missing', 'card_refused'],
  }),
  'POST /stripe/newPaymentMethod': route({
    summary: 'Begin with another card; `status` says whether its owner has to agree first',
    auth: 'verified',
    action: 'pay',
    body: z.strictObject({ token: Token }),
    result: z.object({
      status: z.enum(['created_new_method', 'need_confirm_payment_intent', 'requires_capture']),
      method_id: z.string(),
      client_secret: z.string().nullable(),
    }),
    errors: [...CHANGES, 'card_refused', 'card_token_not_valid'],
  }),
  'POST /stripe/removePaymentMethod': route({
    summary: 'Forget the card; refused while something is paid with it',
    auth: 'verified',
    action: 'pay',
    result: done,
    errors: [...CHANGES, 'card_in_use'],
  }),
}
