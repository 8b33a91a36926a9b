import type { FieldError, PageOptions, RefusedForm } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract/page'

/** Everything an invitee types. */
export interface BookingValues {
  name: string
  email: string
  /** Addresses, one on each line. */
  guests: string
  answers: Record<string, string | string[]>
  /** Which of the event's locations. */
  location: number
}

export type ProblemReason =
  | 'required'
  | 'web_address'
  | 'email_invalid'
  | 'guest_invalid'
  | 'guests_too_many'
  | 'invalid_phone'
  | 'too_long'
  | 'not_an_option'
  | 'invalid'

/** What is wrong with one field of the form, by the name that it has there. */
export interface FieldProblem {
  field: string
  reason: ProblemReason
  /** The part that is wrong, where only a part is. */
  value?: string
  /** Of a text that is too long: its characters, and how many it may have. */
  length?: number | undefined
  max?: number | undefined
}

export function valuesFrom({ prefill }: PageOptions, refused: RefusedForm | null): BookingValues {
  if (refused) return refused.values
  return { ...prefill, guests: '', location: 0 }
}

export function guestList(guests: string): string[] {
  return guests.split(/[\s,;]+/).filter(Boolean)
}

/** The API's paths (`invitee.email`, `guests[0]`, `answers.topic`) as fields of the form. */
export function problemsFromServer(errors: readonly FieldError[]): FieldProblem[] {
  return errors.map(({ path, reason, length, max }) => {
    const [, guest] = /^guests\[(\d+)\]/.exec(path) ?? []
    const [, question] = /^answers\.(.+)$/.exec(path) ?? []
    const field = question ? ANSWER_PREFIX + question : guest ? 'guests' : path.replace(/^invitee\./, '')
    return { field, reason: reasonOf(field, reason), length, max }
  })
}

const REASONS: readonly string[] = [
  'required',
  'web_address',
  'too_long',
  'not_an_option',
  'invalid_phone',
] satisfies ProblemReason[]

/** Why the server, or the rules that it shares with the form, would not take a field. */
export function reasonOf(field: string, reason: string): ProblemReason {
  if (REASONS.includes(reason)) return reason as ProblemReason
  if (reason === 'too_short') return 'required'
  return field === 'email' || field === 'guests' ? 'email_invalid' : 'invalid'
}
