import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Web } from '../../capability.ts'
import { AppError } from '../../errors.ts'
import { headerText } from '../../http/authenticators.ts'
import { OWNED_TYPES } from '../../providers/payments.ts'
import type { OwnedObject } from '../../providers/payments.ts'
import { batch } from '../../batch.ts'
import { receiveEvents } from './operations.ts'
import type { ProviderEvent } from './operations.ts'
import { SELLER } from './payments.ts'
import { isSigned } from './signature.ts'

const BODY_MAX = 1_000_000
// How many events are written together.
const TOGETHER_MAX = 100
// The provider's ids are printable ASCII, and the database can store them.
const ID = /^[ -~]{1,255}$/

const About = z.looseObject({
  id: z.unknown().optional(),
  object: z.unknown().optional(),
  type: z.unknown().optional(),
  customer: z.unknown().optional(),
  payment_intent: z.unknown().optional(),
})

/** Snapshot events (API v1) and thin events (v2). Missing or malformed fields are ignored. */
const Heard = z.looseObject({
  id: z.string().regex(ID).optional().catch(undefined),
  data: z.looseObject({ object: About }).optional().catch(undefined),
  related_object: About.optional().catch(undefined),
})

/** Receives the provider's events. We only trust whom or what an event is about. */
export function mountWebhook(app: FastifyInstance, { context }: Web): void {
  const seller = context.service(SELLER)
  if (!seller) return
  const note = batch(
    async (providerEvents: readonly ProviderEvent[]) => receiveEvents(context, providerEvents),
    TOGETHER_MAX,
  )
  void app.register((part, _options, done) => {
    part.removeAllContentTypeParsers()
    part.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    part.post('/api/v1/stripe/webhook', { bodyLimit: BODY_MAX }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = headerText(request, 'stripe-signature')
      const now = Math.floor(context.clock.now() / 1_000)
      if (!isSigned(body, header, seller.config.webhookSecrets, now)) throw new AppError('not_allowed')
      const providerEvent = read(body)
      if (providerEvent) await note(providerEvent)
      // Accept every signed event, because the provider resends refused ones for days.
      return reply.code(204).send()
    })
    done()
  })
}

/** Whom or what an event is about. Undefined if it names neither. */
function read(body: Buffer): ProviderEvent | undefined {
  const { id, data, related_object: related } = Heard.safeParse(jsonIn(body)).data ?? {}
  const object = data?.object ?? related ?? {}
  const isCustomer = typeOf(object) === 'customer'
  const customerId = textOrNull(isCustomer ? object.id : object.customer)
  const about = customerId === null ? ownedIn(object) : null
  if (customerId === null && about === null) return undefined
  return { id: id ?? createHash('sha256').update(body).digest('hex'), customerId, about }
}

/** The object to look up to find the customer: the payment, or else the object itself. Null if neither helps. */
function ownedIn(object: z.output<typeof About>): OwnedObject | null {
  const paymentId = textOrNull(object.payment_intent)
  if (paymentId !== null) return { type: 'payment_intent', id: paymentId }
  const type = OWNED_TYPES.find((each) => each === typeOf(object))
  const id = textOrNull(object.id)
  return type && id !== null ? { type, id } : null
}

/** Snapshots call it `object`, references call it `type`. */
function typeOf({ object, type }: z.output<typeof About>): unknown {
  return object ?? type
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && ID.test(value) ? value : null
}
