import type { Auth } from './auth.ts'
import type { ErrorCode } from './errors.ts'

/** The only thing asked of a schema: its two phantom types. Far cheaper for the type checker than zod's own types. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/**
 * How a body comes: as JSON, as a form of a page sends it (checked by the schema all the same), or as bytes, for what is
 * signed as it came.
 */
export type BodyForm = 'json' | 'form' | 'raw'

/** How success is answered: as JSON, as a file that is sent while it is read, or by leading on (303). */
export type AnswerForm = 'json' | 'file' | 'redirect'

export interface FileAnswer {
  /** Under which it is saved. */
  name: string
  content: AsyncIterable<string | Uint8Array>
}

export interface RedirectAnswer {
  location: string
}

type In<S> = S extends { _zod: { input: infer I } } ? I : undefined
type Out<S> = S extends { _zod: { output: infer O } } ? O : undefined
type Part<K extends string, I> = undefined extends I
  ? unknown
  : object extends I
    ? { [k in K]?: I }
    : { [k in K]: I }
type BodyOf<T, B> = T extends 'raw' ? Uint8Array : Out<B>
/** Bytes are sent as a file, or what a browser makes of one. */
type SentBody<T, B> = T extends 'raw' ? Blob : In<B>
type ResultOf<G, R> = G extends 'file' ? FileAnswer : G extends 'redirect' ? RedirectAnswer : Out<R>
type IdempotencyPart<I> = I extends true ? { idempotencyKey?: string } : unknown

interface Definition<A extends Auth, Pa, Q, B, R, C extends ErrorCode, I, T, G> {
  summary: string
  auth: A
  params?: Pa
  query?: Q
  body?: B
  /** The body of success; absent means 204 without one. */
  result?: R
  /** 201 where something came into being. */
  status?: 200 | 201
  /** Absent: JSON. */
  takes?: T
  /** Bytes of the body at most; absent: as long as forms are. */
  bodyMax?: number
  /** Absent: JSON. */
  gives?: G
  /** Of a file. */
  mediaType?: string
  errors: readonly C[]
  /** Takes an `Idempotency-Key` header: the same key gives the same answer. */
  idempotent?: I
  /** The route that answers what this one changes: an `If-Match` header that names an older version is refused. */
  edits?: `GET ${string}`
}

/**
 * One route of the API. The `$` fields carry types alone, computed once here; matching on them keeps the type
 * checker fast however many routes there are.
 */
export interface Route<
  A extends Auth = Auth,
  Args = unknown,
  Input = unknown,
  Result = unknown,
  Code extends ErrorCode = ErrorCode,
  Gives extends AnswerForm = AnswerForm,
> {
  readonly summary: string
  readonly auth: A
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly result?: Schema
  readonly status: 200 | 201 | 204 | 303
  readonly takes: BodyForm
  readonly bodyMax?: number
  readonly gives: Gives
  readonly mediaType: string
  readonly errors: readonly ErrorCode[]
  readonly idempotent: boolean
  readonly edits?: string
  /** What a caller passes. */
  readonly $args: Args
  /** What a handler receives, parsed. */
  readonly $input: Input
  /** What a handler returns and a caller gets. */
  readonly $result: Result
  readonly $code: Code
}

export function route<
  A extends Auth,
  C extends ErrorCode,
  R extends Schema | undefined = undefined,
  Pa extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  I extends boolean | undefined = undefined,
  T extends BodyForm = 'json',
  G extends AnswerForm = 'json',
>(
  definition: Definition<A, Pa, Q, B, R, C, I, T, G>,
): Route<
  A,
  Part<'params', In<Pa>> & Part<'query', In<Q>> & Part<'body', SentBody<T, B>> & IdempotencyPart<I>,
  { params: Out<Pa>; query: Out<Q>; body: BodyOf<T, B> },
  ResultOf<G, R>,
  C,
  G
> {
  const { takes = 'json', gives = 'json', mediaType = 'application/json', idempotent = false } = definition
  const errors = definition.edits ? [...definition.errors, 'changed_meanwhile'] : definition.errors
  const status = statusOf(definition)
  return { ...definition, status, takes, gives, mediaType, idempotent, errors } as never
}

function statusOf({
  gives,
  result,
  status = 200,
}: {
  gives?: AnswerForm
  result?: unknown
  status?: 200 | 201
}): number {
  if (gives === 'redirect') return 303
  return gives === 'file' || result ? status : 204
}
