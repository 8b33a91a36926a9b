import { expect, test } from 'vitest'
import type { RoutingAnswers, RoutingForm, RoutingQuestion, RoutingTarget } from './routing.ts'
import {
  answersInWords,
  prefillFrom,
  routeAnswers,
  routingAnswerProblems,
  routingProblems,
} from './routing.ts'

const text = (words: string): RoutingTarget => ({ kind: 'text', text: words })
const event = (id: string): RoutingTarget => ({ kind: 'event_type', id })
const questions: RoutingQuestion[] = [
  { id: 'email', type: 'email', label: 'Email', required: true, choices: [] },
  {
    id: 'size',
    type: 'single_options',
    label: 'How many are you?',
    required: false,
    choices: [
      { id: 's', text: 'Up to 10' },
      { id: 'l', text: 'More' },
    ],
  },
  { id: 'topic', type: 'text', label: 'Topic', required: false, choices: [] },
]
const form: RoutingForm = {
  questions,
  rules: [
    { id: 'large', when: [{ question: 'size', is: 'any_of', choices: ['l'] }], to: event('sales') },
    { id: 'help', when: [{ question: 'topic', is: 'contains', text: ' Help ' }], to: event('support') },
    {
      id: 'quiet',
      when: [
        { question: 'topic', is: 'unanswered' },
        { question: 'size', is: 'none_of', choices: ['l'] },
      ],
      to: text('Tell us more'),
    },
  ],
  otherwise: event('intro'),
}

test.each<[answers: RoutingAnswers, ruleId: string | null]>([
  [{ size: 'l', topic: 'help' }, 'large'],
  [{ size: 's', topic: 'I need HELP please' }, 'help'],
  [{ size: 's' }, 'quiet'],
  [{ size: 's', topic: ' ' }, 'quiet'],
  [{ size: 's', topic: 'A chat' }, null],
])('%j: the first rule that fits counts, the last target always fits', (answers, ruleId) => {
  expect(routeAnswers(form, answers).ruleId).toBe(ruleId)
})

const isThere = (target: RoutingTarget) => target.kind !== 'event_type' || target.id !== 'sales'

test('nobody is led to what is gone', () => {
  expect(routeAnswers(form, { size: 'l', topic: 'help' }, isThere).ruleId).toBe('help')
  expect(routeAnswers(form, { size: 'l', topic: 'A chat' }, isThere)).toEqual({
    ruleId: null,
    to: event('intro'),
  })
})

test('a choice can be renamed without breaking a rule', () => {
  const renamed = questions.map((question) => ({
    ...question,
    choices: question.choices.map((choice) => ({ ...choice, text: `${choice.text}!` })),
  }))
  expect(routingProblems({ ...form, questions: renamed }, { id: 'a', others: new Map() })).toEqual([])
  expect(answersInWords(renamed, { size: 'l' })).toEqual([{ label: 'How many are you?', text: 'More!' }])
})

test.each<[answers: RoutingAnswers, problems: string[]]>([
  [{}, ['email: required']],
  [{ email: 'nobody' }, ['email: invalid_email']],
  [{ email: 'noa@park.example', size: 'More' }, ['size: not_an_option']],
  [{ email: 'noa@park.example', size: ['s', 'l'] }, ['size: one_answer_only']],
  [{ email: 'noa@park.example', constructor: 'x' }, ['constructor: unknown_question']],
  [{ email: 'noa@park.example', size: 'l', topic: 'x'.repeat(255) }, []],
])('%j is refused for: %j', (answers, problems) => {
  const found = routingAnswerProblems(questions, answers)
  expect(found.map(({ questionId, code }) => `${questionId}: ${code}`)).toEqual(problems)
})

test.each<[what: string, change: Partial<RoutingForm>, problems: string[]]>([
  [
    'a rule about no question',
    { rules: [{ id: 'x', when: [{ question: 'gone', is: 'answered' }], to: text('x') }] },
    ['rules[0].when[0].question: unknown_question'],
  ],
  [
    'a rule about no choice',
    { rules: [{ id: 'x', when: [{ question: 'size', is: 'any_of', choices: ['xl'] }], to: text('x') }] },
    ['rules[0].when[0].choices: unknown_choice'],
  ],
  [
    'a rule without choices',
    { rules: [{ id: 'x', when: [{ question: 'size', is: 'any_of', choices: [] }], to: text('x') }] },
    ['rules[0].when[0].choices: no_choices'],
  ],
  [
    'a question without choices',
    { rules: [], questions: [{ ...questions[1]!, choices: [] }] },
    ['questions[0].choices: choices_missing'],
  ],
  [
    'two choices of one name',
    {
      rules: [],
      questions: [
        {
          ...questions[1]!,
          choices: [
            { id: 'a', text: 'Yes' },
            { id: 'b', text: ' Yes' },
          ],
        },
      ],
    },
    ['questions[0].choices: duplicate_choice'],
  ],
  [
    'two questions of one id',
    { rules: [], questions: [questions[2]!, questions[2]!] },
    ['questions[1].id: duplicate_id'],
  ],
])('%s is refused where it is', (_what, change, problems) => {
  const found = routingProblems({ ...form, ...change }, { id: 'a', others: new Map() })
  expect(found.map(({ path, code }) => `${path}: ${code}`)).toEqual(problems)
})

const to = (id: string): RoutingTarget => ({ kind: 'form', id })
const leading = (target: RoutingTarget) => ({ rules: [], otherwise: target })

test('forms that lead back to each other are refused, however long the way', () => {
  const others = new Map([
    ['b', leading(to('c'))],
    ['c', { rules: [{ id: 'r', when: [], to: to('a') }], otherwise: text('x') }],
    ['d', leading(to('e'))],
    ['e', leading(to('d'))],
  ])
  const problemsOf = (otherwise: RoutingTarget) =>
    routingProblems({ questions: [], rules: [], otherwise }, { id: 'a', others }).map(({ path }) => path)
  expect(problemsOf(to('a'))).toEqual(['otherwise'])
  expect(problemsOf(to('b'))).toEqual(['otherwise'])
  expect(problemsOf(to('d'))).toEqual([])
  expect(problemsOf(to('gone'))).toEqual([])
})

test('what was answered need not be typed again', () => {
  const there = [
    { id: 'q1', label: 'topic ', type: 'text' as const },
    { id: 'q2', label: 'How many are you?', type: 'single_options' as const },
    { id: 'q3', label: 'Something else', type: 'text' as const },
  ]
  expect(prefillFrom(questions, { email: 'noa@park.example', size: 'l', topic: 'A chat' }, there)).toEqual({
    email: 'noa@park.example',
    answers: { q1: 'A chat', q2: 'More' },
  })
})

test('several choices stay several where several can be chosen', () => {
  const choices = [
    { id: 'a', text: 'Prices' },
    { id: 'b', text: 'Support, Berlin' },
  ]
  const asked = [{ id: 'about', type: 'multiple_options' as const, label: 'About', required: false, choices }]
  const there = [
    { id: 'several', label: 'About', type: 'multiple_options' as const },
    { id: 'line', label: 'about', type: 'text' as const },
  ]
  expect(prefillFrom(asked, { about: ['a', 'b'] }, there).answers).toEqual({
    several: ['Prices', 'Support, Berlin'],
    line: 'Prices, Support, Berlin',
  })
})
