import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Calling, ManagedBookingId, SignedIn } from './caller.ts'

/** The callers by how they identify themselves. Values of `auth` in the contract have the same names here. */
export interface Callers {
  host: { host: SignedIn }
  /** With a confirmed email address. */
  verified: { host: SignedIn }
  manage: { managed: ManagedBookingId }
  /** The operator of this server. */
  operator: object
  /** An account that manages other accounts. */
  operatorAccount: { host: SignedIn }
}

/** The signed-in host, if the caller is one. */
export function hostOf(who: object): SignedIn | undefined {
  return (who as Partial<Callers['host']>).host
}

/** Throws what the route answers to any other caller. */
export type Authenticator<Who> = (request: FastifyRequest, reply: FastifyReply) => Promise<Who>

export type Authenticators = { [Name in keyof Callers]: Authenticator<Callers[Name]> }

/**
 * The credentials after this scheme in `Authorization`. Undefined if the header is missing or has another
 * scheme.
 */
export function credentialsOf({ headers }: FastifyRequest, scheme: string): string | undefined {
  const [given, credentials] = (headers.authorization ?? '').split(' ')
  return given?.toLowerCase() === scheme && credentials ? credentials : undefined
}

export function callingOf(request: FastifyRequest): Calling {
  return { ip: request.ip, userAgent: headerText(request, 'user-agent') }
}

export function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
