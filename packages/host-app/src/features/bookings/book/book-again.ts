import type { EventType, HostBooking } from '@scheduling/contract'
import { INVITEE_PHONE } from '@scheduling/domain'
import type { Answer } from '@scheduling/domain'
import type { BookValues } from './book-values.ts'

/** What a former meeting says about the next one, as far as its event type still asks for it. The time is missing. */
export function valuesAgain(
  { eventTypeId, invitee, guests, location, answers }: HostBooking,
  eventTypes: readonly EventType[],
): Partial<BookValues> {
  const eventType = eventTypes.find(({ id }) => id === eventTypeId)
  const { locations = [], questions = [] } = eventType ?? {}
  const place = locations.findIndex((one) => one.kind === location.kind && valueOf(one) === valueOf(location))
  const answered = questions.flatMap((question): [string, Answer][] => {
    const answer = answers.find(({ label }) => label === question.label)?.answer
    return answer === undefined ? [] : [[question.id, answerTo(question, answer)]]
  })
  const phone = location.kind === INVITEE_PHONE && place !== -1 ? [[INVITEE_PHONE, location.value]] : []
  return {
    ...(eventType && { eventTypeId: eventType.id }),
    name: invitee.name,
    email: invitee.email,
    timeZone: invitee.timeZone,
    guests: guests.join('\n'),
    location: Math.max(place, 0),
    answers: Object.fromEntries([...answered, ...phone]),
  }
}

/** The number of an invitee is theirs, and the link of a room that of one meeting: neither is what the event type offers. */
function valueOf(location: HostBooking['location']): string {
  return 'value' in location && location.kind !== INVITEE_PHONE ? location.value : ''
}

/** Without what can no longer be chosen. */
function answerTo(question: EventType['questions'][number], answer: Answer): Answer {
  if (!('options' in question)) return [answer].flat().join(', ')
  const chosen = [answer].flat().filter((one) => question.options.includes(one))
  return question.type === 'multiple_options' ? chosen : (chosen[0] ?? '')
}
