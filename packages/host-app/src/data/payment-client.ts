import type { Billing } from '@scheduling/contract'

export type Provider = NonNullable<Billing['provider']>

/** Takes cards with the provider's own fields in the provider's frame. We never get a card number. */
export interface PaymentClient {
  newCard: () => CardFields
  /** Goes to `returnUrl` after the payment. Returns only on failure, with the provider's explanation. */
  pay: (secret: string, returnUrl: string) => Promise<string>
  /** Asks the cardholder to allow future charges. Returns the problem, or undefined. */
  confirmCard: (secret: string) => Promise<string | undefined>
}

export interface CardFields {
  mount: (place: HTMLElement) => void
  unmount: () => void
  focus: () => void
  /** The provider's frame is visible. On a slow network, that is seconds after mounting. */
  onReady: (tell: () => void) => void
  onChange: (tell: (isComplete: boolean) => void) => void
  /** Throws `CardProblem`. */
  token: () => Promise<string>
}

/** A problem with a card, in the provider's words. */
export class CardProblem extends Error {}

export type OpenPaymentClient = (provider: Provider) => Promise<PaymentClient>
