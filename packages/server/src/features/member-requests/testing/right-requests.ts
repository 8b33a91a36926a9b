import { ACTING_FOR } from '@scheduling/contract'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../../testing/organizations.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { mailTo } from './requests.ts'

export async function rightRequests({ app }: World): Promise<RightRequests> {
  // An account owns one organization at most.
  const [owner, member] = [await openAccount(app), await openAccount(app)]
  const organization = await addOrganization(app, owner)
  await join(app, organization, member)
  const { api } = organization
  const asMember = actingFor(app, member, organization.id)
  const event = await addEvent({ ...owner, api })
  const params = { id: event.id }
  const managed = { locked: [], everybody: false, people: [] }
  const as = ({ token }: TestHost) => ({ authorization: `Bearer ${token}`, [ACTING_FOR]: organization.id })
  const wish = { kind: 'event_type' as const, eventTypeId: event.id }
  let asked = { id: '', key: '' }
  const renew = async () => {
    await api.call('PUT /event-types/:id/managed', { params, body: managed })
    const { request } = await asMember.call('POST /organization/requests', { body: wish })
    if (request.id === asked.id) return
    const mail = await mailTo(app, 'asked', owner, organization, request.id)
    asked = { id: request.id, key: String(mail?.key) }
  }
  await renew()
  return {
    requests: {
      'GET /organization/event-types': () => ({ headers: as(member) }),
      'POST /organization/requests': () => ({ headers: as(member), body: wish }),
      'POST /organization/requests/:id/answer': () => ({
        headers: as(owner),
        params: { id: asked.id },
        body: { answer: 'declined' },
      }),
      'GET /organization/request': () => ({ query: { key: asked.key } }),
      'POST /organization/request': () => ({ query: { key: asked.key }, body: { answer: 'declined' } }),
    },
    async renew(route) {
      if (route.includes('/organization/request')) await renew()
    },
  }
}
