/** Places in one process that several queues share. */
export interface Lane {
  name: string
  /** The number of jobs that run at the same time. */
  atOnce: number
  /** How many of these one host may have, so that slow jobs of one host leave places for others. */
  perHost: number
  /** Where a slow job goes on if a place is free there. */
  slower?: Lane
}

/**
 * A lane's backlog delays no other lane. These are shared by several capabilities. A lane for one slow service is
 * defined beside its queues.
 */
export const LANES = {
  /** These only query the database: a few at once keep it busy. */
  events: { name: 'events', atOnce: 8, perHost: 2 },
  /** The mail server gets three connections; one host uses two at most. */
  mail: { name: 'mail', atOnce: 6, perHost: 2 },
  upkeep: { name: 'upkeep', atOnce: 1, perHost: 1 },
} satisfies Record<string, Lane>
