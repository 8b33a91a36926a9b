import { CANCEL_REASON_MAX, CANCEL_REASON_MIN, COUPON_MAX } from '@scheduling/domain/pricing'
import { z } from 'zod'
import { line, text } from '../../fields.ts'
import { route } from '../../route.ts'
import { IntentId } from '../cards/schemas.ts'
import { ALWAYS, CHANGES } from '../refusals.ts'
import { done } from '../schemas.ts'
import { Bill, Coupon, Ordered, PlanType, isSold } from './schemas.ts'

const CouponCode = line(COUPON_MAX, 1)

const IntentSecret = z
  .string()
  .regex(
    /^pi_[^\W_]{1,200}_secret_[^\W_]{1,200}$/,
    'Expected the secret of a payment, such as pi_1a2b3c_secret_4d',
  )

export const subscription = {
  'POST /stripe/subscribe': route({
    summary: 'Begin a plan; it counts once the payment of `clientSecret` is confirmed',
    auth: 'verified',
    action: 'pay',
    body: Ordered.extend({ coupon_code: CouponCode.nullish() }).check(isSold),
    result: z.object({
      data: z.object({
        clientSecret: z.string().nullable().meta({ description: 'Null where nothing is to be paid' }),
      }),
    }),
    errors: [
      ...CHANGES,
      'not_allowed',
      'already_subscribed',
      'exist_member_total',
      'rate_limited',
      'coupon_not_valid',
      'card_missing',
      'card_refused',
    ],
  }),
  'POST /stripe/changePlan': route({
    summary: 'Another plan or quantity; what is paid already counts for it',
    auth: 'verified',
    action: 'pay',
    body: Ordered.extend({
      quantity: z.int().optional(),
      coupon_code: CouponCode.nullish(),
      counted_at: z
        .int()
        .optional()
        .meta({ description: 'Of the preview, at most an hour old: so much is charged, to the cent' }),
    }),
    result: z.object({
      data: z.object({
        status: z.enum(['active', 'exist_member_total', 'requires_action']),
        paymentIntent: z.string().nullable(),
        clientSecret: z.string().nullable(),
      }),
    }),
    errors: [
      ...CHANGES,
      'not_allowed',
      'not_subscribed',
      'already_subscribed',
      'rate_limited',
      'renewal_unpaid',
      'coupon_not_valid',
      'card_missing',
      'card_refused',
    ],
  }),
  'POST /stripe/previewChange': route({
    summary: 'What a change to another plan or quantity would charge at once',
    auth: 'verified',
    action: 'pay',
    body: Ordered.extend({ coupon_code: CouponCode.nullish() }).check(isSold),
    result: z.object({
      data: z.object({
        bill: Bill,
        counted_at: z
          .int()
          .meta({ description: 'From when what is left of the period is counted; epoch seconds' }),
        coupon: Coupon.nullable().meta({ description: 'What is taken off already and goes on' }),
        ends: z.int().nullable().meta({
          description: 'When a canceled one ends after the change, epoch seconds; null for others',
        }),
      }),
    }),
    errors: [
      ...ALWAYS,
      'not_verified',
      'invalid_input',
      'rate_limited',
      'not_subscribed',
      'renewal_unpaid',
      'coupon_not_valid',
    ],
  }),
  'POST /stripe/calculateTax': route({
    summary: 'What is added to the price',
    auth: 'verified',
    action: 'pay',
    body: Ordered.check(isSold),
    result: z.object({ data: z.object({ percentage: z.number() }) }),
    errors: [...ALWAYS, 'not_verified', 'invalid_input'],
  }),
  'POST /stripe/checkCouponStatus': route({
    summary: 'Whether a code takes something off a plan',
    auth: 'verified',
    action: 'pay',
    body: z.strictObject({ coupon_code: CouponCode, plan_type: PlanType }),
    result: z.object({
      coupon_code: z.string(),
      status: z.enum(['valid', 'invalid']),
      percent_off: z.number().nullable(),
      amount_off: z.int().nullable().meta({ description: 'Cents' }),
      duration_off: z.string().nullable().meta({ description: '`forever`, `once`, or a number of months' }),
    }),
    errors: [...ALWAYS, 'not_verified', 'invalid_input', 'rate_limited'],
  }),
  'POST /stripe/checkIntent': route({
    summary: 'What became of a payment that was confirmed elsewhere',
    auth: 'verified',
    action: 'pay',
    body: z.strictObject({ payment_intent: IntentId, payment_intent_client_secret: IntentSecret }),
    result: z.object({
      data: z.object({
        total: z.number().meta({ description: 'Dollars' }),
        status: z.enum(['paid', 'pending', 'failed']),
      }),
    }),
    errors: [...ALWAYS, 'not_verified', 'invalid_input', 'intent_not_found'],
  }),
  'POST /stripe/askForCall': route({
    summary: 'Be called by whoever runs the server, before deciding to cancel; asking again changes nothing',
    auth: 'verified',
    action: 'pay',
    result: done,
    errors: ['not_signed_in', 'not_verified', 'rate_limited'],
  }),
  'POST /stripe/claimOffer': route({
    summary: 'Stay, for half the price of the next three months',
    auth: 'verified',
    action: 'pay',
    result: done,
    errors: [...CHANGES, 'not_subscribed', 'offer_not_open'],
  }),
  'POST /stripe/unsubscribe': route({
    summary: 'End the subscription with what is paid for; the answer says when',
    auth: 'verified',
    action: 'pay',
    body: z.strictObject({
      reason: text(CANCEL_REASON_MAX).refine((reason) => reason.length >= CANCEL_REASON_MIN, {
        error: 'Please enter at least 20 characters.',
        params: { reason: 'too_short' },
      }),
    }),
    result: z.object({ success: z.literal(true), expiring: z.int().nullable() }),
    errors: [...CHANGES],
  }),
  'POST /stripe/resume': route({
    summary: 'Take an end back that has not come yet',
    auth: 'verified',
    action: 'pay',
    result: done,
    errors: [...CHANGES, 'not_subscribed'],
  }),
}
