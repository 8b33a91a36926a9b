import { allows, configsOf, FEATURES } from '@scheduling/domain/entitlements'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { findHost } from '../hosts/operations.ts'
import { putUpgradePopup, removeUpgradePopup } from './popup-store.ts'

const limited = await startTestApp({ hasPlans: true })
const free = await startTestApp()

/** A host whose plan allows one event type and no feature. */
async function poorHost(app: TestApp) {
  const host = await openAccount(app)
  await app.context.db
    .updateTable('plans')
    .set({ plan_type: 'entry_monthly', event_numbers: 1, configs: '[]', trial_end: new Date(0) })
    .where('host_id', '=', host.me.userID)
    .execute()
  await addEvent(host)
  return host
}
const NOBODY = { configs: [] }
const another = {
  name: 'Another',
  slug: 'another',
  description: 'More',
  locations: [{ kind: 'zoom' as const }],
}

const campaign = { name: 'Spring', destination: { kind: 'url' as const, url: 'https://client.example/' } }
const recording = () => ({
  source: 'recorded' as const,
  id: randomUUID(),
  name: 'recording.mp4',
  bytes: null,
})

/** Uses what is locked. A feature's lock that is missing here has no test, and does not compile. */
const USE: Record<(typeof FEATURES)[number]['locks'][number], { body: object }> = {
  'PATCH /settings/branding': { body: { hidesProductName: true } },
  'POST /campaigns': {
    body: { name: 'Spring', destination: { kind: 'url', url: 'https://client.example/' } },
  },
  'POST /hooks': { body: { target_url: 'http://127.0.0.1:1/', event: 'invitee.created' } },
  get 'POST /videos'() {
    return { body: { source: 'recorded', id: randomUUID(), name: 'recording.mp4', bytes: null } }
  },
  get 'POST /organizations'() {
    return { body: { name: 'Studio', link: `studio-${randomUUID().slice(0, 8)}` } }
  },
}

describe.each(FEATURES)('$slug', ({ slug, locks }) => {
  test.each([
    ['to a trial that began before it was sold', limited, '[]'],
    ['where there are no plans', free, '[]'],
    ['where there are no plans, whatever was refused before', free, configsWith('no', slug)],
  ])('is known %s', async (_, app, configs) => {
    const host = await openAccount(app)
    await app.context.db.updateTable('plans').set({ configs }).where('host_id', '=', host.me.userID).execute()
    expect(allows(await host.api.call('GET /users/aboutme'), slug)).toBe(true)
    expect(allows((await findHost(app.context, host.me.userID)) ?? NOBODY, slug)).toBe(true)
    for (const route of locks) await host.api.call(route, USE[route])
  })

  test('is locked in a plan that lacks it alone', async () => {
    const host = await openAccount(limited)
    const others = configsOf(FEATURES.filter((feature) => feature.slug !== slug))
    await limited.context.db
      .updateTable('plans')
      .set({ plan_type: 'entry_monthly', configs: JSON.stringify(others) })
      .where('host_id', '=', host.me.userID)
      .execute()
    expect(allows(await host.api.call('GET /users/aboutme'), slug)).toBe(false)
    for (const route of locks)
      expect((await host.api.refusal(route, USE[route])).code).toBe('upgrade_required')
  })
})

function configsWith(data: string, slug: string): string {
  return JSON.stringify([{ slug, data, popup: null }])
}

test('what a plan does not allow is refused, and the dashboard is told the same', async () => {
  const { api } = await poorHost(limited)
  expect(await api.call('GET /users/aboutme')).toMatchObject({
    account_type: 'prime',
    event_numbers: 1,
    configs: [],
    trial_end: 0,
    server: { origin: 'https://meet.example.test', hasPlans: true },
  })
  expect(await api.refusal('POST /event-types', { body: another })).toMatchObject({
    code: 'event_limit_reached',
  })
  const hide = { body: { hidesProductName: true } }
  expect(await api.refusal('PATCH /settings/branding', hide)).toMatchObject({ code: 'upgrade_required' })
})

test('who lacks a feature is told what the operator has written for it, and whoever has it is not', async () => {
  const { db } = limited.context
  const [poor, rich] = [await poorHost(limited), await openAccount(limited)]
  const said = async ({ api }: typeof poor) => {
    const { configs, upgrade_popups: popups } = await api.call('GET /users/aboutme')
    return { configs, popups }
  }
  const before = await said(rich)
  await putUpgradePopup(db, { id: 'hide-product-name', html: 'It comes with <b>Growth</b>.' })
  expect(await said(poor)).toEqual({
    configs: [{ slug: 'hide-product-name', data: 'no', popup: 'hide-product-name' }],
    popups: [{ id: 'hide-product-name', html: 'It comes with <b>Growth</b>.' }],
  })
  expect(await said(rich)).toEqual(before)
  await removeUpgradePopup(db, 'hide-product-name')
  expect(await said(poor)).toEqual({ configs: [], popups: [] })
})

test('an uploaded file is no recording, and is not locked with it', async () => {
  const { api } = await poorHost(limited)
  await api.call('POST /videos', { body: { source: 'uploaded', name: 'tour.mp4', bytes: 1_000 } })
})

test('a trial is told its minutes, and what the operator has written for when they are used up', async () => {
  const { db } = limited.context
  const { api } = await openAccount(limited)
  const minutes = async () => {
    const { configs, upgrade_popups: popups } = await api.call('GET /users/aboutme')
    return { config: configs.find(({ slug }) => slug === 'dynamic-videos-minutes'), popups }
  }
  const config = { slug: 'dynamic-videos-minutes', data: '1000', popup: null }
  expect(await minutes()).toEqual({ config, popups: [] })
  const popup = { id: 'dynamic-videos-minutes', html: 'More come with <b>Growth</b>.' }
  await putUpgradePopup(db, popup)
  expect(await minutes()).toEqual({ config: { ...config, popup: popup.id }, popups: [popup] })
  const { api: unlimited } = await openAccount(free)
  expect((await unlimited.call('GET /users/aboutme')).upgrade_popups).toEqual([])
  await removeUpgradePopup(db, popup.id)
})

test.each(['business', 'lite', 'essential', 'professional'])(
  'who was granted the plan %s after a trial records videos and sends them',
  async (plan) => {
    const host = await openAccount(limited)
    await limited.context.db
      .updateTable('plans')
      .set({ account_type: 'prime', plan_type: plan, configs: '[]' })
      .where('host_id', '=', host.me.userID)
      .execute()
    await host.api.call('POST /videos', { body: recording() })
    await host.api.call('POST /campaigns', { body: campaign })
  },
)

test('where there are no plans nothing is locked and nothing ends', async () => {
  const { api } = await poorHost(free)
  expect(await api.call('GET /users/aboutme')).toMatchObject({
    account_type: 'prime',
    plan_type: 'Free',
    event_numbers: null,
    trial_end: null,
    server: { hasPlans: false },
  })
  await api.call('POST /event-types', { body: another })
  expect(await api.call('PATCH /settings/branding', { body: { hidesProductName: true } })).toMatchObject({
    hidesProductName: true,
  })
})
