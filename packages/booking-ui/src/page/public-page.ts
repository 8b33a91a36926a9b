import type { PageData } from '@scheduling/contract'
import type { ReactElement } from 'react'
import type { PageTexts } from './words.tsx'

/** Texts that only some pages carry in addition. `approval`: those of `confirm` where the host approves each booking. */
export type ExtraTexts = 'approval' | 'choice' | 'confirm' | 'consent' | 'doubt'

/** The code for one kind of public page. Its facts are in the contract. */
export interface PublicPageView<Data extends PageData> {
  title: (data: Data, texts: PageTexts) => string
  draw: (data: Data, texts: PageTexts) => ReactElement
  /** The packed data for its script. Absent for a page of links, which no script takes over. */
  block?: (data: Data, texts: PageTexts) => string
  extraTexts?: (data: Data) => ExtraTexts[]
  /** Whether the inline script redraws the times before the first paint. */
  drawsTimesFirst?: (data: Data) => boolean
  /** For search engines and chats. */
  description?: (data: Data) => string
  /** Whose page it is, for the script of a page without a data block. */
  mark?: (data: Data) => { owner: string; event?: string; revision?: number }
}
