import { INVITEE_PHONE } from './locations.ts'
import type { Question, TextQuestion } from './questions.ts'

/** What is asked of who chooses that location: the number to call as well, where the host calls. */
export function questionsAt<Q extends Question>(
  { locations, questions }: { locations: readonly { kind: string }[]; questions: readonly Q[] },
  location: number,
  phoneLabel = '',
): readonly (Q | TextQuestion)[] {
  if (locations[location]?.kind !== INVITEE_PHONE) return questions
  return [{ id: INVITEE_PHONE, type: 'phone_number', label: phoneLabel, required: true }, ...questions]
}
