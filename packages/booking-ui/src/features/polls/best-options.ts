import type { PublicPoll } from '@scheduling/contract'

type Option = PublicPoll['options'][number]

/** The best future options: most yes, then most "if need be", then fewest no. Empty before anybody can come. */
export function bestOptions(options: readonly Option[]): ReadonlySet<number> {
  const toCome = options.filter(({ isPast, tally }) => !isPast && tally && tally.yes + tally.ifNeedBe > 0)
  const [first, ...others] = toCome.toSorted(byTally)
  if (!first) return new Set()
  return new Set([first, ...others.filter((other) => byTally(first, other) === 0)].map(({ id }) => id))
}

function byTally({ tally: a }: Option, { tally: b }: Option): number {
  if (!a || !b) return 0
  return b.yes - a.yes || b.ifNeedBe - a.ifNeedBe || a.no - b.no
}
