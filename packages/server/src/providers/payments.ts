import type { DiscountTerms, PlanType, ReversalState } from '@scheduling/domain/pricing'

// What we ask of the payment provider, in our own terms. Whole cents, seconds since 1970.

/** A refused card. `message` is shown to its owner. */
export class CardRefused extends Error {}

export interface CardShown {
  id: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  /** The same for one card number wherever it is entered. Null: the provider does not say. */
  fingerprint: string | null
}

/** A payment that the payer has to confirm. */
export interface Confirmation {
  paymentId: string
  clientSecret: string
}

export interface Subscription {
  id: string
  customerId: string
  status: string
  /** Null: its price is not in our table. */
  planType: PlanType | null
  quantity: number
  itemId: string
  currentDiscount: Discount | null
  /** The order that began it. Absent in older stored data; null if it was not ordered here. */
  order?: string | null
  createdAt: number
  startedAt: number
  periodStart: number
  periodEnd: number
  /** It ends with its period. */
  isCanceled: boolean
  endedAt: number | null
  cardId: string | null
  /** For the newest invoice, as long as it is unpaid. */
  confirmation: Confirmation | null
  /** The newest. Absent in older stored data. */
  invoice?: {
    id: string
    number: string
    total: number
    /** The amount charged. Absent in older stored data. */
    due?: number
    status: string
    isRenewal: boolean
    triedAgainAt?: number | null
  } | null
  /** The change that applies once it is paid. */
  pending: PendingChange | null
}

export interface PendingChange {
  planType: PlanType | null
  quantity: number
  promotionCodeId: string | null
  /** The time from which the rest of the period counts. */
  countedAt: number | null
}

/** A payment that was refunded or disputed. */
export interface Reversal {
  id: string
  state: ReversalState
  createdAt: number
  amount: number
  /** The amount that was paid. */
  paid: number
  /** The money is gone: refunded, or held by the bank. */
  isTaken: boolean
  /** The invoice's number. */
  number: string | null
  card: Pick<CardShown, 'brand' | 'last4'> | null
}

/** The parts of an invoice, in cents: plan - rest - discount + tax = total, and total - credit = due. */
export interface Bill {
  /** Refund for the unused time of the earlier plan. */
  rest: number
  plan: number
  discount: number
  tax: number
  total: number
  /** Credit from before that is taken off. Negative: credit for the next invoice. */
  credit: number
  /** The amount charged. */
  due: number
}

/** An unpaid renewal. */
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
  /** Null: it belongs to no subscription. */
  subscriptionId: string | null
  isRenewal: boolean
  /** When the card is tried again while it is open. Null: not again. */
  triedAgainAt: number | null
  pdfUrl: string | null
}

export interface Coupon extends DiscountTerms {
  id: string
  percentOff: number | null
  amountOff: number | null
  duration: 'once' | 'forever' | 'repeating'
}

export interface Discount extends Coupon {
  /** Null: ends with the next payment, or with the subscription. */
  endsAt: number | null
}

/** A code and its coupon. */
export interface PromotionCode {
  id: string
  coupon: Coupon
}

export interface Payer {
  email: string
  name: string
  /** BCP 47. */
  language: string
}

export interface PayerAddress {
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
  status: 'paid' | 'pending' | 'authorized' | 'failed'
}

/** Objects at the provider that belong to a customer. */
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

/** The discount after a change: from a code, the current one, or none. */
export type DiscountChange = { promotionCodeId: string } | 'as_it_is' | 'nothing'

export interface PlanChange {
  planType: PlanType
  quantity: number
  /** The time from which the rest of the period counts. Undefined: now. */
  countedAt: number | undefined
  discount: DiscountChange
}

/**
 * Each `key` stands for one request: a repeat gets the first response. All functions throw `ProviderError` or
 * `CardRefused`.
 */
