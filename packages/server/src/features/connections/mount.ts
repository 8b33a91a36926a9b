import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/network.ts'
import type { HookPort, Provider } from '../../providers/provider.ts'
import { allow } from '../abuse/operations.ts'
import { CONTACTS_CHANGED } from './events.ts'
import { LIMITS } from './limits.ts'
import { forgetAccount } from './operations.ts'
import { providersHere } from './providers.ts'

// Providers' messages are short. One of HubSpot has a hundred events.
const BODY_MAX = 64_000

interface Called {
  Params: { provider: string }
}

/**
 * Providers call us: at an address of their own, and some, when somebody removed our app, at the one that people come back to.
 * What is not proven to be theirs is refused, always alike, and has no effect.
 */
export function mountCalls(app: FastifyInstance, { context }: Web): void {
  void app.register((calls, _options, done) => {
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, parsed) =>
      parsed(null, body),
    )
    calls.post<Called>('/hooks/:provider', async (request, reply) =>
      answer(context, request, reply, (provider) => provider.ports?.hook),
    )
    // It names an account, and no more.
    calls.delete<Called>('/calendar-connections/:provider', { bodyLimit: 4_000 }, async (request, reply) =>
      answer(context, request, reply, (provider) => provider.ports?.uninstall),
    )
    done()
  })
}

async function answer(
  context: Context,
  request: FastifyRequest<Called>,
  reply: FastifyReply,
  portOf: (provider: Provider) => HookPort | undefined,
): Promise<FastifyReply> {
  const { params, headers, url } = request
  const provider = providersHere(context).find(({ id }) => id === params.provider)
  const body = typeof request.body === 'string' ? request.body : ''
  const call = { url: `${context.config.publicUrl}${url}`, headers, body, now: context.clock.now() }
  const heard = provider && portOf(provider)?.heard(call)
  void reply.header('cache-control', 'no-store')
  if (!heard) {
    await allow(context, 'provider-call', [[LIMITS.unprovenCalls, networkOf(request.ip)]])
    return reply.code(401).send()
  }
  if (heard.kind === 'asked') return reply.send(heard.answer)
  if (heard.kind === 'taken_back') await forgetAccount(context, provider.id, heard.accountId)
  if (heard.kind === 'contacts')
    for (const note of context.hooks(CONTACTS_CHANGED)) await note(context, provider.id, heard.changes)
  return reply.code(204).send()
}
