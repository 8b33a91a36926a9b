import type { Action } from '@scheduling/domain/roles'
import type { Auth, HostAuth } from './auth.ts'
import type { ErrorCode } from './errors.ts'

/** We only need a schema's two phantom types. They are far cheaper for the type checker than zod's own types. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/**
 * The format of a body: JSON, a form of a page (the schema checks it too), or raw bytes if the exact bytes are
 * signed.
 */
export type BodyForm = 'json' | 'form' | 'raw'

/** The format of a success: JSON, a streamed file, or a redirect (303). */
export type AnswerForm = 'json' | 'file' | 'redirect'

export interface FileAnswer {
  /** The file name. */
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
/** Raw bodies are sent as a file or another Blob. */
type SentBody<T, B> = T extends 'raw' ? Blob : In<B>
type ResultOf<G, R> = G extends 'file' ? FileAnswer : G extends 'redirect' ? RedirectAnswer : Out<R>
type IdempotencyPart<I> = I extends true ? { idempotencyKey?: string } : unknown

/** Every route for hosts says what it is about, so that roles can allow or refuse it. */
type ActionPart<A> = A extends HostAuth ? { action: Action } : { action?: never }

interface Definition<A extends Auth, Pa, Q, B, R, C extends ErrorCode, I, T, G> {
  summary: string
  auth: A
  params?: Pa
  query?: Q
  body?: B
  /** The body of a success; absent means 204 without one. */
  result?: R
  /** 201 if something was created. */
  status?: 200 | 201
  /** Default: JSON. */
  takes?: T
  /** The maximum size of the body in bytes. Default: the size for forms. */
  bodyMax?: number
  /** Default: JSON. */
  gives?: G
  /** For a file. */
  mediaType?: string
  errors: readonly C[]
  /** Accepts an `Idempotency-Key` header: the same key gives the same answer. */
  idempotent?: I
  /** The route that reads what this one changes. An `If-Match` header with an older version is refused. */
  edits?: `GET ${string}`
  /** What of the answer is edited. The rest is no part of its version. Absent: all of it. */
  edited?: (answer: ResultOf<G, R>) => object
}

/**
 * One route of the API. The `$` fields only carry types. They are computed once here and then matched, which keeps
 * the type checker fast with any number of routes.
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
  /** Of a route for hosts. Roles decide by it who may call. */
  readonly action?: Action
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
  readonly edited?: (answer: never) => object
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
  definition: Definition<A, Pa, Q, B, R, C, I, T, G> & ActionPart<A>,
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
