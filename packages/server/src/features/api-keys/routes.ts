import type { ApiKey, capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listApiKeys, makeApiKey, removeApiKey } from './operations.ts'
import type { StoredApiKey } from './store.ts'

export function apiKeyRoutes(context: Context): Handlers<typeof capabilities.apiKeys> {
  return {
    'GET /api-keys': async ({ host }) => ({ keys: (await listApiKeys(context, host)).map(presentApiKey) }),
    'POST /api-keys': async ({ host, body }) => {
      const { key, secret } = await makeApiKey(context, host, body)
      return { key: presentApiKey(key), secret }
    },
    'DELETE /api-keys/:id': async ({ host, params }) => {
      await removeApiKey(context, host, params.id)
      return undefined
    },
  }
}

function presentApiKey({
  id,
  name,
  scopes,
  ending,
  email,
  created_at,
  expires_at,
  used_at,
}: StoredApiKey): ApiKey {
  return {
    id,
    name,
    scopes,
    ending,
    maker: email,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
    usedAt: used_at?.toISOString() ?? null,
  }
}
