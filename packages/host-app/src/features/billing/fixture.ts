import { BILLING_LINES } from '@scheduling/contract'
import type { Api, Bill, Billing, BillingDetails, BillingSubscription } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import {
  basePrice,
  periodOf,
  PLAN_TYPES,
  planPriceText,
  PLANS,
  priceOf,
  tierOf,
} from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import type { Answers } from '../../fixtures/fixture.ts'
import { NOW, refusal } from '../../fixtures/fixture.ts'
import type { AccountsState } from '../accounts/fixture.ts'

export interface BillingState {
  billing: Billing
  /** The result of confirming a payment. */
  confirms: 'paid' | 'declined'
  /** The register's answer about a tax id. */
  register: 'valid' | 'unknown' | 'invalid' | 'unchecked'
  newMethod: Api['POST /stripe/newPaymentMethod']['$result']['status']
  /** What a change of plan leads to. */
  changes: Api['POST /stripe/changePlan']['$result']['data']['status']
}

export const SECONDS = NOW / 1_000

export function subscriptionOf(
  planType: PlanType,
  quantity: number,
  change: Partial<BillingSubscription> = {},
): BillingSubscription {
  return {
    plan: { plan_type: planType },
    plan_type: planType,
    quantity,
    price: priceOf({ planType, quantity }).total / 100,
    coupon: null,
    canceled: false,
    description: planType,
    id: 'sub_1',
    subscription_id: 'sub_1',
    sub_created: SECONDS - 40 * (DAY / 1_000),
    sub_start: SECONDS - 10 * (DAY / 1_000),
    sub_end: SECONDS + 20 * (DAY / 1_000),
    unpaid: false,
    taken_back: false,
    ...change,
  }
}

export const someDetails: BillingDetails = {
  company_name: 'Noor GmbH',
  country_code: 'DE',
  country_name: 'Germany',
  address_line_1: 'Torstraße 1',
  address_line_2: '',
  city: 'Berlin',
  postal_code: '10119',
  phone: '',
  tax_id: 'DE123456780',
  tax_id_status: 'valid',
}

/** A bill for one plan and nothing else. */
function billOf(plan: number): Bill {
  return { rest: 0, plan, discount: 0, tax: 0, total: plan, credit: 0, due: plan }
}

/** A switch in the middle of a period. */
function switchedBill({ price }: BillingSubscription, to: { plan_type: PlanType; quantity: number }): Bill {
  const rest = Math.round((price * 100) / 2)
  const plan = Math.round(basePrice(to.plan_type, to.quantity) / 2)
  const total = plan - rest
  return { ...billOf(plan), rest, total, credit: Math.min(0, total), due: Math.max(0, total) }
}

export const someInvoices: Billing['invoices'] = [
  {
    id: 'in_3',
    created: Date.UTC(2026, 10, 14) / 1_000,
    number: 'A-0003',
    total: 14_900,
    bill: billOf(14_900),
    pdf_url: 'https://pay.example/3',
    status: 'paid',
  },
  {
    id: 'in_2',
    created: Date.UTC(2026, 9, 14) / 1_000,
    number: 'A-0002',
    total: 14_900,
    bill: { ...billOf(14_900), credit: 2_050, due: 12_850 },
    pdf_url: 'https://pay.example/2',
    status: 'paid',
  },
  {
    id: 'in_1',
    created: Date.UTC(2025, 11, 14) / 1_000,
    number: 'A-0001',
    total: 9_900,
    bill: billOf(9_900),
    pdf_url: 'https://pay.example/1',
    status: 'paid',
  },
]

/** One line of each kind. */
export const someLines: Billing['lines'] = BILLING_LINES.map((change, index) => ({
  id: `line-${change}`,
  created: Date.UTC(2026, 10, 15, index) / 1_000,
  change,
  amount: change === 'card_expiring' ? null : 4_950,
  number: change === 'card_expiring' ? null : 'A-0003',
}))

