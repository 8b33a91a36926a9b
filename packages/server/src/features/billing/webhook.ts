import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Web } from '../../capability.ts'
import { AppError } from '../../errors.ts'
import { headerText } from '../../http/authenticators.ts'
import { together } from '../../together.ts'
import { hear } from './operations.ts'
import type { Told } from './operations.ts'
import { SELLER } from './payments.ts'
import { isSigned } from './signature.ts'

const BODY_MAX = 1_000_000
// Of events that are written together.
const TOGETHER_MAX = 100

const Heard = z.looseObject({
  id: z.string().min(1).max(255),
  data: z.looseObject({
    object: z.looseObject({
      id: z.string(),
      object: z.string(),
      customer: z.unknown().optional(),
      payment_intent: z.unknown().optional(),
    }),
  }),
})

/** Where the provider tells what happened. Nothing of it is believed but whom it is about. */
export function mountWebhook(app: FastifyInstance, { context }: Web): void {
  const seller = context.kept(SELLER)
  if (!seller) return
  const note = together(async (told: readonly Told[]) => hear(context, told), TOGETHER_MAX)
  void app.register((part, _options, done) => {
    part.removeAllContentTypeParsers()
    part.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    part.post('/api/v1/stripe/webhook', { bodyLimit: BODY_MAX }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = headerText(request, 'stripe-signature')
      const now = Math.floor(context.clock.now() / 1_000)
      if (!isSigned(body, header, seller.config.webhookSecrets, now)) throw new AppError('not_allowed')
      const { id, data } = read(body)
      const { object, customer, payment_intent: payment } = data.object
      const customerId = textOrNull(object === 'customer' ? data.object.id : customer)
      const paymentId = textOrNull(payment)
      if (customerId !== null || paymentId !== null) await note({ id, customerId, paymentId })
      return reply.code(204).send()
    })
    done()
  })
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Throws `malformed_body`. */
function read(body: Buffer): z.output<typeof Heard> {
  try {
    return Heard.parse(JSON.parse(body.toString('utf8')))
  } catch (error) {
    throw new AppError('malformed_body', { cause: error })
  }
}
