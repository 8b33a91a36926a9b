import type { PublicEvent } from '@scheduling/contract'
import { questionsAt } from '@scheduling/domain'
import type { BookingValues } from './booking-values.ts'

/** The facts that decide which questions are asked. */
export type Asking = Pick<PublicEvent, 'questions' | 'locations'>

/** Only the answers to questions that are asked. An address may prefill others. */
export function answered(
  asking: Asking,
  { answers, location }: BookingValues,
): Record<string, string | string[]> {
  const all = questionsAt(asking, location).flatMap(({ id, type }) => {
    const given = [(Object.hasOwn(answers, id) && answers[id]) || []].flat()
    const [first] = given
    return first ? [[id, type === 'multiple_options' ? given : first] as const] : []
  })
  return Object.fromEntries(all)
}
