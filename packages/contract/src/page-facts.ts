import type { ErrorCode } from './errors.ts'

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
  /** Many visitors see the same page, so it can be cached by its content. */
  isForAll?: (page: Page) => boolean
  /** Why a form on it was refused; null if none was. */
  refusal?: (page: Page) => { code: ErrorCode | null } | null
}

/** Facts by kind. */
export type FactsOf<Page extends { kind: string }> = {
  [Kind in Page['kind']]: PageFacts<Page & { kind: Kind }>
}

export const always = () => true
