import type { RoutingAnswer, RoutingForm } from '@scheduling/contract'
import type { CountedForm, StoredAnswer } from './store.ts'

export function presentForm(form: CountedForm): RoutingForm {
  const { id, name, slug, description, questions, rules, otherwise, is_on, answered, created_at } = form
  return {
    id,
    name,
    slug,
    description,
    questions,
    rules,
    otherwise,
    isOn: is_on,
    answered,
    createdAt: created_at.toISOString(),
  }
}

export function presentAnswer({ id, answered_at, answers, rule_id, led_to }: StoredAnswer): RoutingAnswer {
  return { id, at: answered_at.toISOString(), answers, rule: rule_id, to: led_to }
}
