import type { Question } from '@scheduling/contract'
import { OPTION_QUESTION_TYPES, TEXT_QUESTION_TYPES } from '@scheduling/domain'

export type QuestionType = Question['type']
export const QUESTION_TYPES: readonly QuestionType[] = [...TEXT_QUESTION_TYPES, ...OPTION_QUESTION_TYPES]

export function hasOptions(question: Question): question is Extract<Question, { options: string[] }> {
  return 'options' in question
}

/** The same question with another type; existing options stay. */
export function withType(question: Question, type: QuestionType): Question {
  const { id, label, required } = question
  const option = OPTION_QUESTION_TYPES.find((known) => known === type)
  if (option) {
    const options = hasOptions(question) ? question.options : ['']
    return { id, label, required, type: option, options }
  }
  return { id, label, required, type: type as (typeof TEXT_QUESTION_TYPES)[number] }
}
