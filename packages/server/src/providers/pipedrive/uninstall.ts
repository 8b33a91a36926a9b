import { timingSafeEqual } from 'node:crypto'
import type { HookPort } from '../provider.ts'
import type { Registration } from '../registration.ts'
import { authorizationOf, Uninstalled } from './wire.ts'

/** Pipedrive calls our callback address, and proves with the secret of the registration that it is itself. */
export function pipedriveUninstall(registration: Registration): HookPort {
  const expected = Buffer.from(authorizationOf(registration))
  return {
    heard({ headers, body }) {
      const given = Buffer.from(String(headers.authorization ?? ''))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const said = Uninstalled.safeParse(parsed(body)).data
      if (said?.client_id !== registration.clientId) return { kind: 'nothing' }
      return { kind: 'taken_back', accountId: `${said.company_id}.${said.user_id}` }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
