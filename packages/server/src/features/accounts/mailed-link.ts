import type { Context } from '../../context.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { allow } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'

/** What a link in a mail contains: the id of the account and a secret. */
export interface MailedLink {
  id: string
  codex: string
}

/** Limits how often one network tries links and codes. Throws `rate_limited`. */
export async function allowLinkOrCode(context: Context, purpose: string, { ip }: Caller): Promise<void> {
  await allow(context, purpose, [[LIMITS.verifications, networkOf(ip)]])
}
