import { limits } from '@scheduling/domain'
import { ROUTING_QUESTION_TYPES } from '@scheduling/domain/routing'
import { z } from 'zod'
import { EventSlug, Id, InstantText, line, VisitedUrl, mailedName, text } from '../fields.ts'

const Key = z.string().regex(/^[\w-]{1,40}$/, 'Expected up to 40 letters, digits, - or _')

const RoutingQuestion = z
  .strictObject({
    id: Key,
    type: z.enum(ROUTING_QUESTION_TYPES),
    label: line(limits.TEXT_ANSWER_MAX, 1),
    required: z.boolean(),
    choices: z
      .array(z.strictObject({ id: Key, text: line(limits.TEXT_ANSWER_MAX, 1) }))
      .max(limits.ROUTING_CHOICES_MAX)
      .meta({
        description: 'For questions with choices. Rules name them by id, so that they can be renamed',
      }),
  })
  .meta({ id: 'RoutingQuestion' })
export type RoutingQuestion = z.output<typeof RoutingQuestion>

const RoutingTarget = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('event_type'), id: Id }),
    z.strictObject({ kind: z.literal('person'), id: Id.meta({ description: '`member_id` of somebody' }) }),
    z.strictObject({ kind: z.literal('form'), id: Id }),
    z.strictObject({ kind: z.literal('address'), url: VisitedUrl }),
    z.strictObject({ kind: z.literal('text'), text: text(limits.ROUTING_TEXT_MAX, 1) }),
  ])
  .meta({ id: 'RoutingTarget' })

const RoutingCondition = z.discriminatedUnion('is', [
  z.strictObject({
    question: Key,
    is: z.enum(['any_of', 'none_of']),
    choices: z.array(Key).max(limits.ROUTING_CHOICES_MAX),
  }),
  z.strictObject({ question: Key, is: z.literal('contains'), text: line(limits.TEXT_ANSWER_MAX, 1) }),
  z.strictObject({ question: Key, is: z.enum(['answered', 'unanswered']) }),
])

const RoutingRule = z
  .strictObject({
    id: Key,
    when: z.array(RoutingCondition).max(limits.ROUTING_CONDITIONS_MAX),
    to: RoutingTarget,
  })
  .meta({ id: 'RoutingRule' })

export const fields = {
  name: mailedName(limits.TITLE_MAX),
  slug: EventSlug,
  description: text(limits.DESCRIPTION_MAX),
  questions: z.array(RoutingQuestion).max(limits.ROUTING_QUESTIONS_MAX),
  rules: z
    .array(RoutingRule)
    .max(limits.ROUTING_RULES_MAX)
    .meta({ description: 'In this order. The first that fits counts' }),
  otherwise: RoutingTarget.meta({ description: 'For everybody whom no rule fits' }),
  isOn: z.boolean().meta({ description: 'Whether visitors see it' }),
}

/** Leads visitors to what fits their answers. */
export const RoutingForm = z
  .object({
    id: Id,
    ...fields,
    answered: z.int().meta({ description: 'How many have answered it' }),
    createdAt: InstantText,
  })
  .meta({ id: 'RoutingForm' })
export type RoutingForm = z.output<typeof RoutingForm>

export const RoutingAnswer = z
  .object({
    id: Id,
    at: InstantText,
    answers: z.array(z.object({ label: z.string(), text: z.string() })),
    rule: z.string().nullable().meta({ description: 'The rule that fitted; null: none' }),
    to: RoutingTarget.meta({ description: 'Where it led' }),
  })
  .meta({ id: 'RoutingAnswer' })
export type RoutingAnswer = z.output<typeof RoutingAnswer>
