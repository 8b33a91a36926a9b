import type { PublicEvent } from '@scheduling/contract'
import { questionsAt } from '@scheduling/domain'
import type { BookingValues } from './booking-values.ts'

/** What decides which answers are wanted. */
export type Asking = Pick<PublicEvent, 'questions' | 'locations'>

/** The answers to what is asked: an address may prefill others. */
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
