import { eventTypeProblems, limits } from '@scheduling/domain'
import type { EventTypeProblem } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Format } from '../../../time/format.ts'
import type { Problems } from '../../../ui/form/form-state.ts'
import type { EventTypeValues } from './values/editor-values.ts'
import { SEATS } from './values/seat-limits.ts'

interface World {
  t: HostTranslate
  format: Format
  /** Addresses of the host's other event types. */
  takenSlugs: readonly string[]
}

/** Every problem of an event type, by path, as the server would find it. */
export function checkEventType(values: EventTypeValues, { t, format, takenSlugs }: World): Problems {
  const problems = eventTypeProblems(values).map((problem) => [problem.path, textOf(problem, t, format)])
  const isTaken = takenSlugs.includes(values.slug)
  return {
    ...(Object.fromEntries(problems) as Problems),
    ...approvalProblems(values, t),
    ...seatsProblems(values, t),
    ...(isTaken && { slug: t('error.slug_taken') }),
  }
}

function approvalProblems({ approval }: EventTypeValues, t: HostTranslate): Problems {
  const [min, max] = [1, limits.APPROVAL_HOURS_MAX]
  const isRight = !approval || (approval.hours >= min && approval.hours <= max)
  return isRight ? {} : { 'approval.hours': t('field.between', { min, max }) }
}

/** Seats are booked at once, so nothing can come before that. */
function seatsProblems({ seats, confirmEmail, approval }: EventTypeValues, t: HostTranslate): Problems {
  if (seats === null) return {}
  if (confirmEmail || approval) return { seats: t('seats.not_with_confirmation') }
  return seats >= SEATS.min && seats <= SEATS.max ? {} : { seats: t('field.between', SEATS) }
}

function textOf(problem: EventTypeProblem, t: HostTranslate, format: Format): string {
  switch (problem.of) {
    case 'text':
      return problem.code === 'required'
        ? t('field.required')
        : t('field.too_long_by', { length: problem.length, max: problem.max })
    case 'slug':
      return t(`slug.${problem.code}`)
    case 'location':
      return t('location.none')
    case 'length':
      return t('field.between_lengths', {
        shortest: format.duration(problem.min),
        longest: format.duration(problem.max),
      })
    case 'number':
      return t('field.between', { min: problem.min, max: problem.max })
    case 'window':
      return t(problem.code === 'too_long' ? 'window.too_long' : 'window.reversed')
    case 'question':
      return t(`question.${problem.code}`)
    case 'hours':
      return t(`hours.${problem.code}`)
    case 'address':
      return t('field.url')
    case 'video':
      return t('video.invalid')
  }
}
