import type { Resource, Scope } from '@scheduling/contract'
import { ERRORS, RESOURCES } from '@scheduling/contract'
import type { FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'

export function isUnidentified(error: unknown): boolean {
  return error instanceof AppError && ERRORS[error.code].status === 401
}

/**
 * Says which token would help, and where programs learn whom to ask for one (RFC 6750, section 3; RFC 9728, section 5.1). Where
 * none would, it says nothing. Browsers ask nobody for a password because of it.
 */
export function challenge(
  reply: FastifyReply,
  publicUrl: string,
  { scope, isTried }: { scope: Scope | 'any' | undefined; isTried: boolean },
): void {
  if (scope === undefined) return
  void reply.header(
    'www-authenticate',
    bearer(publicUrl, 'api', {
      ...(scope !== 'any' && { scope }),
      ...(isTried && { error: 'invalid_token' }),
    }),
  )
}

/** The value of `WWW-Authenticate`. */
export function bearer(
  publicUrl: string,
  resource: Resource,
  { error, scope }: { error?: string | undefined; scope?: string | undefined },
): string {
  const parts = {
    ...(error && { error }),
    ...(scope && { scope }),
    resource_metadata: `${publicUrl}/.well-known/oauth-protected-resource${RESOURCES[resource]}`,
  }
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `Bearer ${text.join(', ')}`
}
