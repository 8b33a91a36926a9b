import type { PublicEvent } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract/page'
import type { BookingValues } from './booking-values.ts'

/** What stands in the form when the script comes: typed meanwhile, or put back by the browser. Null without a form. */
export function typedValues(document: Document, event: Pick<PublicEvent, 'questions'>): BookingValues | null {
  const form = [...document.forms].find((found) => found.method === 'post')
  if (!form) return null
  const fields = new FormData(form)
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => texts(name)[0] ?? ''
  const answers = event.questions.map(({ id, type }) => {
    const given = texts(ANSWER_PREFIX + id)
    return [id, type === 'multiple_options' ? given : (given[0] ?? '')] as const
  })
  return {
    name: text('name'),
    email: text('email'),
    guests: text('guests'),
    answers: Object.fromEntries(answers),
    location: Number(text('location')),
  }
}
