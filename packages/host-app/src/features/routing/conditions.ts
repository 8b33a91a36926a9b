import { hasChoices } from '@scheduling/domain/routing'
import type { Condition, Question, Rule } from './form-values.ts'

/** The conditions that make sense for a question. */
export function kindsFor(question: Question | undefined): [Condition['is'], ...Condition['is'][]] {
  return question && hasChoices(question)
    ? ['any_of', 'none_of', 'answered', 'unanswered']
    : ['contains', 'answered', 'unanswered']
}

/** The same condition about another question, or of another kind. Keeps what fits. */
export function conditionOf(
  question: Question | undefined,
  is: Condition['is'],
  before?: Condition,
): Condition {
  const kinds = kindsFor(question)
  const kind = kinds.includes(is) ? is : kinds[0]
  const about = question?.id ?? ''
  switch (kind) {
    case 'any_of':
    case 'none_of': {
      const known = question?.choices.map(({ id }) => id) ?? []
      const chosen = before && 'choices' in before ? before.choices : []
      return { question: about, is: kind, choices: chosen.filter((id) => known.includes(id)) }
    }
    case 'contains':
      return { question: about, is: kind, text: before && 'text' in before ? before.text : '' }
    default:
      return { question: about, is: kind }
  }
}

/** Rules after their questions have changed: choices that are gone are named no longer. */
export function fittedTo(questions: readonly Question[], rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({
    ...rule,
    when: rule.when.map((condition) => {
      const question = questions.find(({ id }) => id === condition.question)
      return question ? conditionOf(question, condition.is, condition) : condition
    }),
  }))
}
