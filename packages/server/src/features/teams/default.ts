import type { Team } from '@scheduling/contract'

/** An event type about which nobody said who takes part: one of everybody. */
export const DEFAULT_TEAM: Team = {
  kind: 'round_robin',
  people: [],
  pools: [{ id: 'everybody', name: '', take: 1 }],
  everybody: true,
  period: 'month',
  noShowCounts: true,
  maxAhead: null,
  ownerFirst: false,
}
