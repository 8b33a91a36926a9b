/** A parser for what strangers wrote: a pure function that a module exports, and its limits. */
export interface Parser<Input, Answer> {
  /** URL of the module. A thread loads it at the first use. */
  module: string
  /** The exported name. */
  name: string
  /** Bytes of the whole serialized input. */
  inputMax: number
  /** Bytes of the whole answer, because the main thread has to unpack it. */
  answerMax: number
  /** Working time, without starting the thread. Five times as long may pass on the clock. */
  timeMs: number
  /** Only carries the types. */
  read?: (input: Input) => Answer
}

type Read = (input: never) => unknown

/** `parser<typeof readMail>({ … })` with `import type`, so that this process does not load the module. */
export function parser<R extends Read>(
  described: Omit<Parser<never, never>, 'read'>,
): Parser<Parameters<R>[0], Awaited<ReturnType<R>>> {
  return described
}

export const SECOND = 1_000
export const MB = 1_024 * 1_024
