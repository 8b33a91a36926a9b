import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

export async function insertMembership(
  trx: Transaction<Database>,
  {
    accountId,
    hostId,
    ofOrganization = false,
  }: { accountId: string; hostId: HostId; ofOrganization?: boolean },
): Promise<void> {
  await trx
    .insertInto('memberships')
    .values({ account_id: accountId, for_host: hostId, of_organization: ofOrganization })
    .execute()
}

/** Repeat: does nothing. */
export async function deleteMembership(
  trx: Transaction<Database>,
  { accountId, hostId }: { accountId: string; hostId: HostId },
): Promise<void> {
  await trx
    .deleteFrom('memberships')
    .where('account_id', '=', accountId)
    .where('for_host', '=', hostId)
    .execute()
}

/** The organizations of an account, in the order of their ids. */
export async function organizationsOf(db: Db, accountId: string): Promise<HostId[]> {
  return hostIdsOf(db, accountId, true)
}

/** The organizations that the people of a host belong to, and the host itself if it is one. */
export async function organizationsAround(db: Db, hostId: HostId): Promise<HostId[]> {
  const rows = await db
    .selectFrom('memberships as people')
    .innerJoin('memberships', 'memberships.account_id', 'people.account_id')
    .select('memberships.for_host')
    .distinct()
    .where('people.for_host', '=', hostId)
    .where('memberships.of_organization', '=', true)
    .execute()
  return rows.map(({ for_host }) => for_host)
}

/** The hosts of an account, at least one, in the order of their ids. Organizations are not among them. */
export async function hostsOf(db: Db, accountId: string): Promise<HostId[]> {
  return hostIdsOf(db, accountId, false)
}

async function hostIdsOf(db: Db, accountId: string, ofOrganization: boolean): Promise<HostId[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('for_host')
    .where('account_id', '=', accountId)
    .where('of_organization', '=', ofOrganization)
    .orderBy('for_host')
    .execute()
  return rows.map(({ for_host }) => for_host)
}

/** Hosts for whom nobody else acts. Organizations are not among them. */
export async function hostsOnlyOf(db: Db, accountId: string): Promise<HostId[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('for_host')
    .where('account_id', '=', accountId)
    .where('of_organization', '=', false)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('memberships as others')
            .select('for_host')
            .whereRef('others.for_host', '=', 'memberships.for_host')
            .where('others.account_id', '<>', accountId),
        ),
      ),
    )
    .execute()
  return rows.map(({ for_host }) => for_host)
}

export async function countMembers(db: Db, hostId: HostId): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('for_host', '=', hostId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those of the hosts that nobody acts for any more. */
export async function hostsWithoutMembers(db: Db, hosts: readonly HostId[]): Promise<HostId[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('for_host')
    .where(sql<boolean>`for_host = any (${hosts}::uuid[])`)
    .execute()
  const withMembers = new Set(rows.map(({ for_host }) => for_host))
  return hosts.filter((host) => !withMembers.has(host))
}
