import type { PageData, PageSlots } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { PageTexts } from './words.tsx'

/** The data in the document for its script. */
export interface PageBlock<Data extends PageData = PageData> {
  data: Data
  texts: PageTexts
}

/** The id of the element with the data. */
export const BLOCK_ID = 'page'

/** Packs the block as the text of a data `script` element. It cannot close the element or open a comment in it. */
export function packBlock({ data, texts }: PageBlock): string {
  return JSON.stringify({ data: withSlots(data, pack), texts }).replaceAll('<', String.raw`\u003c`)
}

export function unpackBlock<Data extends PageData = PageData>(text: string): PageBlock<Data> {
  const { data, texts } = JSON.parse(text) as PageBlock<Data>
  return { data: withSlots(data, unpack), texts }
}

/**
 * Finds the block in the text of a document. Does not parse it: the styles of a parsed document would count as this
 * page's own.
 */
export function blockIn(html: string): string {
  const before = `<script type="application/json" id="${BLOCK_ID}">`
  const start = html.indexOf(before)
  const end = html.indexOf('<', start + before.length)
  if (start < 0 || end < 0) throw new Error('no_page_block')
  return html.slice(start + before.length, end)
}

function withSlots<Data extends PageData>(data: Data, change: (starts: number[]) => number[]): Data {
  if (!('slots' in data) || data.slots === null) return data
  const slots: PageSlots = { ...data.slots, starts: change(data.slots.starts) }
  return { ...data, slots }
}

/**
 * Minutes: the first since 1970, each other one since the one before. Most steps are equal, so they compress to almost
 * nothing.
 */
function pack(starts: Instant[]): number[] {
  return starts.map((start, index) => (start - (starts[index - 1] ?? 0)) / MINUTE)
}

function unpack(steps: number[]): Instant[] {
  let start = 0
  return steps.map((step) => (start += step * MINUTE))
}
