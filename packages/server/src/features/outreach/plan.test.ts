import { configsOf, FEATURES } from '@scheduling/domain/entitlements'
import { expect, test } from 'vitest'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { connectTool, drainTools, startOutreachApp } from '../../testing/stand-ins/outreach.ts'

const { app, tools } = await startOutreachApp({ hasPlans: true })
const [tool] = tools

test('in a plan without outreach tools nothing is set or sent, and what waits comes with the plan', async () => {
  if (!tool) throw new Error('No stand-in')
  const host = await openAccount(app)
  const { id } = await connectTool(host, tool)
  const destination = { kind: 'event' as const, eventTypeId: (await addEvent(host)).id }
  const campaign = await host.api.call('POST /campaigns', { body: { name: 'Spring', destination } })
  const leads = [{ externalKey: 'https://www.linkedin.com/in/anna' }]
  await host.api.call('POST /campaigns/:id/leads', { params: { id: campaign.id }, body: { leads } })
  const params = { id, campaignId: campaign.id }
  const body = {
    targetId: tool.workspace.campaigns[0]?.id ?? '',
    targetName: 'Founders',
    linkField: tool.field,
  }
  await host.api.call('PUT /outreach/:id/campaigns/:campaignId', { params, body })
  await host.api.call('POST /outreach/:id/campaigns/:campaignId/push', { params })
  const allow = async (features: typeof FEATURES) =>
    app.context.db
      .updateTable('plans')
      .set({ plan_type: 'entry_monthly', configs: JSON.stringify(configsOf(features)) })
      .where('host_id', '=', host.me.userID)
      .execute()
  await allow(FEATURES.filter(({ slug }) => slug !== 'outreach') as never)
  await drainTools(app, host)
  expect(tool.workspace.leads).toEqual([])
  for (const [route, given] of [
    ['GET /outreach/:id/targets', undefined],
    ['PUT /outreach/:id/campaigns/:campaignId', body],
    ['POST /outreach/:id/campaigns/:campaignId/push', undefined],
    ['POST /outreach/:id/hook', undefined],
  ] as const)
    expect((await host.api.refusal(route, { params, body: given })).code).toBe('upgrade_required')
  await allow(FEATURES)
  await drainTools(app, host)
  expect(tool.workspace.leads).toMatchObject([{ profile: 'https://www.linkedin.com/in/anna' }])
})
