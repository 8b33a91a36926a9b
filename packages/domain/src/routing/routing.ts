import type { Answer, AnswerProblem, Question } from '../event-types/questions.ts'
import { answerProblems } from '../event-types/questions.ts'
import { EMAIL } from '../text/email.ts'

// A form that leads each visitor to what fits their answers.

export const ROUTING_QUESTION_TYPES = [
  'text',
  'large_text',
  'email',
  'phone_number',
  'single_options',
  'multiple_options',
  'dropdown',
] as const
export type RoutingQuestionType = (typeof ROUTING_QUESTION_TYPES)[number]

export interface RoutingQuestion {
  id: string
  type: RoutingQuestionType
  label: string
  required: boolean
  /** Rules name choices by id, so that they can be renamed. Empty for other types. */
  choices: readonly { id: string; text: string }[]
}

/** Holds for a visitor if their answer is one of these choices, contains this text, or is there at all. */
export type RoutingCondition =
  | { question: string; is: 'any_of' | 'none_of'; choices: readonly string[] }
  | { question: string; is: 'contains'; text: string }
  | { question: string; is: 'answered' | 'unanswered' }

/** Where a visitor is led. */
export type RoutingTarget =
  | { kind: 'event_type'; id: string }
  /** The page of somebody in the organization. */
  | { kind: 'person'; id: string }
  | { kind: 'form'; id: string }
  | { kind: 'address'; url: string }
  | { kind: 'text'; text: string }

export interface RoutingRule {
  id: string
  /** All of them must hold. */
  when: readonly RoutingCondition[]
  to: RoutingTarget
}

export interface RoutingForm {
  questions: readonly RoutingQuestion[]
  /** The first that fits counts. */
  rules: readonly RoutingRule[]
  /** For everybody whom no rule fits. */
  otherwise: RoutingTarget
}

/** By question id. Choices are given by their ids. */
export type RoutingAnswers = Readonly<Record<string, Answer | undefined>>

export interface Route {
  /** Null: no rule fits. */
  ruleId: string | null
  to: RoutingTarget
}

/**
 * Where these answers lead. A target that is not `there` any more is passed over: the next rule that fits counts, and in
 * the end the last target.
 */
export function routeAnswers(
  { rules, otherwise }: Pick<RoutingForm, 'rules' | 'otherwise'>,
  answers: RoutingAnswers,
  isThere: (target: RoutingTarget) => boolean = () => true,
): Route {
  const rule = rules.find(
    ({ when, to }) => when.every((condition) => holds(condition, answers)) && isThere(to),
  )
  return rule ? { ruleId: rule.id, to: rule.to } : { ruleId: null, to: otherwise }
}

function holds(condition: RoutingCondition, answers: RoutingAnswers): boolean {
  const given = givenTo(condition.question, answers)
  switch (condition.is) {
    case 'any_of':
      return condition.choices.some((choice) => given.includes(choice))
    case 'none_of':
      return !condition.choices.some((choice) => given.includes(choice))
    case 'contains':
      return given.some((text) => text.toLowerCase().includes(condition.text.trim().toLowerCase()))
    case 'answered':
      return given.length > 0
    case 'unanswered':
      return given.length === 0
  }
}

function givenTo(question: string, answers: RoutingAnswers): readonly string[] {
  // An id may be "constructor".
  const given = Object.hasOwn(answers, question) ? answers[question] : undefined
  return (typeof given === 'string' ? [given] : (given ?? [])).filter((text) => text.trim() !== '')
}

export type RoutingAnswerProblem = AnswerProblem | { questionId: string; code: 'invalid_email' }

/** Why these answers are refused; at most one reason per question. */
export function routingAnswerProblems(
  questions: readonly RoutingQuestion[],
  answers: RoutingAnswers,
): RoutingAnswerProblem[] {
  const problems = answerProblems(questions.map(asQuestion), answers)
  const named = new Set(problems.map(({ questionId }) => questionId))
  const addresses = questions.filter(({ id, type }) => type === 'email' && !named.has(id))
  return [
    ...problems,
    ...addresses.flatMap(({ id }) => {
      const [given] = givenTo(id, answers)
      return given === undefined || EMAIL.test(given.trim())
        ? []
        : [{ questionId: id, code: 'invalid_email' as const }]
    }),
  ]
}

/** The same question as event types ask it, with the ids of choices in place of their texts. */
function asQuestion({ id, type, label, required, choices }: RoutingQuestion): Question {
  if (type === 'single_options' || type === 'multiple_options' || type === 'dropdown')
    return { id, type, label, required, options: choices.map((choice) => choice.id) }
  return { id, type: type === 'email' ? 'text' : type, label, required }
}

