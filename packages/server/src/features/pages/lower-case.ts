import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../errors.ts'

const UNKNOWN: readonly AppError['code'][] = ['owner_not_found', 'event_type_not_found']

/**
 * Names in addresses are lower case. If nothing is found, answers the same address in lower case, unless it already
 * was.
 */
export function inLowerCase(request: FastifyRequest, { code }: AppError): string | undefined {
  if (!UNKNOWN.includes(code)) return undefined
  const [path = '', ...query] = request.url.split('?')
  const right = path.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return right === path ? undefined : [right, ...query].join('?')
}
