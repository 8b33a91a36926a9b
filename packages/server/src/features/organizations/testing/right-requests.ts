import { ACTING_FOR } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { TestHost } from '../../../testing/hosts.ts'
import { openAccount } from '../../../testing/hosts.ts'
import type { TestOrganization } from '../../../testing/organizations.ts'
import { addOrganization, join } from '../../../testing/organizations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { organizationsOf, removeHost } from '../../hosts/operations.ts'
import { askedKey, invite, writtenMail } from './invitations.ts'

interface Furnished extends TestOrganization {
  owner: TestHost
  /** Of `host`. */
  memberId: string
  invitation: { id: string }
  key: string
  emailKey: string
}

/** With a new owner, because an account creates only a few. */
async function furnish({ app, host }: World): Promise<Furnished> {
  const owner = await openAccount(app)
  const organization = await addOrganization(app, owner)
  const memberId = await join(app, organization, host)
  // A mailbox gets only a few.
  const id = await invite(organization, `${randomUUID()}@park.example`)
  const mail = await writtenMail(app, organization, id)
  const emailKey = await askedKey(app, organization, `${randomUUID()}@park.example`)
  return { ...organization, owner, memberId, invitation: { id }, key: String(mail?.key), emailKey }
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
      'PUT /organization/email': () => ({
        headers: acting(here.owner),
        body: { email: 'hello@park.example' },
      }),
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
      'POST /organization/transfer': about,
      'POST /organization/leave': () => ({ headers: acting(host) }),
    },
    async renew(route) {
      if (!route.includes('/organization')) return
      await clear(world)
      here = await furnish(world)
    },
  }
}
