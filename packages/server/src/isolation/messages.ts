import type { ParseRefusal } from './refusal.ts'

/** What a thread has from its start on. */
export interface ThreadStart {
  zones: string | undefined
}

/** To a thread: read this. Both ways values travel serialised, so that their size is known before they are unpacked. */
export interface Asked {
  /** Module and export. */
  module: string
  name: string
  answerMax: number
  input: Uint8Array
}

/** From a thread: that it begins, then how it ended. */
export type Said = { begun: true } | { answer: Uint8Array } | { refused: ParseRefusal }
