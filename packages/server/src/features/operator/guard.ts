import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Authenticators } from '../../http/authenticators.ts'
import { networkOf } from '../../http/network.ts'
import { allow, forgive } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'

type GuardContext = Pick<Context, 'db' | 'clock' | 'service'> & {
  config: Pick<Config, 'isTrial' | 'operatorPassword'>
}

// Stands for all callers behind a proxy that does not say who called.
const THIS_MACHINE = 'this machine'

/**
 * Lets in callers with the operator's password by HTTP Basic (RFC 7617), under any name. In the trial lets in
 * everybody, because only this machine reaches it. Throws `route_not_found` if no password is set, `not_signed_in`,
 * `rate_limited`.
 */
export function operatorGuard(context: GuardContext): Authenticators['operator'] {
  const { isTrial, operatorPassword } = context.config
  return async (request, reply) => {
    if (isTrial) return {}
    if (operatorPassword === undefined) throw new AppError('route_not_found')
    void reply.header('www-authenticate', 'Basic realm="operator", charset="UTF-8"')
    const given = givenPassword(request.headers.authorization)
    if (given === undefined) throw new AppError('not_signed_in')
    const network = networkOf(request.ip) ?? THIS_MACHINE
    // Count before comparing: past the limit even a right guess is refused.
    await allow(context, 'operator', [[LIMITS.operatorGuesses, network]])
    if (!isSame(given, operatorPassword)) throw new AppError('not_signed_in')
    await forgive(context, LIMITS.operatorGuesses, network)
    return {}
  }
}

function givenPassword(authorization = ''): string | undefined {
  const [, credentials] = /^basic +([\w+/=]+)$/i.exec(authorization) ?? []
  if (credentials === undefined) return undefined
  const text = Buffer.from(credentials, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}

/** Takes the same time for any input: the hashes have the same length. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
