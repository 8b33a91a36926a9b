import { afterAll, describe, expect, test } from 'vitest'
import { specification } from '../specifications/folder.ts'
import { operationsOf } from '../specifications/operations.ts'
import { startInstantly } from './server.ts'

// Instantly's own description is the judge: if it complains, the stand-in is wrong.
const instantly = await startInstantly()
afterAll(() => instantly.close())

async function call(method: string, path: string, body?: object, key = instantly.key): Promise<unknown> {
  const response = await fetch(`${instantly.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const v2 = specification('instantly/openapi.v2.cut.json')

describe.skipIf(v2 === undefined)('every request and answer is as the service is described', () => {
  test('of each call', async () => {
    const { request, response } = operationsOf(v2 ?? '')
    const judged = async (method: string, path: string, body?: object, named = path) => {
      const wrong = body ? request(`${method} ${named}`, body) : []
      const answer = await call(method, path, body)
      expect([...wrong, ...response(`${method} ${named}`, answer)]).toEqual([])
      return answer as { items: { id: string }[] }
    }
    const { items } = await judged('GET', '/api/v2/campaigns')
    const campaign = items[0]?.id ?? ''
    const lead = { email: 'ada@example.test', first_name: 'Ada', custom_variables: { booking_link: 'x' } }
    await judged('POST', '/api/v2/leads/add', { campaign_id: campaign, leads: [lead, { email: 'no' }] })
    const listed = await judged('POST', '/api/v2/leads/list', { campaign, contacts: [lead.email], limit: 1 })
    const path = `/api/v2/leads/${listed.items[0]?.id}`
    await judged('PATCH', path, { custom_variables: { booking_link: 'y' } }, '/api/v2/leads/{id}')
    const told = { lead_email: lead.email, interest_value: 2, campaign_id: campaign }
    expect(request('POST /api/v2/leads/update-interest-status', told)).toEqual([])
    await call('POST', '/api/v2/leads/update-interest-status', told)
    expect(instantly.workspace.leads).toMatchObject([{ fields: { booking_link: 'y' }, state: 'booked' }])
  })

  test('of what is refused', async () => {
    expect(await call('GET', '/api/v2/campaigns', undefined, 'another')).toMatchObject({ statusCode: 401 })
    expect(await call('POST', '/api/v2/leads/add', { campaign_id: 'x', leads: [] })).toMatchObject({
      statusCode: 404,
      error: 'Not Found',
    })
  })
})
