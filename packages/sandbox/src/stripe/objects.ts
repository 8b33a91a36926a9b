// Objects as stored and sent, with Stripe's names: API version 2026-10-28.endive.

interface Kept {
  id: string
  created: number
  livemode: false
  metadata: Record<string, string>
}

export interface Card {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  country: string
  funding: 'credit'
  fingerprint: string
  display_brand: string
  checks: { cvc_check: 'pass'; address_line1_check: null; address_postal_code_check: null }
  networks: { available: string[]; preferred: null }
  three_d_secure_usage: { supported: true }
  generated_from: null
  regulated_status: null
  wallet: null
}

export interface Token extends Omit<Kept, 'metadata'> {
  object: 'token'
  type: 'card'
  used: boolean
  client_ip: null
  card: Card
}

export interface Customer extends Kept {
  object: 'customer'
  name: string | null
  email: string | null
  phone: string | null
  description: string | null
  address: Record<string, string> | null
  balance: number
  currency: 'usd'
  default_source: null
  delinquent: boolean
  shipping: null
  invoice_settings: {
    default_payment_method: string | null
    custom_fields: null
    footer: null
    rendering_options: null
  }
  tax_exempt: 'none' | 'exempt' | 'reverse'
  preferred_locales: string[]
  deleted?: true
}

export interface TaxId extends Omit<Kept, 'metadata'> {
  object: 'tax_id'
  country: string
  customer: string
  customer_account: null
  owner: { type: 'customer'; customer: string; customer_account: null }
  type: string
  value: string
  verification: { status: 'pending'; verified_address: null; verified_name: null }
}

export interface PaymentMethod extends Kept {
  object: 'payment_method'
  type: 'card'
  card: Card
  customer: string | null
  customer_account: null
  billing_details: { address: null; email: null; name: null; phone: null; tax_id: null }
  allow_redisplay: 'unspecified'
  /** Its owner has agreed to payments without them. Not sent. */
  isSetUp: boolean
}

export interface Failure {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}

export interface NextAction {
  type: 'redirect_to_url'
  redirect_to_url: { url: string; return_url: string | null }
}

export interface PaymentIntent extends Kept {
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  capture_method: 'automatic' | 'manual'
  client_secret: string
  currency: 'usd'
  customer: string | null
  description: string | null
  last_payment_error: Failure | null
  latest_charge: string | null
  next_action: NextAction | null
  payment_method: string | null
  setup_future_usage: 'off_session' | 'on_session' | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled'
  canceled_at: number | null
  /** Not sent. */
  ofInvoice: string | null
}

export interface SetupIntent extends Kept {
  object: 'setup_intent'
  client_secret: string
  customer: string | null
  last_setup_error: Failure | null
  next_action: NextAction | null
  payment_method: string | null
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled'
  usage: 'off_session'
}

export interface Product extends Kept {
  object: 'product'
  active: boolean
  name: string
}

export interface Tier {
  up_to: number | null
  unit_amount: number | null
  flat_amount: number | null
}

export interface Price extends Kept {
  object: 'price'
  active: boolean
  billing_scheme: 'per_unit' | 'tiered'
  currency: 'usd'
  lookup_key: string | null
  nickname: string | null
  product: string
  recurring: { interval: 'month' | 'year'; interval_count: 1; usage_type: 'licensed'; meter: null }
  tiers: Tier[]
  tiers_mode: 'graduated' | 'volume' | null
  unit_amount: number | null
}

export interface Coupon extends Kept {
  object: 'coupon'
  amount_off: number | null
  percent_off: number | null
  currency: 'usd' | null
  duration: 'once' | 'repeating' | 'forever'
  duration_in_months: number | null
  max_redemptions: number | null
  name: string | null
  redeem_by: number | null
  times_redeemed: number
  valid: boolean
  applies_to?: { products: string[] }
}

