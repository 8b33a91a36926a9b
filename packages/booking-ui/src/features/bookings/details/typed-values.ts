import { ANSWER_PREFIX } from '@scheduling/contract/page'
import { questionsAt } from '@scheduling/domain'
import type { Asking } from './answered.ts'
import type { BookingValues } from './booking-values.ts'

/**
 * What the form holds when the script starts: typed before, or restored by the browser. Empty fields take what was kept
 * before a reload. Null without a form.
 */
export function typedValues(
  document: Document,
  asking: Asking,
  kept: Partial<BookingValues> | null,
): BookingValues | null {
  const form = [...document.forms].find((found) => found.method === 'post')
  if (!form) return null
  const fields = new FormData(form)
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => texts(name)[0] ?? ''
  const location = Number(text('location')) || (kept?.location ?? 0)
  const answers = questionsAt(asking, location).map(({ id, type }) => {
    const given = texts(ANSWER_PREFIX + id)
    const [first] = given
    return [id, first ? (type === 'multiple_options' ? given : first) : (kept?.answers?.[id] ?? '')] as const
  })
  return {
    name: text('name') || (kept?.name ?? ''),
    email: text('email') || (kept?.email ?? ''),
    guests: text('guests') || (kept?.guests ?? ''),
    answers: Object.fromEntries(answers),
    location,
  }
}
