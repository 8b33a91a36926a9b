import type { Api, Auth, Route } from '@scheduling/contract'
import type { Callers } from './authenticators.ts'
import type { Calling } from './caller.ts'

/** An answer that is JSON already, where writing it by hand is worth it. */
export type JsonText<T> = string & { readonly __shape?: T }

/** What a handler knows of a request besides its parsed input. */
export interface Caller extends Calling {
  /** The host that the request asks for, in one spelling. */
  askedHost: string | undefined
  deviceId: string | undefined
  idempotencyKey: string | undefined
  /** Of a session, unproven; for public routes that do more for whoever is signed in. */
  token: string | undefined
  /** The answer to a challenge of `proof_needed`. */
  proof: string | undefined
}

type Who<A extends Auth> = A extends keyof Callers ? Callers[A] : unknown

type HandlerOf<R> =
  R extends Route<infer A, infer _Args, infer Input, infer Result>
    ? (request: Input & Who<A> & { caller: Caller }) => Promise<Result | JsonText<Result>>
    : never

/** A handler for each of the named routes; a missing one does not compile. */
export type Handlers<Routes> = { [K in keyof Routes]: HandlerOf<Routes[K]> }
export type AllHandlers = Handlers<Api>
