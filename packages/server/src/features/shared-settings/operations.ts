import type { EventType, InheritedSettings, SharedField, SharedSettings } from '@scheduling/contract'
import { SHARED_FIELDS } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { fieldError, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting, SignedIn } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { refuseEventType } from '../event-types/rules.ts'
import { lockProfile } from '../hosts/operations.ts'
import {
  holdMember,
  isOrganization,
  listOrganizations,
  lockOrganization,
  membersOf,
} from '../organizations/operations.ts'
import { applyShared } from './apply.ts'
import { NOTHING_SHARED, sharedFields, shares } from './fields.ts'
import { INHERITED } from './queues.ts'
import { inherit, inheritedOf, makeAllOwn, makeOwn, putShared, sharedBy } from './store.ts'

/** Throws `organization_not_found` for one's own host. */
export async function getShared({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<SharedSettings> {
  if (!(await isOrganization(db, hostId))) throw notFound('organization_not_found', hostId)
  return (await sharedBy(db, [hostId])).get(hostId) ?? NOTHING_SHARED
}

/** A job for each member brings what they inherit in line. Throws what reading does, `invalid_input`. Repeat: the same. */
export async function saveShared(
  context: Context,
  acting: Acting,
  settings: SharedSettings,
): Promise<SharedSettings> {
  const { hostId } = acting
  const { reminders, questions } = settings
  refuseEventType({ ...(reminders && { reminders }), ...(questions && { questions }) })
  return context.db.transaction().execute(async (trx) => {
    await lockOrganization(trx, hostId)
    await getShared({ db: trx }, hostId)
    await putShared(trx, hostId, settings)
    await bringAllInLine(context, trx, hostId)
    await recordActivity(context, trx, acting, 'settings_changed')
    return settings
  })
}

/** Organizations of which the person is no member any more are absent. */
export async function getInherited(context: Context, signedIn: SignedIn): Promise<InheritedSettings> {
  const organizations = await listOrganizations(context, signedIn)
  const shared = await sharedBy(
    context.db,
    organizations.map(({ host }) => host.id),
  )
  const inherited = await inheritedOf(context.db, signedIn.hostId)
  // Nothing is inherited by an organization.
  const isOwnHost = !(await isOrganization(context.db, signedIn.hostId))
  return {
    fields: SHARED_FIELDS.map((field) => ({
      field,
      organizationId: inherited.find((one) => one.field === field)?.organization ?? null,
      offers: organizations
        .filter(({ host }) => isOwnHost && shares(shared.get(host.id), field))
        .map(({ host }) => ({ organizationId: host.id, name: host.name })),
    })),
  }
}

/**
 * Inherits a field from now on, or makes it the person's own, with the value that it has. Throws `invalid_input` if that
 * organization shares no such field with the person. Repeat: the same.
 */
export async function chooseInherited(
  context: Context,
  signedIn: SignedIn,
  { field, organizationId }: { field: SharedField; organizationId: string | null },
): Promise<InheritedSettings> {
  const { hostId } = signedIn
  await context.db.transaction().execute(async (trx) => {
    if (organizationId === null) await makeOwn(trx, hostId, [field])
    else await applySettings(context, trx, signedIn, { field, organizationId })
    await recordActivity(context, trx, signedIn, 'settings_changed')
  })
  return getInherited(context, signedIn)
}

async function applySettings(
  context: Context,
  trx: Transaction<Database>,
  signedIn: SignedIn,
  { field, organizationId }: { field: SharedField; organizationId: string },
): Promise<void> {
  const { hostId: person } = signedIn
  const organizations = await listOrganizations({ db: trx }, signedIn)
  const organization = organizations.find(({ host }) => host.id === organizationId)?.host
  // Whoever leaves meanwhile waits.
  const isMember = organization && (await holdMember(trx, organization.id, person))
  const shared = organization && (await sharedBy(trx, [organization.id])).get(organization.id)
  if (!isMember || !shared || !shares(shared, field))
    throw fieldError(
      'organizationId',
      'not_found',
      'Expected an organization that shares this field with you',
    )
  await lockProfile(trx, person)
  await inherit(trx, { host_id: person, field, organization: organization.id })
  await applyShared(context, trx, person, { organization, shared, fields: [field] })
}

/**
 * Called when a host changes settings. Whoever changes what they inherit has their own from then on; what an organization
 * changes reaches those who inherit it.
 */
export async function followSettings(
  context: Context,
  trx: Transaction<Database>,
  { hostId, fields }: { hostId: HostId; fields: readonly SharedField[] },
): Promise<void> {
  await makeOwn(trx, hostId, fields)
  const shared = (await sharedBy(trx, [hostId])).get(hostId)
  if (sharedFields(shared).some((field) => fields.includes(field))) await bringAllInLine(context, trx, hostId)
}

/** Called when somebody goes: what they inherited is their own. */
export async function keepInherited(
  _: Context,
  trx: Transaction<Database>,
  { organization, person }: { organization: HostId; person: HostId },
): Promise<void> {
  await makeAllOwn(trx, person, organization)
}

/** Called when an event type is added. */
export async function beginEventType(
  db: Db,
  hostId: HostId,
): Promise<Partial<Pick<EventType, 'reminders' | 'questions'>>> {
  const inherited = await inheritedOf(db, hostId)
  const shared = await sharedBy(
    db,
    inherited.map(({ organization }) => organization),
  )
  const valueOf = <Field extends 'reminders' | 'questions'>(field: Field) => {
    const from = inherited.find((one) => one.field === field)
    return (from && shared.get(from.organization)?.[field]) ?? undefined
  }
  const [reminders, questions] = [valueOf('reminders'), valueOf('questions')]
  return { ...(reminders && { reminders }), ...(questions && { questions }) }
}

async function bringAllInLine(
  { jobs }: Context,
  trx: Transaction<Database>,
  organization: HostId,
): Promise<void> {
  const members = await membersOf(trx, organization)
  await jobs.send(
    trx,
    INHERITED,
    members.map(({ person }) => ({ data: { person, organization } })),
  )
}
