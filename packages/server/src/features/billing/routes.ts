import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { allow } from '../abuse/operations.ts'
import { claimOffer, resume, unsubscribe } from './cancel.ts'
import { addCard, beginCard, removeCard } from './cards.ts'
import { checkCoupon } from './coupons.ts'
import { billingDetails, checkTaxId, removeDetails, updateDetails } from './details.ts'
import { LIMITS } from './limits.ts'
import { askForCall } from './onboarding-call.ts'
import { overviewOf } from './overview.ts'
import { sellerOf } from './payments.ts'
import { presentBilling, presentCoupon, presentDiscount } from './present.ts'
import { changePlan, previewChange } from './change.ts'
import { checkPayment } from './check-payment.ts'
import { subscribe } from './create.ts'
import { payRenewals } from './renewals.ts'
import { taxOfHost } from './tax.ts'

const DONE = { success: true } as const

export function billingRoutes(context: Context): Handlers<typeof capabilities.billing> {
  return {
    'GET /stripe/getBilling': async ({ host }) => presentBilling(await overviewOf(context, host.hostId)),
    'GET /stripe/getBillingDetails': async ({ host }) => ({
      data: (await billingDetails(context, host.hostId)) ?? null,
    }),
    'POST /stripe/addPaymentMethod': async ({ host, body }) => {
      await allow(context, 'card', [[LIMITS.cardsPerHost, host]])
      const confirmation = await addCard(context, host, body)
      return { success: true, client_secret: confirmation?.clientSecret ?? null }
    },
    'POST /stripe/newPaymentMethod': async ({ host, body }) => {
      await allow(context, 'card', [[LIMITS.cardsPerHost, host]])
      const { status, methodId, clientSecret } = await beginCard(context, host, body.token)
      return { status, method_id: methodId, client_secret: clientSecret }
    },
    'POST /stripe/payRenewals': async ({ host }) => {
      await allow(context, 'card', [[LIMITS.cardsPerHost, host]])
      const confirmation = await payRenewals(context, host)
      return { success: true, client_secret: confirmation?.clientSecret ?? null }
    },
    'POST /stripe/removePaymentMethod': async ({ host }) => {
      await removeCard(context, host)
      return DONE
    },
    'POST /stripe/subscribe': async ({ host, body: { plan_type, quantity, coupon_code } }) => {
      const order = { planType: plan_type, quantity, couponCode: coupon_code ?? null }
      return { data: { clientSecret: await subscribe(context, host, order) } }
    },
    'POST /stripe/changePlan': async ({ host, body: { plan_type, quantity, coupon_code, counted_at } }) => {
      const order = { planType: plan_type, quantity, couponCode: coupon_code ?? null, countedAt: counted_at }
      const { status, confirmation } = await changePlan(context, host, order)
      const { paymentId = null, clientSecret = null } = confirmation ?? {}
      return { data: { status, paymentIntent: paymentId, clientSecret } }
    },
    'POST /stripe/previewChange': async ({ host, body: { plan_type, quantity, coupon_code } }) => {
      await allow(context, 'preview', [[LIMITS.previewsPerHost, host]])
      const order = { planType: plan_type, quantity, couponCode: coupon_code ?? null }
      const { bill, countedAt, discount, endsAt } = await previewChange(context, host, order)
      const coupon = discount && presentDiscount(discount)
      return { data: { bill, counted_at: countedAt, coupon, ends: endsAt } }
    },
    'POST /stripe/calculateTax': async ({ host }) => {
      sellerOf(context)
      return { data: { percentage: (await taxOfHost(context, host.hostId)).percentage } }
    },
    'POST /stripe/checkCouponStatus': async ({ host, body: { coupon_code, plan_type } }) =>
      presentCoupon(coupon_code, await checkCoupon(context, host, coupon_code, plan_type)),
    'POST /stripe/checkIntent': async ({ host, body }) => {
      const { total, status } = await checkPayment(context, host, {
        paymentId: body.payment_intent,
        secret: body.payment_intent_client_secret,
      })
      return { data: { total: total / 100, status } }
    },
    'POST /stripe/askForCall': async ({ host }) => {
      await askForCall(context, host)
      return DONE
    },
    'POST /stripe/claimOffer': async ({ host }) => {
      await claimOffer(context, host)
      return DONE
    },
    'POST /stripe/unsubscribe': async ({ host, body }) => ({
      success: true,
      expiring: await unsubscribe(context, host, body.reason),
    }),
    'POST /stripe/resume': async ({ host }) => {
      await resume(context, host)
      return DONE
    },
    'POST /stripe/updateBillingDetails': async ({ host, body }) => updateDetails(context, host, body),
    'DELETE /stripe/removeBillingDetails': async ({ host }) => {
      await removeDetails(context, host)
      return DONE
    },
    'POST /stripe/validateEUVAT': async ({ host, body: { tax_id, key } }) => {
      const { answer, country } = await checkTaxId(context, host, tax_id)
      const { name, address } = answer.state === 'valid' ? answer : { name: null, address: null }
      return {
        valid: answer.state === 'valid',
        checked: answer.state === 'valid' || answer.state === 'unknown',
        state: answer.state,
        name,
        address,
        countryCode: country,
        request_key: key,
      }
    },
  }
}
