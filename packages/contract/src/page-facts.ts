import type { ErrorCode } from './errors.ts'

/** What is true of a kind of public page, for whoever serves, writes or builds it. */
export interface PageFacts<Page> {
  /** Its script: a file of `booking-ui/src/entries/`. Others have one in a frame only, which tells their height. */
  script?: string
  /** Where it is shown instead of a page; else 200, or that of what was refused. */
  status?: 404 | 410 | 503
  /** Its links are somebody's own: search engines leave it alone. */
  isOfSomebody?: true
  /** Editors that know oEmbed can show it within theirs. */
  hasOembed?: true
  /** Its address carries a secret: nothing keeps it, and other sites do not learn the address. */
  isSecret?: (page: Page) => boolean
  /** Many visitors see the same: it can be kept under what it shows. */
  isForAll?: (page: Page) => boolean
  /** Why a form on it was refused; null where none was. */
  refusal?: (page: Page) => { code: ErrorCode | null } | null
}

/** Facts by kind. */
export type FactsOf<Page extends { kind: string }> = {
  [Kind in Page['kind']]: PageFacts<Page & { kind: Kind }>
}

export const always = () => true
