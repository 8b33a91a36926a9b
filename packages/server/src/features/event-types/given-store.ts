import type { LockableField } from '@scheduling/contract'
import type { Insertable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { StoredEventType } from './store.ts'
import type { EventTypeRow } from './tables.ts'

const OWN = { given_by: null, given_event_type: null, locked: null }

/** A person's copy of an organization's event type. */
export async function copyOf(
  db: Db,
  person: HostId,
  eventTypeId: string,
): Promise<StoredEventType | undefined> {
  return db
    .selectFrom('event_types')
    .selectAll()
    .where('host_id', '=', person)
    .where('given_event_type', '=', eventTypeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

type SlugUse = Pick<StoredEventType, 'host_id' | 'slug'>

/** What an organization gave a person in this span, by name. */
export async function namesOfGiven(
  db: Db,
  person: HostId,
  { organization, from, to }: { organization: HostId; from: Date; to: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('event_types')
    .select('name')
    .where('host_id', '=', person)
    .where('given_by', '=', organization)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** All copies of an event type that these people have. */
export async function copiesOf(db: Db, people: readonly HostId[], eventTypeId: string): Promise<SlugUse[]> {
  return db
    .selectFrom('event_types')
    .select(['host_id', 'slug'])
    .where(sql<boolean>`host_id = any (${people}::uuid[])`)
    .where('given_event_type', '=', eventTypeId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Which of these addresses these people use already, apart from copies of that event type. */
export async function usesOfSlugs(
  db: Db,
  people: readonly HostId[],
  { slugs, eventTypeId }: { slugs: readonly string[]; eventTypeId: string },
): Promise<SlugUse[]> {
  return db
    .selectFrom('event_types')
    .select(['host_id', 'slug'])
    .where(sql<boolean>`host_id = any (${people}::uuid[])`)
    .where(sql<boolean>`slug = any (${slugs}::text[])`)
    .where('given_event_type', 'is distinct from', eventTypeId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** In front of all others. False: the address is taken. */
export async function insertGiven(
  trx: Transaction<Database>,
  row: Omit<Insertable<EventTypeRow>, 'position'>,
): Promise<boolean> {
  const added = await trx
    .insertInto('event_types')
    .values((eb) => ({
      ...row,
      position: eb
        .selectFrom('event_types')
        .select(sql<number>`coalesce(min(position), 1) - 1`.as('front'))
        .where('host_id', '=', row.host_id),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function setLocked(
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredEventType, 'host_id' | 'id'>,
  locked: LockableField[],
): Promise<void> {
  await trx
    .updateTable('event_types')
    .set({ locked })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

/** The copy becomes the person's own. Repeat: does nothing. */
export async function releaseCopy(
  trx: Transaction<Database>,
  person: HostId,
  eventTypeId: string,
): Promise<void> {
  await trx
    .updateTable('event_types')
    .set(OWN)
    .where('host_id', '=', person)
    .where('given_event_type', '=', eventTypeId)
    .execute()
}

/** All that an organization gave becomes the person's own. Repeat: does nothing. */
export async function releaseCopiesOf(
  trx: Transaction<Database>,
  person: HostId,
  organization: HostId,
): Promise<void> {
  await trx
    .updateTable('event_types')
    .set(OWN)
    .where('host_id', '=', person)
    .where('given_by', '=', organization)
    .execute()
}
