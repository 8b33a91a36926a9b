import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { CrmTables } from './tables.ts'

type StoredDirectory = Selectable<CrmTables['crm_directories']>

export async function directoryOf(db: Db, company: string): Promise<StoredDirectory | undefined> {
  return db.selectFrom('crm_directories').selectAll().where('company', '=', company).executeTakeFirst()
}

/** Repeat: notes that it is still wanted. */
export async function putWanted(db: Db, company: string, now: Date, before: Date): Promise<void> {
  await db
    .insertInto('crm_directories')
    .values({ company, wanted_at: now, seen_at: now, began_at: null, next_page: null, read_at: null })
    .onConflict((conflict) =>
      conflict
        .column('company')
        .doUpdateSet({ wanted_at: now })
        .where('crm_directories.wanted_at', '<', before),
    )
    .execute()
}

export async function noteSeen(db: Db, company: string, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('crm_directories')
    .set({ seen_at: now })
    .where('company', '=', company)
    .where('seen_at', '<', before)
    .execute()
}

/** Begins to read, or goes on where it was. */
export async function beginReading(db: Db, company: string, now: Date): Promise<StoredDirectory | undefined> {
  return db
    .updateTable('crm_directories')
    .set({ began_at: sql<Date>`coalesce(began_at, ${now})` })
    .where('company', '=', company)
    .returningAll()
    .executeTakeFirst()
}

/** `next`: null after the last page. Then forgets contacts that were on none. */
export async function endReading(db: Db, company: string, next: string | null, now: Date): Promise<void> {
  if (next !== null) {
    await db.updateTable('crm_directories').set({ next_page: next }).where('company', '=', company).execute()
    return
  }
  await db
    .deleteFrom('crm_contact_owners')
    .where('company', '=', company)
    .where('seen_at', '<', (began) =>
      began.selectFrom('crm_directories').select('began_at').where('company', '=', company),
    )
    .execute()
  await db
    .updateTable('crm_directories')
    .set({ next_page: null, began_at: null, read_at: now })
    .where('company', '=', company)
    .execute()
}

/** The reading cannot go on. What was read stays, and the next one begins anew. */
export async function breakReading(db: Db, company: string, now: Date): Promise<void> {
  await db
    .updateTable('crm_directories')
    .set({ next_page: null, began_at: null, read_at: now })
    .where('company', '=', company)
    .execute()
}

/** Keeps nothing for a company whose contacts no team wants. */
export async function putContacts(
  db: Db,
  company: string,
  contacts: readonly { hash: string; contactId: string; ownerId: string | null }[],
  now: Date,
): Promise<void> {
  if (contacts.length === 0) return
  await sql`
    insert into crm_contact_owners (company, email_hash, contact_id, owner_id, seen_at)
    select directory.company, given.hash, given.contact, given.owner, ${now}
    from crm_directories directory,
      unnest(
        ${contacts.map(({ hash }) => hash)}::text[],
        ${contacts.map(({ contactId }) => contactId)}::text[],
        ${contacts.map(({ ownerId }) => ownerId)}::text[]
      ) as given (hash, contact, owner)
    where directory.company = ${company}
    on conflict (company, email_hash) do update
      set contact_id = excluded.contact_id, owner_id = excluded.owner_id, seen_at = excluded.seen_at
  `.execute(db)
}

/** The owners, by their ids in the CRM. `hashes`: one for each company, in their order. */
export async function contactOwners(
  db: Db,
  companies: readonly string[],
  hashes: readonly string[],
): Promise<{ company: string; owner_id: string }[]> {
  const { rows } = await sql<{ company: string; owner_id: string }>`
    select company, owner_id from crm_contact_owners
    where (company, email_hash) in (select * from unnest(${companies}::text[], ${hashes}::text[]))
      and owner_id is not null
  `.execute(db)
  return rows
}

/** The owner of a contact changed. */
export async function changeOwner(
  db: Db,
  company: string,
  contactId: string,
  ownerId: string | null,
): Promise<void> {
  await db
    .updateTable('crm_contact_owners')
    .set({ owner_id: ownerId })
    .where('company', '=', company)
    .where('contact_id', '=', contactId)
    .execute()
}

/** Belongs to the owner of the contact that remains, if that has one. */
export async function mergeContact(db: Db, company: string, contactId: string, into: string): Promise<void> {
  await db
    .updateTable('crm_contact_owners')
    .set((eb) => ({
      contact_id: into,
      owner_id: eb.fn.coalesce(
        eb
          .selectFrom('crm_contact_owners as kept')
          .select('kept.owner_id')
          .where('kept.company', '=', company)
          .where('kept.contact_id', '=', into)
          .limit(1),
        'crm_contact_owners.owner_id',
      ),
    }))
    .where('company', '=', company)
    .where('contact_id', '=', contactId)
    .execute()
}

/** These contacts are gone. */
export async function forgetContacts(db: Db, company: string, contactIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('crm_contact_owners')
    .where('company', '=', company)
    .where(sql<boolean>`contact_id = any (${contactIds}::text[])`)
    .execute()
}

/** Directories that no connection, or no team, has used since these times. */
export async function deleteDirectories(
  db: Db,
  { unseen, unwanted }: { unseen: Date; unwanted: Date },
): Promise<void> {
  await db
    .deleteFrom('crm_directories')
    .where((either) => either.or([either('seen_at', '<', unseen), either('wanted_at', '<', unwanted)]))
    .execute()
  await db
    .deleteFrom('crm_contact_owners')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('crm_directories')
            .select('crm_directories.company')
            .whereRef('crm_directories.company', '=', 'crm_contact_owners.company'),
        ),
      ),
    )
    .execute()
}
