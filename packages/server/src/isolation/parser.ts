/** One reader of what strangers wrote: a pure function in a module of its own, and what it may cost. */
export interface Parser {
  /** Called in a thread, and there alone. */
  load: () => Promise<(input: never) => unknown>
  /** Bytes of the whole input as it goes to the thread. */
  inputMax: number
  /** Bytes of the whole answer: the main thread has to unpack it. */
  answerMax: number
  /** On the wall, without the start of the thread. */
  timeMs: number
}

export type ParserTable = Readonly<Record<string, Parser>>

type Read<P extends Parser> = Awaited<ReturnType<P['load']>>

export type InputOf<P extends Parser> = Parameters<Read<P>>[0]
export type AnswerOf<P extends Parser> = Awaited<ReturnType<Read<P>>>
