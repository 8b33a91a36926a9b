import type { LocationKind } from './locations.ts'
import type { Question, TextQuestion } from './questions.ts'

/** The id under which invitees whom the host calls say their number; no question of a host has it. */
export const INVITEE_PHONE = 'invitee_phone' satisfies LocationKind

/** What is asked of who chooses that location: the number to call as well, where the host calls. */
export function questionsAt<Q extends Question>(
  { locations, questions }: { locations: readonly { kind: LocationKind }[]; questions: readonly Q[] },
  location: number,
  phoneLabel = '',
): readonly (Q | TextQuestion)[] {
  if (locations[location]?.kind !== INVITEE_PHONE) return questions
  return [{ id: INVITEE_PHONE, type: 'phone_number', label: phoneLabel, required: true }, ...questions]
}
