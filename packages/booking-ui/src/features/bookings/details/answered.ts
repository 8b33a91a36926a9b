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
  const given = questionsAt(asking, location).flatMap(({ id, type }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
    if (answer === undefined || answer.length === 0) return []
    return [[id, type === 'multiple_options' ? [answer].flat() : answer] as const]
  })
  return Object.fromEntries(given)
}
