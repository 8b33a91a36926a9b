import type { Context } from '../../context.ts'
import { service } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { newToken } from '../sessions/tokens.ts'

/**
 * A tool calls a route of ours for somebody whose token was read already. A ticket stands for them during that one call, within
 * this process, so that the token is counted once and one for MCP opens nothing else.
 */
export const TICKETS = service({
  name: 'mcp-tickets',
  open: () => new Map<string, SignedIn>(),
})

const PREFIX = 'wzt_'

/** Passes on a ticket that is good until `work` is done. */
export async function withTicket<T>(
  context: Context,
  caller: SignedIn,
  work: (ticket: string) => Promise<T>,
): Promise<T> {
  const tickets = context.service(TICKETS)
  const ticket = PREFIX + newToken().token
  tickets.set(ticket, caller)
  try {
    return await work(ticket)
  } finally {
    tickets.delete(ticket)
  }
}

/** Undefined if the token is of another kind. Throws `not_signed_in` for a ticket that is over. */
export async function callerByTicket(context: Context, token: string): Promise<SignedIn | undefined> {
  if (!token.startsWith(PREFIX)) return undefined
  const caller = context.service(TICKETS).get(token)
  if (!caller) throw new AppError('not_signed_in')
  return caller
}
