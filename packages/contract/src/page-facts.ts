import type { ErrorCode } from './errors.ts'
import type { Conversions } from './integrations/conversions.ts'
import type { PublicOwner } from './pages/schemas.ts'

/** Pages that only say why there is nothing to see. */
export type NoticeKind = 'not_found' | 'not_open' | 'link_expired' | 'event_off' | 'unavailable'

/** Facts about a kind of public page, for the code that serves, renders or builds it. */
export interface PageFacts<Page> {
  /**
   * Its script: a file of `booking-ui/src/entries/`. Pages without one only get a script in a frame, which reports
   * their height.
   */
  script?: string
  /** Status if it is shown in place of a page. Default: 200, or the status of a refused form. */
  status?: 404 | 410 | 503
  /** Its links are personal: search engines must not index it. */
  isOfSomebody?: true
  /** Editors that support oEmbed can embed it. */
  hasOembed?: true
  /** Its address contains a secret: the page is never cached, and other sites never see the address. */
  isSecret?: (page: Page) => boolean
  /** Shows what is free now: Back and a restored tab must not show what the browser kept of it. */
  isOfNow?: (page: Page) => boolean
  /** Many visitors see the same page, so it can be cached by its content. */
  isForAll?: (page: Page) => boolean
  /** Why a form on it was refused; null if none was. */
  refusal?: (page: Page) => { code: ErrorCode | null } | null
  /** Which page people see instead of it. A form on it never shows these refusals. */
  notices?: Partial<Record<ErrorCode, NoticeKind>>
  /** Whose page it is. Default: its `owner`. */
  ownerOf?: (page: Page) => PublicOwner | null
  /** Its event, for embeds, if that is not in its address. */
  eventOf?: (page: Page) => string | null
  /** Query parameters that no other page may get from it. */
  ownParams?: readonly string[]
  /** Analytics that its script loads on a direct visit. */
  loads?: (page: Page) => Conversions
  /** What a frame shows that plays its video. */
  plays?: (page: Page) => string | null
  /** Where its form may lead outside of our pages. */
  leadsTo?: (page: Page) => string | null
}

/** Facts by kind. */
export type FactsOf<Page extends { kind: string }> = {
  [Kind in Page['kind']]: PageFacts<Page & { kind: Kind }>
}

export const always = () => true
