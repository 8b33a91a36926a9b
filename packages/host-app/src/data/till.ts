import type { Billing } from '@scheduling/contract'

export type Provider = NonNullable<Billing['provider']>

/** Where cards are taken: the provider's own fields, in its own frame. No number ever comes here. */
export interface Till {
  newCard: () => CardFields
  /** Leads to `returnUrl` once it is paid; answers only what stood in the way, as the provider says it. */
  pay: (secret: string, returnUrl: string) => Promise<string>
  /** Asks the owner of a card whether it may be charged without them; what stood in the way, or undefined. */
  confirmCard: (secret: string) => Promise<string | undefined>
}

export interface CardFields {
  mount: (place: HTMLElement) => void
  unmount: () => void
  focus: () => void
  /** Its frame is there: on a slow network that is seconds after it was mounted. */
  onReady: (tell: () => void) => void
  onChange: (tell: (isComplete: boolean) => void) => void
  /** Throws `CardProblem`. */
  token: () => Promise<string>
}

/** What is wrong with a card, as the provider says it. */
export class CardProblem extends Error {}

export type OpenTill = (provider: Provider) => Promise<Till>
