import type { PublicPage } from './public-pages.ts'

// What the server passes to the booking page's renderer, and the page to its script. Types only.

/** One type per kind, from each capability. */
export type PageData = PublicPage

export interface RenderedPage {
  /** The whole document. */
  html: string
  /** The content of its only `style` element. Its hash goes into the content security policy. */
  styles: string
  /** The content of its only inline script, for the same purpose; absent if it has none. */
  inline?: string | null
}

/** Pure: the same data gives the same page. */
export type RenderPage = (data: PageData) => RenderedPage
