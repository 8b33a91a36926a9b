import type { TapeFacts } from './tape-log.ts'

// What a page and the worker of its tape say to each other.

type Headers = Readonly<Record<string, string>>

export interface UploadTarget {
  /** Of the server, without a trailing slash. */
  origin: string
  headers: Headers
}

export type TapeOrder =
  | { kind: 'open'; id: string; facts: TapeFacts; target: UploadTarget }
  /** Goes on with the tape of a page that is gone. */
  | { kind: 'continue'; id: string; target: UploadTarget }
  | { kind: 'write'; chunk: Blob; seconds: number }
  /** The host wants this video: the rest is uploaded. */
  | { kind: 'finish' }
  /** Tries again, as the person who is signed in now. */
  | { kind: 'retry'; headers: Headers }
  | { kind: 'discard' }
  /** Lets go of the tape, which stays on this device for another page. */
  | { kind: 'release' }

/** `refused`: the server does not accept it; the tape stays on this device. */
export type UploadStep = 'sending' | 'waiting' | 'refused' | 'done'

export interface Refusal {
  status: number
  /** The body of the answer, which may be a problem of the API. */
  answer: unknown
}

export type TapeReport =
  | { kind: 'opened' }
  | { kind: 'written'; bytes: number; seconds: number }
  | { kind: 'sent'; bytes: number; step: UploadStep; video?: string; refusal?: Refusal }
  /** Nothing more can be written. What is there stays. */
  | { kind: 'stuck'; reason: 'full' | 'locked' | 'failed' }
  | { kind: 'over' }
