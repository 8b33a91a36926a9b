import { ACTING_FOR } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { TestHost } from '../../../testing/hosts.ts'
import { openAccount } from '../../../testing/hosts.ts'
import type { TestOrganization } from '../../../testing/organizations.ts'
import { addOrganization, join } from '../../../testing/organizations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { organizationsOf, removeHost } from '../../hosts/operations.ts'
import { acceptKeyFor, pendingEmailKey, invite, mailedKey, writtenMail } from './invitations.ts'

interface Furnished extends TestOrganization {
  owner: TestHost
  /** Of `host`. */
  memberId: string
  /** Who is asked to own it. */
  next: TestHost
  nextId: string
  invitation: { id: string }
  key: string
  emailKey: string
  acceptKey: string
}

/** With a new owner, because an account creates only a few. */
async function furnish({ app, host }: World): Promise<Furnished> {
  const owner = await openAccount(app)
  const organization = await addOrganization(app, owner)
  const memberId = await join(app, organization, host)
  const next = await openAccount(app)
  const nextId = await join(app, organization, next)
  await organization.api.call('POST /organization/transfer', { body: { member_id: nextId } })
  // A mailbox gets only a few.
  const id = await invite(organization, `${randomUUID()}@park.example`)
  const mail = await writtenMail(app, organization, id)
  const emailKey = await pendingEmailKey(app, organization, `${randomUUID()}@park.example`)
  const key = String(mail?.key)
  const acceptKey = await acceptKeyFor(
    app,
    await mailedKey(app, organization, `${randomUUID()}@park.example`),
  )
  return { ...organization, owner, memberId, next, nextId, invitation: { id }, key, emailKey, acceptKey }
}

/** `host` owns and belongs to nothing any more. */
async function clear({ app, host }: World): Promise<void> {
  const { context } = app
  for (const id of await organizationsOf(context.db, host.accountId))
    await context.db.transaction().execute(async (trx) => removeHost(context, trx, id))
}

export async function rightRequests(world: World): Promise<RightRequests> {
  const { host } = world
  let here = await furnish(world)
  const acting = ({ token }: TestHost) => ({ authorization: `Bearer ${token}`, [ACTING_FOR]: here.id })
  const about = () => ({ headers: acting(here.owner), body: { member_id: here.memberId } })
  return {
    requests: {
      'GET /organizations': () => ({}),
      'POST /organizations': () => ({ body: { name: 'Studio', link: `studio-${randomUUID().slice(0, 8)}` } }),
      'GET /organization': () => ({ headers: acting(here.owner) }),
      'DELETE /organization': () => ({ headers: acting(here.owner), body: { link: here.link } }),
      'POST /organization/invitations': () => ({
        headers: acting(here.owner),
        body: { email: 'new@park.example', role: 'member' },
      }),
      'DELETE /organization/invitations/:id': () => ({
        headers: acting(here.owner),
        params: here.invitation,
      }),
      'POST /organization/accept': () => ({ query: { key: here.key } }),
      'POST /organization/joining': () => ({ query: { key: here.acceptKey } }),
      'PUT /organization/email': () => ({
        headers: acting(here.owner),
        body: { email: 'hello@park.example' },
      }),
      'DELETE /organization/email/pending': () => ({ headers: acting(here.owner) }),
      'POST /organization/email/confirm': () => ({ query: { key: here.emailKey } }),
      'PATCH /organization/members': () => {
        const { headers, body } = about()
        return { headers, body: { ...body, role: 'admin' } }
      },
      'PATCH /organization/members/shown': () => {
        const { headers, body } = about()
        return { headers, body: { ...body, isShown: false } }
      },
      'DELETE /organization/members': about,
      'POST /organization/transfer': () => ({
        headers: acting(here.owner),
        body: { member_id: here.nextId },
      }),
      'DELETE /organization/transfer': () => ({ headers: acting(here.owner) }),
      'POST /organization/transfer/accept': () => ({ headers: acting(here.next) }),
      'POST /organization/transfer/decline': () => ({ headers: acting(here.next) }),
      'POST /organization/leave': () => ({ headers: acting(host) }),
    },
    async renew(route) {
      if (!route.includes('/organization')) return
      await clear(world)
      here = await furnish(world)
    },
  }
}
