import { FEATURES, allows, SEATS } from '@scheduling/domain/entitlements'
import { PLAN_TYPES, PLANS, tierOf } from '@scheduling/domain/pricing'
import type { PlanType } from '@scheduling/domain/pricing'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../testing/client.ts'
import { openAccount } from '../../testing/hosts.ts'
import type { TestHost } from '../../testing/hosts.ts'
import type { TestOrganization } from '../../testing/organizations.ts'
import { actingFor, addOrganization, join, transfer } from '../../testing/organizations.ts'
import { addCard, confirm, startShop, subscriber } from '../../testing/stand-ins/stripe.ts'
import { grantPlan } from '../plans/granted.ts'
import { overviewOf } from './overview.ts'

// Nobody who pays may do less than in the trial before.

const shop = await startShop()
const { app } = shop
const abroad = { timeZone: 'America/New_York' }

const orderOf = (plan_type: PlanType) => ({ plan_type, quantity: PLANS[tierOf(plan_type)].minimum })
const inviting = () => ({
  body: { email: `guest-${randomUUID().slice(0, 8)}@firm.test`, role: 'member' as const },
})
const studio = () => ({ body: { name: 'Studio North', link: `studio-${randomUUID().slice(0, 8)}` } })

async function buy(host: Pick<TestHost, 'api'>, planType: PlanType): Promise<void> {
  await addCard(shop, host as TestHost)
  const { data } = await host.api.call('POST /stripe/subscribe', { body: orderOf(planType) })
  if (data.clientSecret !== null) await confirm(shop, data.clientSecret)
  await host.api.call('GET /stripe/getBilling')
}

const give = (member_id: string) => ({ body: { member_id } })

async function grow(organization: TestOrganization, count: number): Promise<void> {
  for (let one = 0; one < count; one++) await join(app, organization, await openAccount(app))
}

/** The plan by then. Sessions would have ended, so nobody asks for it. */
async function monthLater({ me }: TestHost): Promise<void> {
  app.clock.advance(32 * 24 * 60)
  await overviewOf(app.context, me.userID)
  app.clock.advance(-32 * 24 * 60)
}

/** Uses a feature that locks a call. */
const USE: Partial<Record<(typeof FEATURES)[number]['slug'], (api: TestClient) => Promise<unknown>>> = {
  'hide-product-name': (api) => api.call('PATCH /settings/branding', { body: { hidesProductName: true } }),
  'dynamic-videos': (api) =>
    api.call('POST /campaigns', {
      body: { name: 'Spring', destination: { kind: 'url', url: 'https://client.example/' } },
    }),
  screencast: (api) =>
    api.call('POST /videos', {
      body: { source: 'recorded', id: randomUUID(), name: 'recording.mp4', bytes: null },
    }),
  automations: (api) =>
    api.call('POST /hooks', { body: { target_url: 'http://127.0.0.1:1/', event: 'invitee.created' } }),
  organization: (api) => api.call('POST /organizations', studio()),
}

describe.each(PLAN_TYPES)('%s', (planType) => {
  // By the rules, Entry has no organization. All else that a trial has comes with every plan.
  const hasOrganizations = SEATS[tierOf(planType)] > 0

  test('has what the trial before it has', async () => {
    const host = await openAccount(app, abroad)
    const trial = await host.api.call('GET /users/aboutme')
    await buy(host, planType)
    const paid = await host.api.call('GET /users/aboutme')
    expect(paid).toMatchObject({ account_type: 'prime', plan_type: planType })
    const lost = FEATURES.map(({ slug }) => slug).filter((slug) => allows(trial, slug) && !allows(paid, slug))
    expect(lost).toEqual(hasOrganizations ? [] : ['organization'])
    for (const { slug, locks } of FEATURES) {
      if (locks.length === 0 || lost.includes(slug)) continue
      if (!USE[slug]) throw new Error(`no request uses ${slug}`)
      await USE[slug](host.api)
    }
  })

  test.runIf(hasOrganizations)('of a person goes on with the organization from the trial', async () => {
    const owner = await openAccount(app, abroad)
    const { api } = await addOrganization(app, owner)
    await api.call('POST /organization/invitations', inviting())
    await buy(owner, planType)
    await api.call('POST /organization/invitations', inviting())
    expect((await api.call('GET /organization')).seats).toBe(SEATS[tierOf(planType)])
    app.clock.advance(15 * 24 * 60)
    await api.call('POST /organization/invitations', inviting())
    app.clock.advance(-15 * 24 * 60)
  })

  test.runIf(hasOrganizations)('of an organization goes on with it', async () => {
    const owner = await openAccount(app, abroad)
    const organization = await addOrganization(app, owner)
    await buy({ api: organization.api }, planType)
    await organization.api.call('POST /organization/invitations', inviting())
    expect((await organization.api.call('GET /organization')).seats).toBe(SEATS[tierOf(planType)])
  })
})

