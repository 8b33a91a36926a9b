import type { PageData } from '@scheduling/contract'
import type { ReactElement } from 'react'
import type { PageTexts } from './words.tsx'

/** Texts that a page carries besides its own, where it needs them. */
export type ExtraTexts = 'confirm' | 'consent' | 'doubt'

/** How a kind of public page is written; its facts are in the contract. */
export interface PublicPageView<Data extends PageData> {
  title: (data: Data, texts: PageTexts) => string
  draw: (data: Data, texts: PageTexts) => ReactElement
  /** What its script takes over, packed; absent: a page of links, which no script takes over. */
  block?: (data: Data, texts: PageTexts) => string
  extraTexts?: (data: Data) => ExtraTexts[]
  /** Whether its times are drawn anew before the first paint. */
  drawsTimesFirst?: (data: Data) => boolean
  /** For search engines and chats. */
  description?: (data: Data) => string
  /** Whose page it is, for the script of a page without a data block. */
  mark?: (data: Data) => { owner: string; event?: string; revision?: number }
}
