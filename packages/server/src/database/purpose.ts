import type pg from 'pg'

/** A trial's database was about to be served to the public, or anybody else's to be made a trial. */
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
 * A trial runs on a database of its own, marked before it has an account, and nothing else runs on that. Throws
 * `WrongDatabase`. Repeat: does nothing.
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
