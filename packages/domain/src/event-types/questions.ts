import { LARGE_TEXT_ANSWER_MAX, TEXT_ANSWER_MAX } from '../limits.ts'
import { latinDigits } from '../text/latin-digits.ts'
import { INVITEE_PHONE } from './locations.ts'

export const TEXT_QUESTION_TYPES = ['text', 'large_text', 'phone_number'] as const
export const OPTION_QUESTION_TYPES = ['single_options', 'multiple_options', 'dropdown'] as const

interface QuestionBase {
  id: string
  label: string
  required: boolean
}

export interface TextQuestion extends QuestionBase {
  type: (typeof TEXT_QUESTION_TYPES)[number]
}

interface OptionQuestion extends QuestionBase {
  type: (typeof OPTION_QUESTION_TYPES)[number]
  options: readonly string[]
}

export type Question = TextQuestion | OptionQuestion

export function hasOptions(question: Question): question is OptionQuestion {
  return OPTION_QUESTION_TYPES.some((type) => type === question.type)
}

export interface QuestionProblem {
  questionId: string
  code: 'label_missing' | 'label_too_long' | 'duplicate_id' | 'options_missing' | 'duplicate_option'
}

/** Why the host cannot ask these questions; empty if they can. */
export function questionProblems(questions: readonly Question[]): QuestionProblem[] {
  return questions.flatMap((question, index) => {
    const codes: QuestionProblem['code'][] = []
    if (question.label.trim() === '') codes.push('label_missing')
    if (question.label.length > TEXT_ANSWER_MAX) codes.push('label_too_long')
    if (question.id === INVITEE_PHONE || questions.findIndex(({ id }) => id === question.id) < index)
      codes.push('duplicate_id')
    if (hasOptions(question)) {
      const options = question.options.map((option) => option.trim())
      if (options.length === 0 || options.includes('')) codes.push('options_missing')
      if (new Set(options).size < options.length) codes.push('duplicate_option')
    }
    return codes.map((code) => ({ questionId: question.id, code }))
  })
}

/** A list only for `multiple_options`. */
export type Answer = string | readonly string[]

export interface AnswerProblem {
  questionId: string
  code: 'required' | 'too_long' | 'not_an_option' | 'one_answer_only' | 'invalid_phone' | 'unknown_question'
  /** For an answer that is too long: how many characters it has, and the maximum. */
  length?: number
  max?: number
}

type Problem = Omit<AnswerProblem, 'questionId'>

/** Why these answers, by question id, are refused; at most one reason per question. */
export function answerProblems(
  questions: readonly Question[],
  answers: Readonly<Record<string, Answer | undefined>>,
): AnswerProblem[] {
  const asked = new Set(questions.map(({ id }) => id))
  const unknown = Object.keys(answers).filter((id) => !asked.has(id))
  return [
    ...questions.flatMap((question) => {
      // A question id may be "constructor".
      const given = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
      const problem = answerProblem(question, given)
      return problem ? [{ questionId: question.id, ...problem }] : []
    }),
    ...unknown.map((questionId) => ({ questionId, code: 'unknown_question' as const })),
  ]
}

function answerProblem(question: Question, given: Answer | undefined): Problem | undefined {
  const answers = (typeof given === 'string' ? [given] : (given ?? [])).filter((text) => text.trim() !== '')
  const [answer] = answers
  if (answer === undefined) return question.required ? { code: 'required' } : undefined
  if (answers.length > 1 && question.type !== 'multiple_options') return { code: 'one_answer_only' }
  if (hasOptions(question)) {
    return answers.every((text) => question.options.includes(text)) ? undefined : { code: 'not_an_option' }
  }
  if (question.type === 'phone_number') return isPhoneNumber(answer) ? undefined : { code: 'invalid_phone' }
  const max = question.type === 'text' ? TEXT_ANSWER_MAX : LARGE_TEXT_ANSWER_MAX
  const { length } = answer
  return length > max ? { code: 'too_long', length, max } : undefined
}

/** The answers with phone numbers in the digits 0 to 9: people may type others, and programs cannot call them. */
export function withLatinPhoneNumbers<Given extends Answer | undefined>(
  questions: readonly { id: string; type: string }[],
  answers: Readonly<Record<string, Given>>,
): Record<string, Given | string | string[]> {
  const phones = new Set(questions.filter(({ type }) => type === 'phone_number').map(({ id }) => id))
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      if (answer === undefined || !phones.has(id)) return [id, answer]
      return [id, typeof answer === 'string' ? latinDigits(answer) : answer.map(latinDigits)]
    }),
  )
}

/** A number as people write it: digits with the usual signs between them. At most 15 digits (ITU-T E.164). */
function isPhoneNumber(typed: string): boolean {
  const text = latinDigits(typed.trim())
  const digits = text.replaceAll(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 5 && digits <= 15 && typed.length <= 40
}