export const noBilling: Billing = {
  subscription: false,
  expiring: null,
  tax: { percentage: 0, reversed: false, country: 'US' },
  card: null,
  billing_address: null,
  owed: null,
  invoices: [],
  lines: [],
  blackfriday: false,
  blackfriday_ends: null,
  packages: PLAN_TYPES.map((planType) => ({
    plan_type: planType,
    plan_price: planPriceText(planType),
    minimum_seats: PLANS[tierOf(planType)].minimum,
    billed: periodOf(planType),
  })),
  provider: { publishableKey: 'pk_test_1', scriptUrl: 'https://pay.example/v3/', isStandIn: true },
  canUpgrade: true,
}

export const subscribed: Billing = {
  ...noBilling,
  subscription: subscriptionOf('growth_monthly', 1_000),
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2_031 },
  billing_address: someDetails,
  invoices: someInvoices,
}

/** A renewal whose card payment failed two days ago. */
export const unpaid: Billing = {
  ...subscribed,
  subscription: subscriptionOf('growth_monthly', 1_000, { unpaid: true }),
  owed: {
    amount: 14_900,
    number: 'A-0004',
    since: SECONDS - 2 * (DAY / 1_000),
    next_try: SECONDS + DAY / 1_000,
    until: SECONDS + 5 * (DAY / 1_000),
  },
}

const billingState = (): BillingState => ({
  billing: noBilling,
  confirms: 'paid',
  register: 'valid',
  newMethod: 'created_new_method',
  changes: 'active',
})

type Routes = Extract<keyof Api, `${string} /stripe/${string}`>
type State = AccountsState & BillingState
const DONE = { success: true } as const

function billingAnswers(state: State): Answers<Routes> {
  return {
    'GET /stripe/getBilling': () => state.billing,
    ...cardAnswers(state),
    ...purchaseAnswers(state),
    ...subscriptionAnswers(state),
    ...detailsAnswers(state),
  }
}

function changeBilling(state: State, billing: Partial<Billing>): void {
  state.billing = { ...state.billing, ...billing }
}

function subscribedIn({ billing: { subscription } }: State): BillingSubscription {
  if (!subscription) throw refusal('not_subscribed')
  return subscription
}

function buy(state: State, planType: PlanType, quantity: number): void {
  changeBilling(state, { subscription: subscriptionOf(planType, quantity) })
  state.me = { ...state.me, account_type: 'prime', plan_type: planType, quantity_minutes: quantity }
}

type CardRoutes =
  | 'POST /stripe/addPaymentMethod'
  | 'POST /stripe/newPaymentMethod'
  | 'POST /stripe/payRenewals'
  | 'POST /stripe/removePaymentMethod'

/** The card that pays, and the debt. */
function cardAnswers(state: State): Answers<CardRoutes> {
  return {
    'POST /stripe/addPaymentMethod': () => {
      changeBilling(state, {
        card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2_040 },
        owed: null,
      })
      return { ...DONE, client_secret: null }
    },
    'POST /stripe/newPaymentMethod': () => ({
      status: state.newMethod,
      method_id: 'pm_1',
      client_secret: state.newMethod === 'created_new_method' ? null : 'pi_1_secret_1',
    }),
    'POST /stripe/payRenewals': () => {
      const isAsked = state.confirms === 'declined'
      if (!isAsked) changeBilling(state, { owed: null })
      return { ...DONE, client_secret: isAsked ? 'pi_1_secret_1' : null }
    },
    'POST /stripe/removePaymentMethod': () => {
      changeBilling(state, { card: null })
      return DONE
    },
  }
}

type PurchaseRoutes =
  | 'POST /stripe/subscribe'
  | 'POST /stripe/changePlan'
  | 'POST /stripe/previewChange'
  | 'POST /stripe/calculateTax'
  | 'POST /stripe/checkCouponStatus'
  | 'POST /stripe/checkIntent'

