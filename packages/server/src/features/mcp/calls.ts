import type { Problem } from '@scheduling/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { SignedIn } from '../../http/caller.ts'
import { headerText } from '../../http/authenticators.ts'
import { withTicket } from './tickets.ts'
import type { RouteCall } from './tools.ts'

export type RouteAnswer = { ok: true; result: unknown } | { ok: false; problem: Problem }

/** Calls a route as the network would, so that the same guards, limits and checks apply. */
export async function callRoute(
  { app, context, request }: { app: FastifyInstance; context: Context; request: FastifyRequest },
  call: RouteCall,
  caller: SignedIn | undefined,
): Promise<RouteAnswer> {
  const send = async (authorization: string | undefined): Promise<RouteAnswer> => {
    const [method, template] = call.route.split(' ') as ['GET' | 'POST', string]
    const response = await app.inject({
      method,
      url: `/api/v1${template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''))}`,
      query: given(call.query ?? {}),
      remoteAddress: request.ip,
      headers: given({
        host: request.headers.host,
        'user-agent': headerText(request, 'user-agent'),
        authorization,
        'idempotency-key': call.idempotencyKey,
        'proof-of-work': call.proof,
      }),
      ...(call.body !== undefined && { payload: call.body }),
    })
    const answer: unknown = response.body === '' ? {} : response.json()
    return response.statusCode < 400
      ? { ok: true, result: answer }
      : { ok: false, problem: answer as Problem }
  }
  if (call.manageToken !== undefined) return send(`Manage ${call.manageToken}`)
  return caller ? withTicket(context, caller, async (ticket) => send(`Bearer ${ticket}`)) : send(undefined)
}

function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
