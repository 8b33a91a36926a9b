import { ACTING_FOR } from '@scheduling/contract'
import type { Role } from '@scheduling/domain/roles'
import { randomUUID } from 'node:crypto'
import { addMember } from '../features/organizations/operations.ts'
import type { HostId } from '../host-id.ts'
import type { TestApp } from './app.ts'
import type { TestClient } from './client.ts'
import { testClient } from './client.ts'
import type { TestHost } from './hosts.ts'

export interface TestOrganization {
  id: HostId
  link: string
  /** Calls of its owner, who acts for it. */
  api: TestClient
}

export async function addOrganization(
  app: TestApp,
  owner: TestHost,
  link = `studio-${randomUUID().slice(0, 8)}`,
): Promise<TestOrganization> {
  const body = { name: 'Studio North', link }
  const organization = await owner.api.call('POST /organizations', { body })
  const id = organization.id as HostId
  return { id, link, api: actingFor(app, owner, id) }
}

/** The calls of somebody who acts for an organization. */
export function actingFor(app: TestApp, { token }: TestHost, hostId: HostId): TestClient {
  return testClient(app.url, `Bearer ${token}`, { [ACTING_FOR]: hostId })
}

/** Makes a member the owner, who agrees. */
export async function transfer(
  app: TestApp,
  { id, api }: TestOrganization,
  next: TestHost,
  member_id: string,
): Promise<void> {
  await api.call('POST /organization/transfer', { body: { member_id } })
  await actingFor(app, next, id).call('POST /organization/transfer/accept')
}

/** Adds a member without an invitation. Answers the member's id. */
export async function join(
  app: TestApp,
  { id }: Pick<TestOrganization, 'id'>,
  { accountId, me }: TestHost,
  role: Role = 'member',
): Promise<string> {
  const now = new Date(app.clock.now())
  const member = { accountId, person: me.userID, role, now }
  return app.context.db.transaction().execute(async (trx) => addMember(app.context, trx, id, member))
}
