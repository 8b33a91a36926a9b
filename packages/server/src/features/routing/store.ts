import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { RoutingAnswerRow, RoutingFormRow } from './tables.ts'

export type StoredForm = Selectable<RoutingFormRow>
export type StoredAnswer = Selectable<RoutingAnswerRow>

/** A form, and how many have answered it. */
export type CountedForm = StoredForm & { answered: number }

export async function formsOf(db: Db, hostId: HostId): Promise<StoredForm[]> {
  return db
    .selectFrom('routing_forms')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function countedForms(db: Db, hostId: HostId): Promise<CountedForm[]> {
  const [forms, counts] = await Promise.all([
    formsOf(db, hostId),
    db
      .selectFrom('routing_answers')
      .select(['form_id', (eb) => eb.fn.countAll<string>().as('count')])
      .where('host_id', '=', hostId)
      .groupBy('form_id')
      .execute(),
  ])
  const answered = new Map(counts.map(({ form_id, count }) => [form_id, Number(count)]))
  return forms.map((form) => ({ ...form, answered: answered.get(form.id) ?? 0 }))
}

export async function formAt(db: Db, hostId: HostId, slug: string): Promise<StoredForm | undefined> {
  return db
    .selectFrom('routing_forms')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** Throws a violation of `routing_forms_slug` if the address is taken. */
export async function insertForm(trx: Transaction<Database>, row: Insertable<RoutingFormRow>): Promise<void> {
  await trx.insertInto('routing_forms').values(row).execute()
}

/** False if there is no such form. Throws a violation of `routing_forms_slug` if the address is taken. */
export async function updateForm(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  change: Updateable<RoutingFormRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('routing_forms')
    // An update needs something to set.
    .set({ ...change, id })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The name of what was deleted; undefined if there is no such form. */
export async function deleteForm(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('routing_forms')
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export async function insertAnswer(db: Db, row: Insertable<RoutingAnswerRow>): Promise<void> {
  await db.insertInto('routing_answers').values(row).execute()
}

/** The newest first; with `before`, those after that one. */
export async function answersTo(
  db: Db,
  hostId: HostId,
  formId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredAnswer[]> {
  const query = db
    .selectFrom('routing_answers')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('form_id', '=', formId)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(limit)
  if (before === undefined) return query.execute()
  const last = await db
    .selectFrom('routing_answers')
    .select(['answered_at', 'id'])
    .where('host_id', '=', hostId)
    .where('id', '=', before)
    .executeTakeFirst()
  if (!last) return []
  return query
    .where((where) =>
      where.or([
        where('answered_at', '<', last.answered_at),
        where.and([where('answered_at', '=', last.answered_at), where('id', '>', last.id)]),
      ]),
    )
    .execute()
}

/** Of all forms, the newest first, with their form. */
export async function newestAnswers(
  db: Db,
  hostId: HostId,
  limit: number,
): Promise<{ form: StoredForm; answer: StoredAnswer }[]> {
  const [forms, answers] = await Promise.all([
    formsOf(db, hostId),
    db
      .selectFrom('routing_answers')
      .selectAll()
      .where('host_id', '=', hostId)
      .orderBy('answered_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  ])
  return answers.flatMap((answer) => {
    const form = forms.find(({ id }) => id === answer.form_id)
    return form ? [{ form, answer }] : []
  })
}

/** An answer with its form. Undefined if one of them is gone. */
export async function answerWithForm(
  db: Db,
  hostId: HostId,
  id: string,
): Promise<{ form: StoredForm; answer: StoredAnswer } | undefined> {
  const answer = await db
    .selectFrom('routing_answers')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
  const form = answer && (await formsOf(db, hostId)).find((one) => one.id === answer.form_id)
  return form && { form, answer }
}

export async function allAnswers(db: Db, hostId: HostId): Promise<StoredAnswer[]> {
  return db
    .selectFrom('routing_answers')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
}

/** Of all hosts. */
export async function deleteAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('routing_answers').where('answered_at', '<', before).execute()
}
