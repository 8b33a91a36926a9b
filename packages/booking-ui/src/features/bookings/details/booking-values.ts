import type { PageOptions, RefusedForm } from '@scheduling/contract'

/** Everything that an invitee types. */
export interface BookingValues {
  name: string
  email: string
  /** One address per line. */
  guests: string
  answers: Record<string, string | string[]>
  /** Index of the chosen location. */
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

/** A problem with one field of the form, by the field's name. */
export interface FieldProblem {
  field: string
  reason: ProblemReason
  /** The part that is wrong, if it is not the whole value. */
  value?: string
  /** If the text is too long: its characters, and the maximum. */
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
