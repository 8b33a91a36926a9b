import type { PageOptions, RefusedForm } from '@scheduling/contract'

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
