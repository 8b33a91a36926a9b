import type { RoutingWebhookPayload } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import { presentAnswer } from '../routing/present.ts'
import type { answerWithForm } from '../routing/store.ts'

type Answered = NonNullable<Awaited<ReturnType<typeof answerWithForm>>>

export function routingPayload({ form, answer }: Answered): RoutingWebhookPayload {
  return {
    id: answer.id,
    type: 'routing_form.answered',
    timestamp: answer.answered_at.toISOString(),
    test: false,
    data: {
      form: { id: form.id, name: form.name, slug: form.slug },
      answer: presentAnswer(answer),
    },
  }
}

/** An example of such an event, to try an address with. */
export function exampleRoutingPayload(now: Instant): RoutingWebhookPayload {
  const id = randomUUID()
  const at = new Date(now).toISOString()
  return {
    id,
    type: 'routing_form.answered',
    timestamp: at,
    test: true,
    data: {
      form: { id: randomUUID(), name: 'How can we help?', slug: 'help' },
      answer: {
        id,
        at,
        answers: [
          { label: 'Email', text: 'robin@example.com' },
          { label: 'How many are you?', text: 'Up to 10' },
        ],
        rule: null,
        to: { kind: 'event_type', id: randomUUID() },
      },
    },
  }
}
