/** One reader of what strangers wrote: a pure function that a module exports, and what it may cost. */
export interface Parser<Input, Answer> {
  /** Address of the module. It is loaded in a thread, when it is first asked for. */
  module: string
  /** What it exports. */
  name: string
  /** Bytes of the whole input as it goes to the thread. */
  inputMax: number
  /** Bytes of the whole answer: the main thread has to unpack it. */
  answerMax: number
  /** Of work, without the start of the thread. Five times as long may pass meanwhile. */
  timeMs: number
  /** Carries the types alone. */
  read?: (input: Input) => Answer
}

type Read = (input: never) => unknown

/** `parser<typeof readMail>({ … })` with `import type`, so that this process does not load it. */
export function parser<R extends Read>(
  described: Omit<Parser<never, never>, 'read'>,
): Parser<Parameters<R>[0], Awaited<ReturnType<R>>> {
  return described
}

export const SECOND = 1_000
export const MB = 1_024 * 1_024
