import type { Instant } from '../time/time.ts'
import { explainSlot, reasonsOfHostDates } from './explain-slot.ts'
import { publicReason } from './unavailable-reason.ts'
import type { Reason } from './question.ts'
import { isMet } from './team.ts'
import type { TeamRules } from './team.ts'

/** Why a start is or is not bookable. */
export interface TeamExplanation {
  /** True if and only if `findTeamSlots` offers it. */
  isBookable: boolean
  /** The reasons of each person, in the order of the rules. Empty: free. */
  people: Reason[][]
  /** The reasons of the page, which hold for everybody. */
  page: Reason[]
  /** All reasons that decide. Empty if and only if it is bookable. */
  reasons: Reason[]
}

export function explainTeamSlot(rules: TeamRules, start: Instant): TeamExplanation {
  const people = rules.people.map((ofPerson) => explainSlot(ofPerson, start))
  const ofPage = rules.page ? reasonsOfHostDates(rules.page, start) : []
  const missing = isMet(rules.needs, (person) => people[person]?.length === 0)
    ? []
    : reasonsMissing(rules, people)
  const reasons = [...ofPage, ...missing]
  return { isBookable: reasons.length === 0, people, page: ofPage, reasons }
}

/**
 * Why too few people are free. If it were enough that others gave up their time, only those times are named: visitors
 * then learn that somebody was faster, and nothing else.
 */
function reasonsMissing({ needs }: TeamRules, people: readonly Reason[][]): Reason[] {
  const isFreeButBusy = (person: number) => people[person]?.every(isOfBusy) ?? false
  const needed = [...new Set(needs.flatMap((need) => need.people))].map((person) => people[person] ?? [])
  if (isMet(needs, isFreeButBusy)) return needed.filter((reasons) => reasons.every(isOfBusy)).flat()
  const all = needed.flat()
  if (!all.every(isOfBusy)) return all
  return [...all, { code: 'too_few_people' }]
}

function isOfBusy(reason: Reason): boolean {
  return publicReason([reason]) === 'taken'
}
