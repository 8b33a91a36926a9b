import type { EventType } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract'
import type { z } from 'zod'
import { refusedFields } from '../../http/problem.ts'

// Forms sent without JavaScript, application/x-www-form-urlencoded.

type Questions = readonly { id: string; type: EventType['questions'][number]['type'] | 'email' }[]

/** Throws `invalid_input` with the API's paths. */
export function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw refusedFields(result.error.issues, 'body')
  return result.data
}

export function answersIn(form: URLSearchParams, questions: Questions): Record<string, string | string[]> {
  const given = questions.flatMap(({ id, type }) => {
    const typed = form.getAll(ANSWER_PREFIX + id).filter(Boolean)
    if (typed.length === 0) return []
    return [[id, type === 'multiple_options' ? typed : (typed[0] ?? '')] as const]
  })
  return Object.fromEntries(given)
}
