import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import type { Web } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/network.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { ParseRefused } from '../../isolation/refusal.ts'
import { allow } from '../abuse/operations.ts'
import { profileIn } from '../campaigns/tool-leads.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { hashToken } from '../sessions/tokens.ts'
import { LIMITS } from './limits.ts'
import { WEBHOOK, WEBHOOK_MAX } from './parsers.ts'
import type { WebhookFacts } from './read-webhook.ts'
import { hookBy, noteHeard } from './hook-store.ts'
import { markReplied } from './leads-store.ts'
import { updateAccount } from './store.ts'

// 32 bytes in base64url.
const SECRET = /^[\w-]{43}$/

/** Receives webhooks of outreach tools, which are not signed: the address is the proof. All other addresses answer alike. */
export function mountHook(app: FastifyInstance, { context }: Web): void {
  void app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: WEBHOOK_MAX }, (_request, body, parsed) =>
      parsed(null, body),
    )
    hooks.post<{ Params: { secret: string } }>('/hooks/outreach/:secret', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const ref = await ownerOf(context, request.params.secret, networkOf(request.ip))
      if (!ref) return reply.code(401).send()
      await allow(context, 'outreach-webhook', [[LIMITS.hooks, ref.connectionId]])
      const heard = await readBody(context, ref, typeof request.body === 'string' ? request.body : '')
      if (!heard) return reply.code(400).send()
      await hear(context, ref, heard)
      return reply.code(204).send()
    })
    done()
  })
}

/** Throws `rate_limited` if a network makes up many addresses. */
async function ownerOf(
  context: Context,
  secret: string,
  network: string | null,
): Promise<ConnectionRef | undefined> {
  const ref = SECRET.test(secret) ? await hookBy(context.db, hashToken(secret)) : undefined
  if (!ref) await allow(context, 'outreach-webhook', [[LIMITS.unknownHooks, network]])
  return ref
}

interface Heard extends WebhookFacts {
  digest: Buffer
}

async function readBody(
  context: Context,
  { hostId }: ConnectionRef,
  body: string,
): Promise<Heard | undefined> {
  try {
    const webhookFacts = await context.service(ISOLATION).parse(WEBHOOK, body, { host: hostId })
    return { ...webhookFacts, digest: createHash('sha256').update(body).digest() }
  } catch (error) {
    if (error instanceof ParseRefused && error.reason !== 'busy') return undefined
    throw error
  }
}

/** Repeat: the same text counts once. */
async function hear(
  { db, clock }: Context,
  ref: ConnectionRef,
  { digest, isReply, emails, profiles }: Heard,
): Promise<void> {
  const now = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    if (!(await noteHeard(trx, ref, digest, now))) return
    await updateAccount(trx, ref, { heard_at: now })
    if (!isReply) return
    const known = profiles.flatMap((text) => profileIn(text) ?? [])
    await markReplied(trx, ref, { emails, profiles: known }, now)
  })
}