export interface PromotionCode extends Kept {
  object: 'promotion_code'
  active: boolean
  code: string
  customer: string | null
  customer_account: null
  expires_at: number | null
  max_redemptions: number | null
  promotion: { type: 'coupon'; coupon: string }
  restrictions: { first_time_transaction: boolean; minimum_amount: null; minimum_amount_currency: null }
  times_redeemed: number
}

export interface Discount {
  id: string
  object: 'discount'
  source: { type: 'coupon'; coupon: string }
  promotion_code: string | null
  start: number
  end: number | null
  customer: string
  subscription: string
  /** The number of invoices with it. Not sent. */
  timesUsed: number
}

export interface TaxRate extends Kept {
  object: 'tax_rate'
  active: boolean
  country: string | null
  description: string | null
  display_name: string
  inclusive: boolean
  percentage: number
}

export interface SubscriptionItem {
  id: string
  price: string
  quantity: number
}

export interface Subscription extends Kept {
  object: 'subscription'
  customer: string
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid'
  billing_cycle_anchor: number
  billing_mode: { type: 'flexible'; flexible: { proration_discounts: 'included' | 'itemized' } }
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: {
    comment: string | null
    feedback: string | null
    feedback_option: null
    reason: string | null
  }
  default_payment_method: string | null
  default_tax_rates: string[]
  description: string | null
  discounts: string[]
  ended_at: number | null
  latest_invoice: string | null
  start_date: number
  trial_start: number | null
  trial_end: number | null
  pending_update: { expires_at: number; item: SubscriptionItem; discounts: string[] | null } | null
  /** Sent as a list with one item, which contains the period. */
  item: SubscriptionItem
  period: { start: number; end: number }
}

export interface Line {
  id: string
  amount: number
  description: string
  discount: number
  /** Not sent. */
  taxRates: string[]
  period: { start: number; end: number }
  isProration: boolean
  price: string
  quantity: number
}

export interface Invoice extends Kept {
  object: 'invoice'
  customer: string
  subscription: string
  number: string
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  lines: Line[]
  subtotal: number
  discount: number
  tax: number
  total: number
  amount_due: number
  amount_paid: number
  starting_balance: number
  ending_balance: number
  attempt_count: number
  discounts: string[]
  tax_rates: string[]
  customer_tax_exempt: Customer['tax_exempt']
  customer_tax_id: string | null
  period: { start: number; end: number }
  payment_intent: string | null
  paid_at: number | null
  voided_at: number | null
  confirmation_secret: string | null
  next_payment_attempt: number | null
}

export interface Charge extends Kept {
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  currency: 'usd'
  customer: string | null
  description: string | null
  disputed: boolean
  payment_intent: string
  payment_method: string
  refunded: boolean
  status: 'succeeded'
}

export interface Dispute extends Kept {
  object: 'dispute'
  amount: number
  charge: string
  currency: 'usd'
  payment_intent: string
  reason: string
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost'
  due_by: number
  /** What was sent to the bank. */
  evidence: string | null
  /** When the money was taken from the account, and when it was given back. */
  withdrawn: number | null
  reinstated: number | null
}

export interface Refund extends Omit<Kept, 'livemode'> {
  object: 'refund'
  balance_transaction: null
  customer: string | null
  customer_account: null
  payment_method: string | null
  receipt_number: null
  source_transfer_reversal: null
  transfer_reversal: null
  amount: number
  currency: 'usd'
  charge: string
  payment_intent: string
  reason: string | null
  status: 'pending' | 'succeeded' | 'failed'
  /** What the bank will say, and when. Not sent. */
  becomes: { status: 'succeeded' | 'failed'; at: number } | null
}

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: string
}

export type Stored =
  | Token
  | Customer
  | TaxId
  | PaymentMethod
  | PaymentIntent
  | SetupIntent
  | Product
  | Price
  | Coupon
  | PromotionCode
  | Discount
  | TaxRate
  | Subscription
  | Invoice
  | Charge
  | Refund
  | Dispute
  | StripeEvent
