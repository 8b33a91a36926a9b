import type { Outreach, OutreachCampaign, OutreachTarget } from '@scheduling/contract'
import { HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'
import { campaignOf } from '../campaigns/fixture.ts'

export interface OutreachState {
  outreach: Outreach
  targets: OutreachTarget[]
}

export function linkedOf(number: number, change: Partial<OutreachCampaign> = {}): OutreachCampaign {
  return {
    campaignId: campaignOf(number).id,
    targetId: '40001',
    targetName: 'Founders in spring',
    linkField: 'booking_link',
    tag: null,
    push: null,
    booked: { told: 0, waiting: 0, failed: 0 },
    replied: 0,
    ...change,
  }
}

const push = { total: 240, done: 96, refused: 3, startedAt: iso(NOW - HOUR), failure: null }

/** A tool in use: one campaign is being added, another was refused. */
export const busyOutreach: Outreach = {
  connectionId: idOf('connection', 1),
  campaigns: [
    linkedOf(1, {
      tag: 'Booked',
      push: { ...push, state: 'running' },
      booked: { told: 4, waiting: 1, failed: 1 },
      replied: 7,
    }),
    linkedOf(2, { targetName: 'Agencies', push: { ...push, state: 'failed', failure: 'invalid' } }),
  ],
  hook: { madeAt: iso(NOW - HOUR), heardAt: iso(NOW - HOUR) },
}

const outreachState = (): OutreachState => ({
  outreach: { connectionId: idOf('connection', 1), campaigns: [], hook: null },
  targets: [
    { id: '40001', name: 'Founders in spring', isReady: true },
    { id: '40002', name: 'Agencies, second try', isReady: false },
  ],
})

function outreachAnswers(
  state: OutreachState,
): Answers<
  | 'GET /outreach/:id'
  | 'GET /outreach/:id/targets'
  | 'PUT /outreach/:id/campaigns/:campaignId'
  | 'DELETE /outreach/:id/campaigns/:campaignId'
  | 'POST /outreach/:id/campaigns/:campaignId/push'
  | 'DELETE /outreach/:id/campaigns/:campaignId/push'
  | 'POST /outreach/:id/hook'
  | 'DELETE /outreach/:id/hook'
> {
  const change = (to: Partial<Outreach>) => (state.outreach = { ...state.outreach, ...to })
  const changeOne = (campaignId: string, to: Partial<OutreachCampaign>) =>
    change({
      campaigns: state.outreach.campaigns.map((each) =>
        each.campaignId === campaignId ? { ...each, ...to } : each,
      ),
    })
  const others = (campaignId: string) =>
    state.outreach.campaigns.filter((each) => each.campaignId !== campaignId)
  return {
    'GET /outreach/:id': () => state.outreach,
    'GET /outreach/:id/targets': () => ({ targets: state.targets }),
    'PUT /outreach/:id/campaigns/:campaignId': ({ params: { campaignId }, body }) =>
      change({
        campaigns: [...others(campaignId), linkedOf(1, { ...body, tag: body.tag ?? null, campaignId })],
      }),
    'DELETE /outreach/:id/campaigns/:campaignId': ({ params: { campaignId } }) =>
      change({ campaigns: others(campaignId) }),
    'POST /outreach/:id/campaigns/:campaignId/push': ({ params: { campaignId } }) =>
      changeOne(campaignId, { push: { ...push, done: 0, refused: 0, total: 2, state: 'running' } }),
    'DELETE /outreach/:id/campaigns/:campaignId/push': ({ params: { campaignId } }) =>
      changeOne(campaignId, { push: { ...push, state: 'stopped' } }),
    'POST /outreach/:id/hook': () => ({
      address: 'https://meet.example.com/hooks/outreach/rW3bQ0c4sWkVn7mPq2xYt8uZ1aBcDeFgHiJkLmNoPqR',
      outreach: change({ hook: { madeAt: iso(NOW), heardAt: null } }),
    }),
    'DELETE /outreach/:id/hook': () => change({ hook: null }),
  }
}

export const outreachFixture = { state: outreachState, answers: outreachAnswers }
