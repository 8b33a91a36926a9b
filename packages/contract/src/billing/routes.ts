import { limits } from '@scheduling/domain'
import { CANCEL_REASON_MAX, CANCEL_REASON_MIN, COUPON_MAX, quantityProblem } from '@scheduling/domain/pricing'
import { countryCodes } from '@scheduling/domain/words'
import { z } from 'zod'
import { line, text } from '../fields.ts'
import { route } from '../route.ts'
import { PlanType, BillingDetails, Coupon, Bill, Billing } from './schemas.ts'

const CouponCode = line(COUPON_MAX, 1)

const Token = z.string().regex(/^tok_\w{1,200}$/, 'Expected a token of the card form, such as tok_1a2b3c')

const MethodId = z.string().regex(/^pm_\w{1,200}$/, 'Expected a payment method, such as pm_1a2b3c')

const IntentId = z.string().regex(/^pi_\w{1,200}$/, 'Expected a payment, such as pi_1a2b3c')

const IntentSecret = z
  .string()
  .regex(
    /^pi_[^\W_]{1,200}_secret_[^\W_]{1,200}$/,
    'Expected the secret of a payment, such as pi_1a2b3c_secret_4d',
  )

/** A plan in a quantity in which it is sold. */
const Ordered = z.strictObject({ plan_type: PlanType, quantity: z.int() })

const MESSAGES = {
  too_small: 'Less than the plan begins with',
  too_large: 'More than the plan is sold in',
  step: 'Plans are sold in steps of a thousand',
}

function isSold(context: z.core.ParsePayload<z.output<typeof Ordered>>): void {
  const { plan_type, quantity } = context.value
  const problem = quantityProblem(plan_type, quantity)
  if (!problem) return
  context.issues.push({
    code: 'custom',
    input: quantity,
    path: ['quantity'],
    message: MESSAGES[problem],
    params: { reason: problem },
  })
}

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'Expected a country such as DE', abort: true })
  .refine((code) => countryCodes().has(code), 'Expected a country such as DE')

const done = z.object({ success: z.literal(true) })

const Paid = z.object({
  success: z.literal(true),
  client_secret: z
    .string()
    .nullable()
    .meta({ description: 'Of an open renewal that the owner of the card has to confirm' }),
})

// The provider may be away.
const ALWAYS = ['not_signed_in', 'billing_off', 'unavailable'] as const

const CHANGES = [...ALWAYS, 'not_verified', 'invalid_input', 'billing_busy', 'rate_limited'] as const

export const billing = {
  'GET /stripe/getBilling': route({
    summary: 'The subscription, the card, the invoices, and what is sold',
    auth: 'host',
    result: Billing,
    errors: ['not_signed_in', 'unavailable'],
  }),
  'GET /stripe/getBillingDetails': route({
    summary: 'Whom invoices are made out to',
    auth: 'host',
    result: z.object({ data: BillingDetails.nullable() }),
    errors: ['not_signed_in'],
  }),
  'POST /stripe/addPaymentMethod': route({
    summary:
      'Pay with this card from now on: one that the card form has just taken, or one that newPaymentMethod has begun',
    auth: 'verified',
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
    result: Paid,
    errors: [...CHANGES, 'not_subscribed', 'card_missing', 'card_refused'],
  }),
  'POST /stripe/newPaymentMethod': route({
    summary: 'Begin with another card; `status` says whether its owner has to agree first',
    auth: 'verified',
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
    result: done,
    errors: [...CHANGES, 'card_in_use'],
  }),
  'POST /stripe/subscribe': route({
    summary: 'Begin a plan; it counts once the payment of `clientSecret` is confirmed',
    auth: 'verified',
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
      'rate_limited',
      'coupon_not_valid',
      'card_missing',
      'card_refused',
    ],
  }),
  'POST /stripe/changePlan': route({
    summary: 'Another plan or quantity; what is paid already counts for it',
    auth: 'verified',
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
    body: Ordered.check(isSold),
    result: z.object({ data: z.object({ percentage: z.number() }) }),
    errors: [...ALWAYS, 'not_verified', 'invalid_input'],
  }),
  'POST /stripe/checkCouponStatus': route({
    summary: 'Whether a code takes something off a plan',
    auth: 'verified',
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
    result: done,
    errors: ['not_signed_in', 'not_verified', 'rate_limited'],
  }),
  'POST /stripe/claimOffer': route({
    summary: 'Stay, for half the price of the next three months',
    auth: 'verified',
    result: done,
    errors: [...CHANGES, 'not_subscribed', 'offer_not_open'],
  }),
  'POST /stripe/unsubscribe': route({
    summary: 'End the subscription with what is paid for; the answer says when',
    auth: 'verified',
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
    result: done,
    errors: [...CHANGES, 'not_subscribed'],
  }),
  'POST /stripe/updateBillingDetails': route({
    summary: 'Whom invoices are made out to from now on',
    auth: 'verified',
    body: z.strictObject({
      company_name: line(limits.BILLING.company_name).default(''),
      country_code: country,
      country_name: line(limits.BILLING.country_name).default(''),
      address_line_1: line(limits.BILLING.address_line_1, 1),
      address_line_2: line(limits.BILLING.address_line_2).default(''),
      city: line(limits.BILLING.city, 1),
      postal_code: line(limits.BILLING.postal_code, 1),
      phone: line(limits.BILLING.phone).default(''),
      tax_id: line(limits.BILLING.tax_id).default(''),
    }),
    result: BillingDetails,
    errors: [...CHANGES],
  }),
  'DELETE /stripe/removeBillingDetails': route({
    summary: 'Forget whom invoices are made out to',
    auth: 'verified',
    result: done,
    errors: [...CHANGES],
  }),
  'POST /stripe/validateEUVAT': route({
    summary: 'Ask the register of the EU about a tax id',
    auth: 'verified',
    body: z.strictObject({ tax_id: line(limits.BILLING.tax_id, 1), key: line(100) }),
    result: z.object({
      valid: z.boolean(),
      checked: z.boolean().meta({ description: 'False where the register could not be asked' }),
      name: z.string().nullable(),
      address: z.string().nullable(),
      countryCode: z.string().nullable(),
      request_key: z.string().meta({ description: 'The key of the question' }),
    }),
    errors: [...ALWAYS, 'not_verified', 'invalid_input', 'rate_limited'],
  }),
}
