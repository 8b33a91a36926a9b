import type { ErrorCode } from './errors.ts'

/** The only thing asked of a schema: its two phantom types. Far cheaper for the type checker than zod's own types. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/**
 * Who may call: anyone, a signed-in host (`Authorization: Bearer <token>`), one whose e-mail address is confirmed (for
 * what reaches others), or whoever holds the manage link of a booking (`Authorization: Manage <token>`).
 */
export type Auth = 'public' | 'host' | 'verified' | 'manage'

type In<S> = S extends { _zod: { input: infer I } } ? I : undefined
type Out<S> = S extends { _zod: { output: infer O } } ? O : undefined
type Part<K extends string, I> = undefined extends I
  ? unknown
  : object extends I
    ? { [k in K]?: I }
    : { [k in K]: I }
type IdempotencyPart<I> = I extends true ? { idempotencyKey?: string } : unknown

interface Definition<A extends Auth, Pa, Q, B, R, C extends ErrorCode, I> {
  summary: string
  auth: A
  params?: Pa
  query?: Q
  body?: B
  /** The body of success; absent means 204 without one. */
  result?: R
  /** 201 where something came into being. */
  status?: 200 | 201
  errors: readonly C[]
  /** Takes an `Idempotency-Key` header: the same key gives the same answer. */
  idempotent?: I
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
> {
  readonly summary: string
  readonly auth: A
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly result?: Schema
  readonly status: 200 | 201 | 204
  readonly errors: readonly ErrorCode[]
  readonly idempotent: boolean
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
>(
  definition: Definition<A, Pa, Q, B, R, C, I>,
): Route<
  A,
  Part<'params', In<Pa>> & Part<'query', In<Q>> & Part<'body', In<B>> & IdempotencyPart<I>,
  { params: Out<Pa>; query: Out<Q>; body: Out<B> },
  Out<R>,
  C
> {
  const status = definition.result ? (definition.status ?? 200) : 204
  return { ...definition, status, idempotent: definition.idempotent ?? false } as never
}
