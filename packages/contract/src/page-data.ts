import type { PublicPage } from './public-pages.ts'

// What the server hands to the booking page's render entry, and the page to its script. Types only.

/** By kind: what each capability shows. */
export type PageData = PublicPage

export interface RenderedPage {
  /** The whole document. */
  html: string
  /** What its one `style` element holds, for the hash in the policy that allows it. */
  styles: string
  /** What its one inline script holds, likewise, where it has one. */
  inline?: string | null
}

/** Pure: the same data gives the same page. */
export type RenderPage = (data: PageData) => RenderedPage
