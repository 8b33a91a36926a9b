import type { api, EventType, FieldError } from '@scheduling/contract'
import type { EventTypeProblem } from '@scheduling/domain'
import { eventTypeProblems, limits } from '@scheduling/domain'
import { refusedInput } from '../../errors.ts'
import { hoursError } from '../availability/hours.ts'

type Change = (typeof api)['PATCH /event-types/:id']['$input']['body']

const MESSAGES = {
  required: 'This field is required',
  label_missing: 'This field is required',
  label_too_long: 'Too long',
  duplicate_id: 'Each question needs an id of its own',
  options_missing: 'At least one answer is needed',
  duplicate_option: 'Duplicate value not allowed',
  too_short: 'Too short',
  characters: 'Expected a-z, 0-9, hyphen and underscore',
  reserved: 'This word is reserved',
  none: 'One location must be selected',
  before_start: 'The last date must not lie before the first',
  url: 'Expected an address that begins with https:// or http://',
  format: 'Expected a valid YouTube or Vimeo address',
}

/** Applies the dashboard's rules. Throws `invalid_input` with every problem. */
export function refuseEventType(input: Change): void {
  const errors = eventTypeProblems(withoutUndefined(input)).map(errorOf)
  if (errors.length > 0) throw refusedInput(errors)
}

function errorOf(problem: EventTypeProblem): FieldError {
  const { path, code } = problem
  if (problem.of === 'hours') return hoursError(path, problem.code)
  const long = problem.of === 'text' && problem.code === 'too_long' ? problem : undefined
  return {
    path,
    reason: code,
    message: messageOf(problem),
    ...(long && { length: long.length, max: long.max }),
  }
}

function messageOf(problem: Exclude<EventTypeProblem, { of: 'hours' }>): string {
  if (problem.code === 'between') return `Expected a whole number from ${problem.min} to ${problem.max}`
  if (problem.code === 'too_long')
    return problem.of === 'window'
      ? `A range has at most ${limits.WINDOW_DAYS_MAX} days, first and last included`
      : 'Too long'
  return MESSAGES[problem.code]
}

/** Throws `invalid_input` where seats do not go together with the rest. */
export function refuseSeats(
  { seats, confirmEmail, approval }: Pick<EventType, 'seats' | 'confirmEmail' | 'approval'>,
  isOfOrganization: boolean,
): void {
  if (seats === null) return
  const reasons: [isRefused: boolean, reason: string, message: string][] = [
    [isOfOrganization, 'organization', 'Event types of an organization are for one invitee at a time'],
    [confirmEmail, 'confirm_email', 'Seats are booked at once; expected `confirmEmail` to be false'],
    [approval !== null, 'approval', 'Seats are booked at once; expected `approval` to be null'],
  ]
  const errors = reasons.flatMap(([isRefused, reason, message]) =>
    isRefused ? [{ path: 'seats', reason, message }] : [],
  )
  if (errors.length > 0) throw refusedInput(errors)
}

/** Fields that a change leaves out must be absent, not undefined. */
export function withoutUndefined(
  input: Change,
): Parameters<typeof eventTypeProblems>[0] & Partial<EventType> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