/** Buying a plan, switching to another one, and their prices. */
function purchaseAnswers(state: State): Answers<PurchaseRoutes> {
  return {
    'POST /stripe/subscribe': ({ body }) => {
      if (state.confirms === 'paid') buy(state, body.plan_type, body.quantity)
      return { data: { clientSecret: 'pi_1_secret_1' } }
    },
    'POST /stripe/changePlan': ({ body }) => {
      if (state.changes === 'active')
        buy(state, body.plan_type, body.quantity ?? subscribedIn(state).quantity)
      return { data: { status: state.changes, paymentIntent: null, clientSecret: null } }
    },
    'POST /stripe/previewChange': ({ body }) => ({
      data: {
        bill: switchedBill(subscribedIn(state), body),
        counted_at: SECONDS,
        coupon: subscribedIn(state).plan_type === body.plan_type ? subscribedIn(state).coupon : null,
        ends: state.billing.expiring,
      },
    }),
    'POST /stripe/calculateTax': () => ({ data: { percentage: state.billing.tax.percentage } }),
    'POST /stripe/checkCouponStatus': ({ body: { coupon_code } }) => {
      const isValid = coupon_code === 'WELCOME10'
      return {
        coupon_code,
        status: isValid ? 'valid' : 'invalid',
        percent_off: isValid ? 10 : null,
        amount_off: null,
        duration_off: isValid ? 'once' : null,
      }
    },
    'POST /stripe/checkIntent': () => ({
      data: { total: 149, status: state.confirms === 'paid' ? 'paid' : 'failed' },
    }),
  }
}

type SubscriptionRoutes =
  | 'POST /stripe/askForCall'
  | 'POST /stripe/claimOffer'
  | 'POST /stripe/unsubscribe'
  | 'POST /stripe/resume'

/** Staying, leaving and coming back. */
function subscriptionAnswers(state: State): Answers<SubscriptionRoutes> {
  return {
    'POST /stripe/askForCall': () => DONE,
    'POST /stripe/claimOffer': () => {
      const ends = SECONDS + 90 * (DAY / 1_000)
      const coupon = { percent_off: 50, amount_off: null, ends, duration: 'repeating' as const }
      changeBilling(state, { subscription: { ...subscribedIn(state), coupon } })
      return DONE
    },
    'POST /stripe/unsubscribe': () => {
      if (!state.billing.subscription) return { success: true, expiring: state.me.trial_end }
      const { sub_end: expiring } = state.billing.subscription
      changeBilling(state, { subscription: { ...state.billing.subscription, canceled: true }, expiring })
      return { success: true, expiring }
    },
    'POST /stripe/resume': () => {
      changeBilling(state, { subscription: { ...subscribedIn(state), canceled: false }, expiring: null })
      return DONE
    },
  }
}

type DetailsRoutes =
  | 'GET /stripe/getBillingDetails'
  | 'POST /stripe/updateBillingDetails'
  | 'DELETE /stripe/removeBillingDetails'
  | 'POST /stripe/validateEUVAT'

/** The details on the invoices. */
function detailsAnswers(state: State): Answers<DetailsRoutes> {
  return {
    'GET /stripe/getBillingDetails': () => ({ data: state.billing.billing_address }),
    'POST /stripe/updateBillingDetails': ({ body }) => {
      const details: BillingDetails = {
        ...someDetails,
        ...body,
        ...(body.tax_id && (state.register === 'valid' || state.register === 'unchecked')
          ? { tax_id: body.tax_id, tax_id_status: state.register }
          : { tax_id: '', tax_id_status: null }),
      }
      changeBilling(state, { billing_address: details })
      return details
    },
    'DELETE /stripe/removeBillingDetails': () => {
      changeBilling(state, { billing_address: null })
      return DONE
    },
    'POST /stripe/validateEUVAT': ({ body: { key } }) => ({
      valid: state.register === 'valid',
      checked: state.register === 'valid' || state.register === 'unknown',
      state: state.register,
      name: state.register === 'valid' ? 'Noor GmbH' : null,
      address: null,
      countryCode: 'DE',
      request_key: key,
    }),
  }
}

export const billingFixture = { state: billingState, answers: billingAnswers }
