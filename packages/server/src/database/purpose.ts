import type pg from 'pg'

/** Prevents serving a trial's database to the public, and turning any other database into a trial. */
export class WrongDatabase extends Error {
  readonly holds: 'trial' | 'accounts'
  constructor(holds: 'trial' | 'accounts') {
    super(
      holds === 'trial'
        ? 'This database holds a trial, whose demo account has a password that everybody knows.'
        : 'This database holds accounts and is no trial’s.',
    )
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
