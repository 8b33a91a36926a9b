import type { EventType } from '@scheduling/contract'
import type { FieldError } from '@scheduling/contract'
import { addDays, limits, questionProblems, videoKindOf } from '@scheduling/domain'
import { AppError } from '../../errors.ts'
import { refuseHours } from '../availability/hours.ts'

type Checked = Partial<Pick<EventType, 'questions' | 'window' | 'availability' | 'video'>>

const QUESTION_MESSAGES = {
  label_missing: 'This field is required',
  label_too_long: 'Too long',
  duplicate_id: 'Each question needs an id of its own',
  options_missing: 'At least one answer is needed',
  duplicate_option: 'Duplicate value not allowed',
}

/** What the shape alone cannot say. Throws `invalid_input` with every problem. */
export function refuseEventType(input: Checked): void {
  if (input.availability?.kind === 'custom') refuseHours(input.availability.hours, 'availability.hours.')
  const errors = [...questionErrors(input), ...windowErrors(input), ...videoErrors(input)]
  if (errors[0])
    throw new AppError('invalid_input', { detail: `${errors[0].path}: ${errors[0].message}`, errors })
}

function questionErrors({ questions = [] }: Checked): FieldError[] {
  return questionProblems(questions).map(({ questionId, code }) => {
    const index = questions.findLastIndex((question) => question.id === questionId)
    return { path: `questions[${index}]`, reason: code, message: QUESTION_MESSAGES[code] }
  })
}

function windowErrors({ window }: Checked): FieldError[] {
  if (window?.kind !== 'date_range') return []
  if (window.to < window.from)
    return [
      { path: 'window.to', reason: 'before_start', message: 'The last date must not lie before the first' },
    ]
  // Both ends count.
  if (window.to >= addDays(window.from, limits.WINDOW_DAYS_MAX))
    return [
      {
        path: 'window.to',
        reason: 'too_long',
        message: `A range has at most ${limits.WINDOW_DAYS_MAX} days, first and last included`,
      },
    ]
  return []
}

function videoErrors({ video }: Checked): FieldError[] {
  if (!video || videoKindOf(video.url) === video.kind) return []
  return [{ path: 'video.url', reason: 'format', message: 'Expected a valid YouTube or Vimeo address' }]
}
