import type { RoutingAnswer, RoutingForm } from '@scheduling/contract'
import { HOUR, limits } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW } from '../../fixtures/fixture.ts'

export function formOf(change: Partial<RoutingForm>): RoutingForm {
  return {
    id: idOf('routing_form', 1),
    name: 'Whom do you need?',
    slug: 'help',
    description: 'Two questions, and we find the right meeting.',
    questions: [
      { id: 'email', type: 'email', label: 'Email', required: true, choices: [] },
      {
        id: 'size',
        type: 'dropdown',
        label: 'How many are you?',
        required: true,
        choices: [
          { id: 'few', text: '1–10' },
          { id: 'some', text: '11–50' },
          { id: 'many', text: 'More than 50' },
        ],
      },
    ],
    rules: [
      {
        id: 'large',
        when: [{ question: 'size', is: 'any_of', choices: ['some', 'many'] }],
        to: { kind: 'event_type', id: idOf('event', 2) },
      },
      {
        id: 'own',
        when: [{ question: 'email', is: 'contains', text: '@example.com' }],
        to: { kind: 'address', url: 'https://example.com/team' },
      },
    ],
    otherwise: { kind: 'event_type', id: idOf('event', 1) },
    isOn: true,
    answered: 0,
    createdAt: iso(NOW),
    ...change,
  }
}

export function answerOf(number: number, change: Partial<RoutingAnswer> = {}): RoutingAnswer {
  return {
    id: idOf('routing_answer', number),
    at: iso(NOW - number * HOUR),
    answers: [
      { label: 'Email', text: `visitor${number}@client.example` },
      { label: 'How many are you?', text: '11–50' },
    ],
    rule: 'large',
    to: { kind: 'event_type', id: idOf('event', 2) },
    ...change,
  }
}

export interface RoutingState {
  routingForms: RoutingForm[]
  /** The same for every form, the newest first. */
  routingAnswers: RoutingAnswer[]
}

const routingState = (): RoutingState => ({ routingForms: [], routingAnswers: [] })

function routingAnswersOf(
  state: RoutingState,
): Answers<
  | 'GET /routing-forms'
  | 'POST /routing-forms'
  | 'GET /routing-forms/:id'
  | 'PATCH /routing-forms/:id'
  | 'DELETE /routing-forms/:id'
  | 'GET /routing-forms/:id/answers'
> {
  const form = (id: string) => found(state.routingForms, id, 'routing_form_not_found')
  return {
    'GET /routing-forms': () => ({ forms: state.routingForms }),
    'POST /routing-forms': ({ body }) => {
      const added = formOf({
        description: '',
        questions: [],
        rules: [],
        isOn: false,
        ...body,
        id: crypto.randomUUID(),
      })
      state.routingForms = [...state.routingForms, added]
      return added
    },
    'GET /routing-forms/:id': ({ params }) => form(params.id),
    'PATCH /routing-forms/:id': ({ params, body }) => Object.assign(form(params.id), body),
    'DELETE /routing-forms/:id': ({ params }) => {
      state.routingForms = state.routingForms.filter(({ id }) => id !== params.id)
      return undefined
    },
    'GET /routing-forms/:id/answers': ({ params, query }) => {
      form(params.id)
      const start = state.routingAnswers.findIndex(({ id }) => id === query?.before) + 1
      const end = start + limits.ROUTING_ANSWERS_SHOWN
      return { answers: state.routingAnswers.slice(start, end), more: state.routingAnswers.length > end }
    },
  }
}

export const routingFixture = { state: routingState, answers: routingAnswersOf }