/** What somebody answered, as people read it. */
export function answersInWords(
  questions: readonly RoutingQuestion[],
  answers: RoutingAnswers,
): { label: string; text: string }[] {
  return questions.flatMap((question) => {
    const words = wordsOf(question, answers)
    return words.length > 0 ? [{ label: question.label, text: words.join(', ') }] : []
  })
}

/** An answer with the texts of choices in place of their ids. */
function wordsOf(question: RoutingQuestion, answers: RoutingAnswers): string[] {
  const { id, choices } = question
  return givenTo(id, answers).map((given) => choices.find((choice) => choice.id === given)?.text ?? given)
}

export interface RoutingProblem {
  /** Where in the form, such as `rules[0].when[1].question`. */
  path: string
  code:
    | 'unknown_question'
    | 'unknown_choice'
    | 'duplicate_id'
    | 'choices_missing'
    | 'duplicate_choice'
    | 'no_choices'
    | 'circle'
}

/**
 * Why a form cannot be saved; empty if it can. `others`: the host's other forms by id, for circles; `id`: of this form,
 * undefined for a new one.
 */
export function routingProblems(
  form: RoutingForm,
  {
    id,
    others,
  }: { id: string | undefined; others: ReadonlyMap<string, Pick<RoutingForm, 'rules' | 'otherwise'>> },
): RoutingProblem[] {
  return [...form.questions.flatMap(questionProblems), ...form.rules.flatMap(ruleProblems), ...circles()]

  function questionProblems(question: RoutingQuestion, index: number): RoutingProblem[] {
    const path = `questions[${index}]`
    const problems: RoutingProblem[] = []
    if (form.questions.findIndex((other) => other.id === question.id) < index)
      problems.push({ path: `${path}.id`, code: 'duplicate_id' })
    const texts = question.choices.map(({ text }) => text.trim())
    if (hasChoices(question) && (texts.length === 0 || texts.includes('')))
      problems.push({ path: `${path}.choices`, code: 'choices_missing' })
    const ids = question.choices.map((choice) => choice.id)
    if (new Set(texts).size < texts.length || new Set(ids).size < ids.length)
      problems.push({ path: `${path}.choices`, code: 'duplicate_choice' })
    return problems
  }

  function ruleProblems(rule: RoutingRule, index: number): RoutingProblem[] {
    return rule.when.flatMap((condition, at): RoutingProblem[] => {
      const path = `rules[${index}].when[${at}]`
      const question = form.questions.find((one) => one.id === condition.question)
      if (!question) return [{ path: `${path}.question`, code: 'unknown_question' }]
      if (!('choices' in condition)) return []
      if (condition.choices.length === 0) return [{ path: `${path}.choices`, code: 'no_choices' }]
      const isUnknown = condition.choices.some((choice) => !question.choices.some((one) => one.id === choice))
      return isUnknown ? [{ path: `${path}.choices`, code: 'unknown_choice' }] : []
    })
  }

  /** Every target of this form from which somebody could come back to it. */
  function circles(): RoutingProblem[] {
    const targets = [
      ...form.rules.map(({ to }, index) => ({ to, path: `rules[${index}].to` })),
      { to: form.otherwise, path: 'otherwise' },
    ]
    return targets.flatMap(({ to, path }) =>
      to.kind === 'form' && id !== undefined && leadsBack(to.id, new Set())
        ? [{ path, code: 'circle' as const }]
        : [],
    )
  }

  function leadsBack(from: string, seen: Set<string>): boolean {
    if (from === id) return true
    const other = seen.has(from) ? undefined : others.get(from)
    seen.add(from)
    if (!other) return false
    return [...other.rules.map(({ to }) => to), other.otherwise].some(
      (to) => to.kind === 'form' && leadsBack(to.id, seen),
    )
  }
}

export function hasChoices({ type }: Pick<RoutingQuestion, 'type'>): boolean {
  return type === 'single_options' || type === 'multiple_options' || type === 'dropdown'
}

/** A question of the page that somebody is led to. */
interface AskedThere {
  id: string
  label: string
  type: Question['type'] | RoutingQuestionType
}

export interface Prefilled {
  email: string | null
  /** By the ids of the questions there. */
  answers: Record<string, string | string[]>
}

/** What need not be typed again on the page that the answers lead to: questions of the same label, and the email. */
export function prefillFrom(
  questions: readonly RoutingQuestion[],
  answers: RoutingAnswers,
  there: readonly AskedThere[],
): Prefilled {
  const found = there.flatMap(({ id, label, type }) => {
    const same = questions.find((one) => sameLabel(one.label, label) && givenTo(one.id, answers).length > 0)
    const words = same ? wordsOf(same, answers) : []
    if (words.length === 0) return []
    return [[id, type === 'multiple_options' ? words : words.join(', ')] as const]
  })
  const address = questions.find(({ type }) => type === 'email')
  return { email: (address && givenTo(address.id, answers)[0]) ?? null, answers: Object.fromEntries(found) }
}

function sameLabel(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
