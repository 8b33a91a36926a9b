import type { Api, Auth, Route } from '@scheduling/contract'
import type { Callers } from './authenticators.ts'
import type { Calling } from './caller.ts'

/** A response that is already JSON, for routes where writing it by hand pays off. */
export type JsonText<T> = string & { readonly __shape?: T }

/** What a handler knows about a request besides its parsed input. */
export interface Caller extends Calling {
  /** The normalized host that the request asks for. */
  askedHost: string | undefined
  deviceId: string | undefined
  idempotencyKey: string | undefined
  /** An unverified session token, for public routes that do more for signed-in people. */
  token: string | undefined
  /** The answer to a challenge of `proof_needed`. */
  proof: string | undefined
}

type Who<A extends Auth> = A extends keyof Callers ? Callers[A] : unknown

type HandlerOf<R> =
  R extends Route<infer A, infer _Args, infer Input, infer Result>
    ? (request: Input & Who<A> & { caller: Caller }) => Promise<Result | JsonText<Result>>
    : never

/** A handler for each of these routes. Does not compile if one is missing. */
export type Handlers<Routes> = { [K in keyof Routes]: HandlerOf<Routes[K]> }
export type AllHandlers = Handlers<Api>
