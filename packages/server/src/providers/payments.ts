import type { DiscountTerms, PlanType, ReversalState } from '@scheduling/domain/pricing'

// What is asked of whoever takes the money, in our words. Whole cents, seconds since 1970.

/** A card that was refused; `message` is what its owner is told. */
export class CardRefused extends Error {}

export interface CardShown {
  id: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  /** The same for one number wherever it is typed. Null: the provider does not say. */
  fingerprint: string | null
}

/** What has to be confirmed by whoever pays. */
export interface Confirmation {
  paymentId: string
  clientSecret: string
}

export interface Subscription {
  id: string
  customerId: string
  status: string
  /** Null: of a price that is not in our table. */
  planType: PlanType | null
  quantity: number
  itemId: string
  takenOff: TakenOff | null
  /** What was ordered with it; absent in what was kept before it was, null of what was not ordered here. */
  order?: string | null
  createdAt: number
  startedAt: number
  periodStart: number
  periodEnd: number
  /** It ends with its period. */
  isCanceled: boolean
  endedAt: number | null
  cardId: string | null
  /** Of the newest invoice, while that is not paid. */
  confirmation: Confirmation | null
  /** The newest; absent in what was kept before it was. */
  invoice?: {
    id: string
    number: string
    total: number
    /** What is charged of it; absent in what was kept before it was. */
    due?: number
    status: string
    isRenewal: boolean
    triedAgainAt?: number | null
  } | null
  /** What it becomes once that is paid. */
  pending: PendingChange | null
}

export interface PendingChange {
  planType: PlanType | null
  quantity: number
  promotionCodeId: string | null
  /** From when what is left of the period is counted. */
  countedAt: number | null
}

/** Of a payment: given back, or objected to at the bank. */
export interface Reversal {
  id: string
  state: ReversalState
  createdAt: number
  amount: number
  /** What had been paid. */
  paid: number
  /** The money is gone: given back, or held by the bank. */
  isTaken: boolean
  /** Of the invoice. */
  number: string | null
  card: Pick<CardShown, 'brand' | 'last4'> | null
}

/** What an invoice is made of, in cents: plan - rest - discount + tax = total, and total - credit = due. */
export interface Bill {
  /** Of what was paid before, for the time that is left of it: given back. */
  rest: number
  plan: number
  discount: number
  tax: number
  total: number
  /** Kept from before and taken off; below zero it is kept for the next invoice. */
  credit: number
  /** What is charged. */
  due: number
}

/** Of a renewal, not paid yet. */
export interface OpenInvoice {
  id: string
  createdAt: number
}

export interface InvoiceShown {
  id: string
  createdAt: number
  number: string
  bill: Bill
  status: string
  /** Null: of no subscription. */
  subscriptionId: string | null
  isRenewal: boolean
  /** When the card is tried again, while it is open; null: it is not. */
  triedAgainAt: number | null
  pdfUrl: string | null
}

export interface Coupon extends DiscountTerms {
  id: string
  percentOff: number | null
  amountOff: number | null
  duration: 'once' | 'forever' | 'repeating'
}

export interface TakenOff extends Coupon {
  /** Null: with the next payment, or with the subscription. */
  endsAt: number | null
}

/** A code, and the coupon behind it. */
export interface PromotionCode {
  id: string
  coupon: Coupon
}

export interface Payer {
  email: string
  name: string
  language: string
  hostId: string
}

export interface PayerAddress {
  name: string
  phone: string
  line1: string
  line2: string
  city: string
  postalCode: string
  country: string
}

export interface Payment {
  id: string
  customerId: string | null
  amount: number
  clientSecret: string
  status: 'paid' | 'pending' | 'authorised' | 'failed'
}

/** Of what the provider keeps, what is somebody's. */
export const OWNED_TYPES = [
  'subscription',
  'invoice',
  'charge',
  'refund',
  'dispute',
  'payment_intent',
  'payment_method',
] as const

export interface OwnedObject {
  type: (typeof OWNED_TYPES)[number]
  id: string
}

/** What is taken off after a change: what a code gives, what is taken off already, or nothing. */
export type DiscountChange = { promotionCodeId: string } | 'as_it_is' | 'nothing'

