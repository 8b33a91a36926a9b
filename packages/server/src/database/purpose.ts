import type pg from 'pg'

const REASONS = {
  trial: 'This database holds a trial, whose demo account has a password that everybody knows.',
  accounts: 'This database holds accounts and is no trial’s.',
  old_tables: 'This database has the tables of a version before the first release, which cannot be upgraded.',
} as const

/**
 * Prevents serving a trial's database to the public, turning any other database into a trial, and mixing our
 * tables with older ones.
 */
export class WrongDatabase extends Error {
  readonly holds: keyof typeof REASONS
  constructor(holds: keyof typeof REASONS) {
    super(REASONS[holds])
    this.holds = holds
  }
}

/**
 * A trial needs its own database, which is marked before it has an account. Nothing else may run on it.
 * Throws `WrongDatabase`. Repeat: does nothing.
 */
export async function requirePurpose(pool: pg.Pool, isTrial: boolean): Promise<void> {
  const { rows } = await pool.query<{ isMarked: boolean; hasAccounts: boolean }>(
    'select exists (select from trial) as "isMarked", exists (select from accounts) as "hasAccounts"',
  )
  const { isMarked = false, hasAccounts = false } = rows[0] ?? {}
  if (isMarked === isTrial) return
  if (isMarked) throw new WrongDatabase('trial')
  if (hasAccounts) throw new WrongDatabase('accounts')
  await pool.query('insert into trial (since) values (now()) on conflict do nothing')
}
