import { INVITEE_PHONE } from './locations.ts'
import type { Question, TextQuestion } from './questions.ts'

/** The questions for an invitee who chooses that location. If the host calls, one asks for the number. */
export function questionsAt<Q extends Question>(
  { locations, questions }: { locations: readonly { kind: string }[]; questions: readonly Q[] },
  location: number,
  phoneLabel = '',
): readonly (Q | TextQuestion)[] {
  if (locations[location]?.kind !== INVITEE_PHONE) return questions
  return [{ id: INVITEE_PHONE, type: 'phone_number', label: phoneLabel, required: true }, ...questions]
}