export interface Payments {
  createCustomer: (payer: Payer & { hostId: string }, key: string) => Promise<string>
  /** False if it was deleted. */
  hasCustomer: (customerId: string) => Promise<boolean>
  deleteCustomer: (customerId: string) => Promise<void>
  /** Everything that invoices and receipts say about the payer. A null address removes it. */
  putPayer: (
    customerId: string,
    payer: Payer & { phone: string; address: PayerAddress | null },
  ) => Promise<void>
  /** Sets the one tax id of a business; null removes it. With `isReversed`, invoices say who owes the tax. */
  putTaxId: (customerId: string, taxId: string | null, isReversed: boolean) => Promise<void>
  cardOf: (customerId: string) => Promise<CardShown | null>
  /**
   * Makes a card from a token, for one customer. Throws `not_found`, or `invalid` if the token is unknown or
   * used.
   */
  newMethod: (token: string, customerId: string) => Promise<string>
  /** Throws `not_found` if it belongs to another customer or was made for one. */
  attachMethod: (customerId: string, methodId: string) => Promise<void>
  /** From now on, everything is paid with this card. Others are removed. */
  useMethod: (customerId: string, methodId: string, subscriptionId: string | null) => Promise<void>
  forgetMethods: (customerId: string) => Promise<void>
  /** Asks the bank whether the card can be charged without its owner. `releaseTried` releases the held amount. */
  tryMethod: (customerId: string, methodId: string, key: string) => Promise<Payment & { needsOwner: boolean }>
  /**
   * Releases held amounts of all tried cards, including attempts whose response was lost. Repeat: nothing is
   * held.
   */
  releaseTried: (customerId: string) => Promise<void>
  paymentOf: (paymentId: string) => Promise<Payment>
  /** The customer of an object. Null: it has none. Throws `not_found` if the object was deleted. */
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
      /** Stored in the subscription. */
      order: string
    },
    key: string,
  ) => Promise<Subscription>
  /** Plan and discount change together, once the difference is paid. */
  changePlan: (subscription: Subscription, to: PlanChange, key: string) => Promise<Subscription>
  /** What the change would charge now, and until when the plan would be paid. */
  previewChange: (subscription: Subscription, to: PlanChange) => Promise<{ bill: Bill; paidUntil: number }>
  putTaxRates: (subscriptionId: string, taxRateIds: readonly string[]) => Promise<void>
  putCoupon: (subscriptionId: string, couponId: string, key: string) => Promise<Subscription>
  /** Repeat: the same. */
  dropDiscount: (subscriptionId: string) => Promise<Subscription>
  setCanceled: (subscriptionId: string, isCanceled: boolean, reason: string | null) => Promise<Subscription>
  /** Ends it immediately. Repeat: does nothing. */
  endSubscription: (subscriptionId: string) => Promise<void>
  /** Oldest first. */
  openRenewalsOf: (subscriptionId: string) => Promise<OpenInvoice[]>
  /** Removes credit for future invoices, up to this much. Repeat: removes from what is left. */
  dropCredit: (customerId: string, most: number) => Promise<void>
  /**
   * Pays with this card. Returns what its owner has to confirm, or null if it is paid. Repeat: pays only once.
   */
  payInvoice: (invoiceId: string, methodId: string) => Promise<Confirmation | null>
  invoicesOf: (customerId: string) => Promise<InvoiceShown[]>
  reversalsOf: (customerId: string) => Promise<Reversal[]>
  findCode: (code: string) => Promise<PromotionCode | null>
  /** One rate per country and percentage. */
  taxRate: (country: string, percentage: number) => Promise<string>
  /** Updates the provider's products and prices to match our table. Returns what it did. Repeat: does nothing. */
  putCatalog: () => Promise<string[]>
  /** What a new subscription would charge. */
  preview: (cart: {
    planType: PlanType
    quantity: number
    promotionCodeId: string | null
    taxRateIds: readonly string[]
  }) => Promise<number>
}