test.each(['business', 'lite', 'essential', 'professional'])(
  '%s, granted to somebody whose trial is over, has everything that it has people for',
  async (plan_type) => {
    const host = await openAccount(app)
    await app.context.db
      .updateTable('plans')
      .set({ account_type: 'basic', plan_type: 'Free', configs: '[]' })
      .where('host_id', '=', host.me.userID)
      .execute()
    const granted = { account_type: 'prime', plan_type, event_numbers: null, quantity: 5 } as const
    await app.context.db.transaction().execute(async (trx) => grantPlan(trx, [host.me.userID], granted))
    const me = await host.api.call('GET /users/aboutme')
    const lacks = FEATURES.map(({ slug }) => slug).filter((slug) => !allows(me, slug))
    expect(lacks).toEqual(plan_type === 'business' ? [] : ['organization'])
  },
)

describe('an organization that has its owner’s plan', () => {
  test('loses it when the owner stops paying', async () => {
    const owner = await subscriber(shop)
    const { api } = await addOrganization(app, owner)
    expect(await api.call('GET /users/aboutme')).toMatchObject({ plan_type: 'growth_monthly' })
    await owner.api.call('POST /stripe/unsubscribe', { body: { reason: 'It is too expensive for us now.' } })
    await monthLater(owner)
    expect(await api.call('GET /users/aboutme')).toMatchObject({ account_type: 'basic', plan_type: 'Free' })
    expect((await api.refusal('POST /organization/invitations', inviting())).code).toBe('upgrade_required')
  })

  test('goes to somebody who has such a plan, and to nobody else', async () => {
    const [owner, poor, next] = [await subscriber(shop), await openAccount(app), await subscriber(shop)]
    const organization = await addOrganization(app, owner)
    const [poorId, nextId] = [await join(app, organization, poor), await join(app, organization, next)]
    await buy(poor, 'entry_monthly')
    expect((await organization.api.refusal('POST /organization/transfer', give(poorId))).code).toBe(
      'upgrade_required',
    )
    await transfer(app, organization, next, nextId)
    // The former owner creates another with the same plan, and ends it.
    await addOrganization(app, owner)
    await next.api.call('POST /stripe/unsubscribe', { body: { reason: 'It is too expensive for us now.' } })
    await monthLater(next)
    const api = actingFor(app, next, organization.id)
    expect(await api.call('GET /users/aboutme')).toMatchObject({ account_type: 'basic' })
  })
})

describe('more people than a plan holds', () => {
  test('keep it from being bought, before anything is charged', async () => {
    const owner = await openAccount(app, abroad)
    const { api } = await addOrganization(app, owner)
    await addCard(shop, { ...owner, api })
    expect((await api.refusal('POST /stripe/subscribe', { body: orderOf('entry_monthly') })).code).toBe(
      'exist_member_total',
    )
    expect((await api.call('GET /stripe/getBilling')).invoices).toEqual([])
  })

  test('keep the organization and its owner from switching to it, open invitations included', async () => {
    const owner = await subscriber(shop, orderOf('agency_monthly'))
    const organization = await addOrganization(app, owner)
    await grow(organization, 9)
    await organization.api.call('POST /organization/invitations', inviting())
    const change = async (planType: PlanType) =>
      (await owner.api.call('POST /stripe/changePlan', { body: orderOf(planType) })).data.status
    expect(await change('growth_monthly')).toBe('exist_member_total')
    expect(await change('entry_monthly')).toBe('exist_member_total')
    const [invitation] = (await organization.api.call('GET /organization')).invitations
    await organization.api.call('DELETE /organization/invitations/:id', {
      params: { id: String(invitation?.id) },
    })
    expect(await change('growth_monthly')).toBe('active')
    expect((await organization.api.call('GET /organization')).seats).toBe(10)
  })
})
