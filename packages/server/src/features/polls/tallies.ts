import type { OptionTally, RequiredVoter, VoteAnswer } from '@scheduling/domain'
import type { StoredOption, TallyChange } from './options-store.ts'
import type { StoredPerson } from './people-store.ts'
import type { StoredVote } from './votes-store.ts'
import type { Choices } from './tables.ts'

/** What changes in the counts when somebody says `after` instead of `before`. */
export function tallyChanges(before: Choices, after: Choices): TallyChange[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  const change = (id: string, answer: VoteAnswer) =>
    Number(after[id] === answer) - Number(before[id] === answer)
  return [...ids]
    .filter((id) => before[id] !== after[id])
    .map((id) => ({
      id: Number(id),
      yes: change(id, 'yes'),
      ifNeedBe: change(id, 'if_need_be'),
      no: change(id, 'no'),
    }))
}

/** Those who have to be there, each with what they said yes to; null who has not voted. */
export function requiredVoters(
  people: readonly StoredPerson[],
  votes: readonly Pick<StoredVote, 'email_key' | 'choices'>[],
): (RequiredVoter | null)[] {
  const byKey = new Map(votes.map((vote) => [vote.email_key, vote.choices]))
  return people
    .filter(({ is_required }) => is_required)
    .map(({ email_key }) => {
      const choices = byKey.get(email_key)
      return choices && { yesTo: idsOf(choices, 'yes') }
    })
    .map((voter) => voter ?? null)
}

function idsOf(choices: Choices, answer: VoteAnswer): Set<number> {
  return new Set(Object.keys(choices).flatMap((id) => (choices[id] === answer ? [Number(id)] : [])))
}

/** How each option stands, also for those who have to be there. */
export function talliesOf(
  options: readonly StoredOption[],
  required: readonly (RequiredVoter | null)[],
): OptionTally[] {
  return options.map(({ id, starts_at, yes, if_need_be, no }) => ({
    id,
    start: starts_at.getTime(),
    yes,
    ifNeedBe: if_need_be,
    no,
    requiredMissing: required.filter((voter) => !voter?.yesTo.has(id)).length,
  }))
}
