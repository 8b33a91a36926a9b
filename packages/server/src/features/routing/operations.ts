import type { api, FieldError } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { RoutingProblem, RoutingTarget } from '@scheduling/domain/routing'
import { routingProblems } from '@scheduling/domain/routing'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { listHostEventTypes } from '../event-types/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { membersOf } from '../organizations/operations.ts'
import type { CountedForm, StoredAnswer, StoredForm } from './store.ts'
import * as store from './store.ts'

export { answerWithForm, newestAnswers } from './store.ts'

type NewForm = (typeof api)['POST /routing-forms']['$input']['body']
type Change = (typeof api)['PATCH /routing-forms/:id']['$input']['body']

export async function listForms({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<CountedForm[]> {
  return store.countedForms(db, hostId)
}

/** Throws `routing_form_not_found`. */
export async function getForm({ db }: Pick<Context, 'db'>, hostId: HostId, id: string): Promise<CountedForm> {
  const forms = await store.countedForms(db, hostId)
  return found(
    forms.find((form) => form.id === id),
    'routing_form_not_found',
    id,
  )
}

/** Throws `slug_taken`, `routing_form_limit_reached`, `invalid_input`. Repeat: refused. */
export async function addForm(
  context: Context,
  host: Acting,
  { name, slug, description = '', questions = [], rules = [], otherwise, isOn = false }: NewForm,
  repeat?: Repeatable,
): Promise<CountedForm> {
  const form = {
    host_id: host.hostId,
    id: randomUUID(),
    name,
    slug,
    description,
    questions,
    rules,
    otherwise,
    is_on: isOn,
    created_at: new Date(context.clock.now()),
  }
  return changing(context, host, async (trx, forms) => {
    if (forms.length >= limits.ROUTING_FORMS_MAX) throw new AppError('routing_form_limit_reached')
    await refuseWrong(trx, form, undefined, forms)
    await store.insertForm(trx, written(form))
    await rememberRequest(
      trx,
      { hostId: host.hostId, kind: 'routing_form', id: form.id },
      repeat,
      form.created_at,
    )
    await recordActivity(context, trx, host, 'routing_form_added', name)
    return form.id
  })
}

/** Merges the given fields. Throws like `addForm`, and `routing_form_not_found`. Repeat: the same. */
export async function changeForm(
  context: Context,
  host: Acting,
  id: string,
  { isOn, ...change }: Change,
): Promise<CountedForm> {
  return changing(context, host, async (trx, forms) => {
    const before = found(
      forms.find((form) => form.id === id),
      'routing_form_not_found',
      id,
    )
    const form = { ...before, ...change, is_on: isOn ?? before.is_on }
    await refuseWrong(trx, form, before, forms)
    await store.updateForm(trx, host.hostId, id, written(form))
    await recordActivity(context, trx, host, 'routing_form_changed', form.name, id)
    return id
  })
}

/** Deletes its answers, too. Repeat: not found. */
export async function removeForm(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const name = found(await store.deleteForm(trx, host.hostId, id), 'routing_form_not_found', id)
    await recordActivity(context, trx, host, 'routing_form_deleted', name)
  })
}

export async function listAnswers(
  context: Context,
  hostId: HostId,
  id: string,
  before: string | undefined,
): Promise<{ answers: StoredAnswer[]; more: boolean }> {
  await getForm(context, hostId, id)
  const shown = limits.ROUTING_ANSWERS_SHOWN
  const answers = await store.answersTo(context.db, hostId, id, { before, limit: shown + 1 })
  return { answers: answers.slice(0, shown), more: answers.length > shown }
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpAnswers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await store.deleteAnswersBefore(db, new Date(clock.now() - limits.ROUTING_ANSWERS_DAYS * DAY))
}

/** Forms of one host change one after the other, so that no two of them make a circle together. */
async function changing(
  context: Context,
  { hostId }: Acting,
  change: (trx: Transaction<Database>, forms: readonly StoredForm[]) => Promise<string>,
): Promise<CountedForm> {
  const id = await context.db
    .transaction()
    .execute(async (trx) => {
      await lockProfile(trx, hostId)
      return change(trx, await store.formsOf(trx, hostId))
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'routing_forms_slug')
        ? slugTaken('Another form has this address')
        : error
    })
  return getForm(context, hostId, id)
}

/** JSON columns are written as text. */
function written({ questions, rules, otherwise, ...form }: StoredForm) {
  return {
    ...form,
    questions: JSON.stringify(questions),
    rules: JSON.stringify(rules),
    otherwise: JSON.stringify(otherwise),
  }
}

async function refuseWrong(
  trx: Transaction<Database>,
  form: StoredForm,
  before: StoredForm | undefined,
  forms: readonly StoredForm[],
): Promise<void> {
  const { host_id: hostId, id, slug } = form
  const eventTypes = await listHostEventTypes({ db: trx }, hostId)
  if (slug !== before?.slug && eventTypes.some((event) => event.slug === slug))
    throw slugTaken('An event type has this address')
  const others = new Map(forms.filter((other) => other.id !== id).map((other) => [other.id, other]))
  const errors: FieldError[] = routingProblems(form, { id, others }).map(fieldErrorOf)
  const isThere = await targetsOf(trx, hostId)
  for (const { to, path } of targetsIn(form))
    if (!isThere(to) && to.kind !== 'form')
      errors.push({ path, reason: 'not_found', message: 'Expected one that is yours' })
    else if (to.kind === 'form' && !others.has(to.id) && to.id !== id)
      errors.push({ path, reason: 'not_found', message: 'Expected another form of yours' })
  if (errors.length > 0) throw new AppError('invalid_input', { errors })
}

function targetsIn({ rules, otherwise }: StoredForm): { to: RoutingTarget; path: string }[] {
  return [
    ...rules.map(({ to }, index) => ({ to, path: `rules[${index}].to` })),
    { to: otherwise, path: 'otherwise' },
  ]
}

/** Tells whether a target exists now and takes visitors. */
export async function targetsOf(
  db: Db,
  hostId: HostId,
  { isOpen = false }: { isOpen?: boolean } = {},
): Promise<(to: RoutingTarget) => boolean> {
  const [events, people, forms] = await Promise.all([
    listHostEventTypes({ db }, hostId),
    membersOf(db, hostId),
    store.formsOf(db, hostId),
  ])
  return (to) => {
    switch (to.kind) {
      case 'event_type':
        return events.some(({ id, is_on }) => id === to.id && (is_on || !isOpen))
      case 'person':
        return people.some(({ id }) => id === to.id)
      case 'form':
        return forms.some(({ id, is_on }) => id === to.id && (is_on || !isOpen))
      case 'address':
      case 'text':
        return true
    }
  }
}

const MESSAGES: Record<RoutingProblem['code'], string> = {
  unknown_question: 'Expected the id of a question of this form',
  unknown_choice: 'Expected ids of choices of this question',
  duplicate_id: 'Expected an id that no other question has',
  choices_missing: 'Expected at least one choice, each with a text',
  duplicate_choice: 'Expected choices that differ',
  no_choices: 'Expected at least one choice',
  circle: 'This form would lead back to itself; expected another target',
}

function fieldErrorOf({ path, code }: RoutingProblem): FieldError {
  return { path, reason: code, message: MESSAGES[code] }
}

function slugTaken(message: string): AppError {
  return new AppError('slug_taken', { errors: [{ path: 'slug', reason: 'taken', message }] })
}
