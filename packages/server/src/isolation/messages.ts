import type { ParseRefusal } from './refusal.ts'

/** What a thread gets at its start. */
export interface ThreadStart {
  zones: string | undefined
}

/**
 * Tells a thread to parse this. Values travel serialized in both directions, so that their size is known before
 * they are unpacked.
 */
export interface Asked {
  /** The parser's module and export. */
  module: string
  name: string
  answerMax: number
  input: Uint8Array
}

/** From a thread: that it has begun, then how it ended. */
export type ThreadMessage = { begun: true } | { answer: Uint8Array } | { refused: ParseRefusal }
