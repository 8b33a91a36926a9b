import type { OptionTally, RequiredVoter, VoteAnswer } from '@scheduling/domain'
import type { StoredOption, TallyChange } from './options-store.ts'
import type { StoredPerson } from './people-store.ts'
import type { Counted, StoredVote } from './votes-store.ts'
import type { Choices } from './tables.ts'

/** What of a vote counts. */
export type CountedVote = Pick<StoredVote, 'choices' | 'proved_at'>

const COUNTED = ['yes', 'ifNeedBe', 'no', 'provedYes', 'provedIfNeedBe', 'provedNo'] as const

/** How the counts change when a vote changes from `before` to `after`. Null: no vote. */
export function tallyChanges(before: CountedVote | null, after: CountedVote | null): TallyChange[] {
  const [former, current] = [countsOf(before), countsOf(after)]
  const ids = new Set([...Object.keys(former.all), ...Object.keys(current.all)])
  const change = (which: Counted, id: string, answer: VoteAnswer) =>
    Number(current[which][id] === answer) - Number(former[which][id] === answer)
  return [...ids]
    .map((id) => ({
      id: Number(id),
      yes: change('all', id, 'yes'),
      ifNeedBe: change('all', id, 'if_need_be'),
      no: change('all', id, 'no'),
      provedYes: change('proved', id, 'yes'),
      provedIfNeedBe: change('proved', id, 'if_need_be'),
      provedNo: change('proved', id, 'no'),
    }))
    .filter((changed) => COUNTED.some((count) => changed[count] !== 0))
}

function countsOf(vote: CountedVote | null): Record<Counted, Choices> {
  return { all: vote?.choices ?? {}, proved: vote?.proved_at ? vote.choices : {} }
}

/** Required people, each with the proved choices that they said yes to; null if they have no proved vote. */
export function requiredVoters(
  people: readonly StoredPerson[],
  votes: readonly Pick<StoredVote, 'email_key' | 'choices' | 'proved_at'>[],
): (RequiredVoter | null)[] {
  const byKey = new Map(votes.flatMap((vote) => (vote.proved_at ? [[vote.email_key, vote.choices]] : [])))
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

export function countsIn(
  { yes, if_need_be, no, proved_yes, proved_if_need_be, proved_no }: StoredOption,
  counted: Counted,
): Pick<OptionTally, 'yes' | 'ifNeedBe' | 'no'> {
  return counted === 'all'
    ? { yes, ifNeedBe: if_need_be, no }
    : { yes: proved_yes, ifNeedBe: proved_if_need_be, no: proved_no }
}

/** The counts of each option, also among required people. */
export function talliesOf(
  options: readonly StoredOption[],
  required: readonly (RequiredVoter | null)[],
  counted: Counted,
): OptionTally[] {
  return options.map((option) => ({
    id: option.id,
    start: option.starts_at.getTime(),
    ...countsIn(option, counted),
    requiredMissing: required.filter((voter) => !voter?.yesTo.has(option.id)).length,
  }))
}
