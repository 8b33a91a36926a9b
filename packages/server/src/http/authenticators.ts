import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Calling, ManagedBookingId, SignedIn } from './caller.ts'

/** Who calls, by the way in which they show it. What is in the contract as `auth` is named as there. */
export interface Callers {
  host: { host: SignedIn }
  /** With a confirmed e-mail address. */
  verified: { host: SignedIn }
  manage: { managed: ManagedBookingId }
  /** Whoever runs the server. */
  operator: object
  /** An account that looks after those of others. */
  operatorAccount: { host: SignedIn }
}

/** The signed-in host among them. */
export function hostOf(who: object): SignedIn | undefined {
  return (who as Partial<Callers['host']>).host
}

/** Throws what its routes answer to anybody else. */
export type Authenticator<Who> = (request: FastifyRequest, reply: FastifyReply) => Promise<Who>

export type Authenticators = { [Name in keyof Callers]: Authenticator<Callers[Name]> }

/** What stands after this scheme in `Authorization`; undefined where there is none or another. */
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
