import { EXTENSION_ID, extensionOrigin } from '@scheduling/contract/extension'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const API = '/api/v1/'
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, proof-of-work',
  'access-control-max-age': '7200',
}

/** The browser extensions that this server trusts, by id. */
export function extensionIdsOf({
  extensionIds = [EXTENSION_ID],
}: Pick<Config, 'extensionIds'>): readonly string[] {
  return extensionIds
}

/**
 * Lets our extension call the API without asking people for access to this site. Nothing here goes by cookies, so this lets
 * nobody act for somebody else.
 */
export function allowExtensions(app: FastifyInstance, config: Pick<Config, 'extensionIds'>): void {
  const origins = extensionIdsOf(config).map(extensionOrigin)
  app.addHook('onRequest', async ({ url, method, headers: { origin } }, reply) => {
    if (origin === undefined || !url.startsWith(API) || !origins.includes(origin)) return undefined
    void reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' })
    return method === 'OPTIONS' ? reply.code(204).headers(PREFLIGHT).send() : undefined
  })
}
