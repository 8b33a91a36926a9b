/** Places in one process that several queues share. */
export interface Lane {
  name: string
  /** Jobs under way at the same time. */
  atOnce: number
  /** Of these at most so many of one host: whoever waits for something slow leaves places for others. */
  perHost: number
  /** Where a job goes on that turns out to be slow, if a place is free there. */
  slower?: Lane
}

/**
 * What waits in one delays nothing in another. Those that several capabilities share; one that waits for somebody else has
 * its own beside its queues.
 */
export const LANES = {
  /** Only the database is asked: a few at once keep it busy. */
  events: { name: 'events', atOnce: 8, perHost: 2 },
  /** The mail server gets three connections: one host holds two at most. */
  mail: { name: 'mail', atOnce: 6, perHost: 2 },
  upkeep: { name: 'upkeep', atOnce: 1, perHost: 1 },
} satisfies Record<string, Lane>