export interface PlanChange {
  planType: PlanType
  quantity: number
  /** From when what is left of the period is counted; undefined: from now. */
  countedAt: number | undefined
  discount: DiscountChange
}

/** Every `key` names one wish: a repeat is answered as the first time. Each throws `ProviderError` or `CardRefused`. */
export interface Payments {
  createCustomer: (payer: Payer, key: string) => Promise<string>
  /** False where it is gone. */
  hasCustomer: (customerId: string) => Promise<boolean>
  deleteCustomer: (customerId: string) => Promise<void>
  putAddress: (customerId: string, address: PayerAddress | null) => Promise<void>
  /** The one id of a business; null takes it away, and `isReversed` says on invoices who owes the tax. */
  putTaxId: (customerId: string, taxId: string | null, isReversed: boolean) => Promise<void>
  cardOf: (customerId: string) => Promise<CardShown | null>
  /** Of a token, for one customer. Throws `not_found`, `invalid` for one that is unknown or was used. */
  newMethod: (token: string, customerId: string) => Promise<string>
  /** Throws `not_found` for one that belongs to another customer or was made for one. */
  attachMethod: (customerId: string, methodId: string) => Promise<void>
  /** The one that everything is paid with from now on; others are forgotten. */
  useMethod: (customerId: string, methodId: string, subscriptionId: string | null) => Promise<void>
  forgetMethods: (customerId: string) => Promise<void>
  /** Asks the bank whether the card can be charged without its owner; what it holds is given back by `releaseTried`. */
  tryMethod: (customerId: string, methodId: string, key: string) => Promise<Payment & { needsOwner: boolean }>
  /** Of whichever cards were tried, also by attempts whose answer was lost. Repeat: nothing is held. */
  releaseTried: (customerId: string) => Promise<void>
  paymentOf: (paymentId: string) => Promise<Payment>
  /** The customer whose it is; null: of none. Throws `not_found` for what is gone. */
  ownerOf: (object: OwnedObject) => Promise<string | null>
  subscriptionsOf: (customerId: string) => Promise<Subscription[]>
  subscribe: (
    order: {
      customerId: string
      planType: PlanType
      quantity: number
      cardId: string
      promotionCodeId: string | null
      taxRateIds: readonly string[]
      /** Found again in the subscription. */
      order: string
    },
    key: string,
  ) => Promise<Subscription>
  /** Plan and discount change together, once the difference is paid. */
  changePlan: (subscription: Subscription, to: PlanChange, key: string) => Promise<Subscription>
  /** What the change would charge at once, and until when the plan would be paid. */
  previewChange: (subscription: Subscription, to: PlanChange) => Promise<{ bill: Bill; paidUntil: number }>
  putTaxRates: (subscriptionId: string, taxRateIds: readonly string[]) => Promise<void>
  putCoupon: (subscriptionId: string, couponId: string, key: string) => Promise<Subscription>
  /** Repeat: the same. */
  dropDiscount: (subscriptionId: string) => Promise<Subscription>
  setCanceled: (subscriptionId: string, isCanceled: boolean, reason: string | null) => Promise<Subscription>
  /** At once. Repeat: does nothing. */
  endSubscription: (subscriptionId: string) => Promise<void>
  /** The oldest first. */
  openRenewalsOf: (subscriptionId: string) => Promise<OpenInvoice[]>
  /** What is kept for the next invoices, up to so much. Repeat: of what is left. */
  dropCredit: (customerId: string, most: number) => Promise<void>
  /** With this card; answers what its owner has to confirm, null once it is paid. Repeat: paid once. */
  payInvoice: (invoiceId: string, methodId: string) => Promise<Confirmation | null>
  invoicesOf: (customerId: string) => Promise<InvoiceShown[]>
  reversalsOf: (customerId: string) => Promise<Reversal[]>
  findCode: (code: string) => Promise<PromotionCode | null>
  /** One for each country and percentage. */
  taxRate: (country: string, percentage: number) => Promise<string>
  /** Brings what it sells in line with our table; answers what it did. Repeat: nothing. */
  putCatalogue: () => Promise<string[]>
  /** What a new subscription would cost, as it would charge it. */
  preview: (cart: {
    planType: PlanType
    quantity: number
    promotionCodeId: string | null
    taxRateIds: readonly string[]
  }) => Promise<number>
}
