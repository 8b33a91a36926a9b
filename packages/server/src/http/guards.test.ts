import type { Api, Auth, OpenSession } from '@scheduling/contract'
import { DEFAULT_TEAM } from '../features/teams/default.ts'
import { api, scopeOf } from '@scheduling/contract'
import { describe, expect, test } from 'vitest'
import { ask } from '../features/clients/testing/ask.ts'
import { checkEach } from '../testing/check-each.ts'
import { databaseState } from '../testing/database-state.ts'
import type { Sent } from '../testing/client.ts'
import { connectApp } from '../features/oauth/testing/apps.ts'
import { connect, startGoogleApp } from '../testing/stand-ins/google.ts'
import { HOURS } from '../testing/hours.ts'
import { addEvent, book, openAccount, PASSWORD } from '../testing/hosts.ts'
import { addOrganization } from '../testing/organizations.ts'
import { blob, picture } from '../testing/pictures.ts'

// Each test asks hundreds of routes.
const PATIENCE = { timeout: 120_000 }

const { app } = await startGoogleApp()
const [host, other] = [await openAccount(app), await openAccount(app)]
const event = await addEvent(host)
const METADATA = `${app.context.config.publicUrl}/.well-known/oauth-protected-resource/api/v1`
const booked = await book(app, host, event, '2027-03-01T09:00:00Z')
const spare = await host.api.call('POST /availability', { body: { name: 'Spare', ...HOURS } })
const embed = await host.api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } })
const oneOff = await host.api.call('POST /one-offs', {
  body: {
    name: 'Catch up',
    duration: 30,
    locations: [{ kind: 'google_meet' }],
    slots: ['2027-03-02T19:00:00Z'],
    holdsTimes: true,
  },
})
const poll = await host.api.call('POST /polls', {
  body: {
    name: 'When?',
    duration: 30,
    locations: [{ kind: 'google_meet' }],
    timeZone: 'UTC',
    options: [{ start: '2027-03-03T19:00:00Z' }],
  },
})
const form = await host.api.call('POST /routing-forms', {
  body: { name: 'Guarded form', slug: 'guarded', otherwise: { kind: 'text', text: 'Write to us.' } },
})
const video = await host.api.call('POST /videos/links', {
  body: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Guarded video' },
})
const captions = { id: video.id, language: 'en' }
await host.api.call('PUT /videos/:id/captions/:language', {
  params: captions,
  body: { label: 'English', text: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello\n' },
})
const folder = await host.api.call('POST /video-folders', { body: { name: 'Guarded folder' } })
const campaign = await host.api.call('POST /campaigns', {
  body: { name: 'Guarded campaign', destination: { kind: 'event', eventTypeId: event.id } },
})
await host.api.call('POST /campaigns/:id/leads', {
  params: { id: campaign.id },
  body: { leads: [{ email: 'guarded-lead@client.example' }] },
})
const [lead] = (await host.api.call('GET /campaigns/:id/leads', { params: { id: campaign.id }, query: {} }))
  .leads
const hook = await host.api.call('POST /hooks', {
  body: { target_url: 'http://127.0.0.1:1/guarded', event: 'invitee.created' },
})
const webhook = await host.api.call('POST /webhooks', {
  body: { url: 'https://program.example/hook', events: ['invitee.created'] },
})
const [invitation = { id: '' }] = (
  await host.api.call('POST /referrals/invitations', { body: { email: 'noa@park.example' } })
).invitations
const { client } = await ask(host)
const organization = await addOrganization(app, host)
const {
  invitations: [toJoin = { id: '' }],
} = await organization.api.call('POST /organization/invitations', {
  body: { email: 'noa@park.example', role: 'member' },
})
await host.api.call('PUT /integrations/:appId', {
  params: { appId: 'ga4' },
  body: { trackingId: 'G-GUARDED01' },
})

const { key: apiKey } = await host.api.call('POST /api-keys', {
  body: { name: 'Guarded key', scopes: ['bookings:read'], days: null, current: PASSWORD },
})
await connectApp(app, host)
const [grant] = (await host.api.call('GET /oauth/grants')).grants
const [registered] = (await host.api.call('GET /oauth/apps')).apps
const connection = await connect(host)
const exported = await host.api.call('POST /export')

const routes = Object.entries(api) as [keyof Api, (typeof api)[keyof Api]][]
const routesFor = (...auths: Auth[]) =>
  routes.filter(([, route]) => auths.includes(route.auth)).map(([key]) => key)
const ofHosts = routesFor('host', 'verified')

// A right request for each route that names something of a host. Only the caller is wrong.
const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }
const move = { start: '2027-03-02T09:00:00Z', reason: '' }
const [session] = (await host.api.call('GET /users/sessions')).sessions as [OpenSession]

const { rows: keys } = await app.context.pool.query<{ id: string }>(
  `insert into passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
   values ($1, 'guarded', '', 0, '{}', 'Guarded key', now()) returning id`,
  [host.accountId],
)
const passkey = { id: String(keys[0]?.id) }

const { rows: sent } = await app.context.pool.query<{ id: string }>(
  `insert into webhook_deliveries (host_id, webhook_id, id, event, subject_kind, subject_id, payload, state, attempts,
     occurred_at)
   values ($1, $2, gen_random_uuid(), 'invitee.created', 'booking', $3, '{}', 'delivered', 1, now()) returning id`,
  [host.me.userID, webhook.id, booked.booking.id],
)
const delivery = { id: webhook.id, deliveryId: String(sent[0]?.id) }

await app.context.pool.query(`insert into crm_accounts (host_id, connection_id) values ($1, $2)`, [
  host.me.userID,
  connection.id,
])
const crm = { id: connection.id }

await app.context.pool.query(`insert into outreach_accounts (host_id, connection_id) values ($1, $2)`, [
  host.me.userID,
  connection.id,
])
const ofCampaign = { id: connection.id, campaignId: '0123456789ab' }

const OWNED: Partial<Record<keyof Api, Sent>> = {
  'GET /export/:id/file': { params: { id: exported.id } },
  'DELETE /connections/:id': { params: { id: connection.id } },
  'GET /crms/:id': { params: crm },
  'PATCH /crms/:id': { params: crm, body: { addsGuests: true } },
  'GET /crms/:id/fields': { params: crm },
  'POST /crms/:id/preview': { params: crm, body: { email: 'ada@example.test', mapping: [] } },
  'POST /crms/:id/backfill': { params: crm, body: { span: 'all' } },
  'DELETE /crms/:id/backfill': { params: crm },
  'POST /crms/:id/retry': { params: crm },
  'GET /outreach/:id': { params: crm },
  'GET /outreach/:id/targets': { params: crm },
  'PUT /outreach/:id/campaigns/:campaignId': {
    params: ofCampaign,
    body: { targetId: '1', targetName: 'Founders', linkField: 'booking_link' },
  },
  'DELETE /outreach/:id/campaigns/:campaignId': { params: ofCampaign },
  'POST /outreach/:id/campaigns/:campaignId/push': { params: ofCampaign },
  'DELETE /outreach/:id/campaigns/:campaignId/push': { params: ofCampaign },
  'POST /outreach/:id/hook': { params: crm },
  'DELETE /outreach/:id/hook': { params: crm },
  'DELETE /users/sessions/:id': { params: { id: session.id } },
  'DELETE /api-keys/:id': { params: { id: apiKey.id } },
  'DELETE /oauth/grants/:id': { params: { id: String(grant?.id) } },
  'DELETE /oauth/apps/:id': { params: { id: String(registered?.id) } },
  'PATCH /users/passkeys/:id': { params: passkey, body: { name: 'Mine now' } },
  'DELETE /users/passkeys/:id': { params: passkey },
  'GET /availability/:id': { params: { id: spare.id } },
  'PATCH /availability/:id': { params: { id: spare.id }, body: { name: 'Mine now' } },
  'DELETE /availability/:id': { params: { id: spare.id } },
  'POST /availability/:id/copy': { params: { id: spare.id }, body: { name: 'Mine too' } },
  'GET /event-types/:id': { params: { id: event.id } },
  'PATCH /event-types/:id': { params: { id: event.id }, body: { name: 'Mine now' } },
  'DELETE /event-types/:id': { params: { id: event.id } },
  'POST /event-types/:id/copy': { params: { id: event.id } },
  'GET /event-types/:id/managed': { params: { id: event.id } },
  'PUT /event-types/:id/managed': {
    params: { id: event.id },
    body: { locked: [], everybody: true, people: [] },
  },
  'DELETE /event-types/:id/managed': { params: { id: event.id } },
  'PATCH /event-types': { body: { ids: [event.id], confirmEmail: true } },
  'GET /event-types/:id/slots': { params: { id: event.id }, query: span },
  'GET /event-types/:id/reasons': { params: { id: event.id }, query: { start: move.start } },
  'GET /event-types/:id/team': { params: { id: event.id } },
  'PUT /event-types/:id/team': { params: { id: event.id }, body: DEFAULT_TEAM },
  'GET /event-types/:id/turns': { params: { id: event.id } },
  'PUT /event-types/order': { body: { ids: [event.id] } },
  'GET /bookings/:id/people': { params: { id: booked.booking.id } },
  'POST /bookings/:id/reassign': {
    params: { id: booked.booking.id },
    body: { from: host.me.userID, to: other.me.userID },
  },
  'POST /bookings/:id/no-show': { params: { id: booked.booking.id }, body: { who: 'invitee' } },
  'GET /polls/:id': { params: { id: poll.id } },
  'PATCH /polls/:id': { params: { id: poll.id }, body: { name: 'Mine now' } },
  'DELETE /polls/:id': { params: { id: poll.id } },
  'POST /polls/:id/finish': { params: { id: poll.id }, body: { option: 0 } },
  'POST /polls/:id/remind': { params: { id: poll.id } },
  'GET /one-offs/:id': { params: { id: oneOff.id } },
  'GET /one-offs/:id/slots': { params: { id: oneOff.id }, query: span },
  'DELETE /one-offs/:id': { params: { id: oneOff.id } },
  'GET /embeds/:id': { params: { id: embed.id } },
  'PATCH /embeds/:id': { params: { id: embed.id }, body: { name: 'Mine now' } },
  'DELETE /embeds/:id': { params: { id: embed.id } },
  'POST /clients/:id/ask-again': { params: { id: client.id }, body: { way: 'link' } },
  'POST /clients/:id/end': { params: { id: client.id } },
  'DELETE /clients/:id': { params: { id: client.id } },
  'GET /clients/:id/slots': { params: { id: client.id }, query: span },
  'POST /clients/:id/meetings': { params: { id: client.id }, body: { start: '2027-03-02T09:00:00Z' } },
  'DELETE /referrals/invitations/:id': { params: { id: invitation.id } },
  'DELETE /organization/invitations/:id': { params: { id: toJoin.id } },
  'POST /organization/requests/:id/answer': {
    params: { id: event.id },
    body: { answer: 'granted' },
  },
  'POST /referrals/invitations/:id/reminder': { params: { id: invitation.id } },
  'GET /routing-forms/:id': { params: { id: form.id } },
  'PATCH /routing-forms/:id': { params: { id: form.id }, body: { name: 'Mine now' } },
  'DELETE /routing-forms/:id': { params: { id: form.id } },
  'GET /routing-forms/:id/answers': { params: { id: form.id } },
  'POST /videos/move': { body: { ids: [video.id], folderId: null } },
  'POST /videos/delete': { body: { ids: [video.id] } },
  'POST /videos/restore': { body: { ids: [video.id] } },
  'POST /videos/links': { body: { url: 'https://vimeo.com/123456789', folderId: folder.id } },
  'POST /videos': { body: { source: 'uploaded', name: 'tour.mp4', bytes: 1, folderId: folder.id } },
  'GET /videos/:id': { params: { id: video.id } },
  'GET /videos/:id/figures': { params: { id: video.id } },
  'PATCH /videos/:id': { params: { id: video.id }, body: { title: 'Mine now' } },
  'DELETE /videos/:id': { params: { id: video.id } },
  'POST /videos/:id/retry': { params: { id: video.id } },
  'POST /videos/:id/trim': { params: { id: video.id }, body: { from: 0, to: 1 } },
  'POST /videos/:id/untrim': { params: { id: video.id } },
  'PUT /videos/:id/poster': { params: { id: video.id } },
  'POST /videos/:id/poster': { params: { id: video.id }, body: { second: 0 } },
  'POST /videos/:id/gif': { params: { id: video.id }, body: { second: 0 } },
  'GET /videos/:id/captions/:language': { params: captions },
  'PUT /videos/:id/captions/:language': {
    params: captions,
    body: { label: 'Mine', text: 'WEBVTT\n\n00:01.000 --> 00:04.000\nMine\n' },
  },
  'POST /videos/:id/captions/:language': { params: captions, body: { label: 'English' } },
  'DELETE /videos/:id/captions/:language': { params: captions },
  'PATCH /video-folders/:id': { params: { id: folder.id }, body: { name: 'Mine now' } },
  'DELETE /video-folders/:id': { params: { id: folder.id } },
  'POST /campaigns': { body: { name: 'Mine', destination: { kind: 'event', eventTypeId: event.id } } },
  'GET /campaigns/:id': { params: { id: campaign.id } },
  'PATCH /campaigns/:id': { params: { id: campaign.id }, body: { name: 'Mine now' } },
  'DELETE /campaigns/:id': { params: { id: campaign.id } },
  'POST /campaigns/:id/restore': { params: { id: campaign.id } },
  'PUT /campaigns/:id/image': { params: { id: campaign.id }, body: blob(await picture('png')) },
  'DELETE /campaigns/:id/image': { params: { id: campaign.id } },
  'GET /campaigns/:id/figures': { params: { id: campaign.id } },
  'GET /campaigns/:id/leads': { params: { id: campaign.id } },
  'POST /campaigns/:id/leads': {
    params: { id: campaign.id },
    body: { leads: [{ email: 'me@client.example' }] },
  },
  'DELETE /campaigns/:id/leads/:leadId': { params: { id: campaign.id, leadId: String(lead?.id) } },
  'GET /campaigns/:id/export.csv': { params: { id: campaign.id } },
  'GET /webhooks/:id': { params: { id: webhook.id } },
  'PATCH /webhooks/:id': { params: { id: webhook.id }, body: { url: 'https://mine.example/hook' } },
  'DELETE /webhooks/:id': { params: { id: webhook.id } },
  'POST /webhooks/:id/secret': { params: { id: webhook.id } },
  'POST /webhooks/:id/test': { params: { id: webhook.id }, body: { event: 'invitee.created' } },
  'POST /webhooks/:id/retry': { params: { id: webhook.id } },
  'GET /webhooks/:id/deliveries': { params: { id: webhook.id } },
  'GET /webhooks/:id/deliveries/:deliveryId': { params: delivery },
  'POST /webhooks/:id/deliveries/:deliveryId/resend': { params: delivery },
  'POST /embeds': { body: { name: 'Mine', kind: 'inline', eventTypeId: event.id } },
  'GET /bookings/:id': { params: { id: booked.booking.id } },
  'GET /bookings/:id/slots': { params: { id: booked.booking.id }, query: span },
  'POST /bookings/:id/reschedule': { params: { id: booked.booking.id }, body: move },
  'POST /bookings/:id/cancel': { params: { id: booked.booking.id }, body: {} },
}
/** Ends what may be gone already: whoever repeats it, or names what is another's, gets the same answer. */
const ENDS: { [Key in keyof Api]?: Sent } = {
  'DELETE /hooks/:id': { params: { id: hook.id } },
}
const LISTS: (keyof Api)[] = [
  'GET /availability',
  'GET /event-types',
  'GET /bookings',
  'GET /bookings.csv',
  'GET /one-offs',
  'GET /polls',
  'GET /embeds',
  'GET /integrations',
  'GET /videos',
  'GET /video-folders',
  'GET /campaigns',
  'GET /webhooks',
  'GET /referrals',
  'GET /clients',
  'GET /organizations',
  'GET /account-activity',
  'GET /calendars',
  'GET /connections',
  'GET /users/passkeys',
  'GET /api-keys',
  'GET /oauth/grants',
  'GET /oauth/apps',
  'GET /export',
]

test.each([
  ['no token', {}],
  ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a token under another scheme', { authorization: `Basic ${host.token}` }],
  ['a cut token', { authorization: `Bearer ${host.token.slice(0, -1)}` }],
  ['a manage link', { authorization: `Manage ${booked.manageToken}` }],
  ['a manage link as a token', { authorization: `Bearer ${booked.manageToken}` }],
])('401 with %s, whatever is called', PATIENCE, async (_, headers: Record<string, string>) => {
  const params = {
    id: event.id,
    appId: 'ga4',
    kind: 'logo',
    provider: 'google',
    language: 'en',
    leadId: 'l',
    campaignId: 'c',
  }
  await checkEach(ofHosts, async (route) => {
    const answer = await app.visitor.try(route, { params, headers })
    expect(answer.body).toMatchObject({ code: 'not_signed_in' })
    // It says which token would help, and asks for no password.
    const scope = scopeOf(route)
    const isTried = headers.authorization !== undefined
    expect(answer.headers.get('www-authenticate')).toBe(
      scope === undefined
        ? null
        : `Bearer ${isTried ? 'error="invalid_token", ' : ''}${scope === 'any' ? '' : `scope="${scope}", `}resource_metadata="${METADATA}"`,
    )
  })
})

describe("another host's things do not exist", () => {
  const { pool } = app.context

  test('whoever names one is told 404, and nothing changes', PATIENCE, async () =>
    checkEach(
      ofHosts.filter((route) => OWNED[route]),
      async (route) => {
        const before = await databaseState(pool)
        const problem = await other.api.refusal(route, OWNED[route])
        expect(problem.status).toBe(404)
        expect(await databaseState(pool)).toBe(before)
      },
    ),
  )

  test('whoever ends one leaves it as it is', async () =>
    checkEach(
      ofHosts.filter((route) => ENDS[route]),
      async (route) => {
        const before = await databaseState(pool)
        await other.api.try(route, ENDS[route])
        expect(await databaseState(pool)).toBe(before)
      },
    ))

  test('lists are empty of them', async () =>
    checkEach(LISTS, async (route) => {
      const { body } = await other.api.try(route)
      expect(JSON.stringify(body)).not.toMatch(
        new RegExp(
          [
            event.id,
            spare.id,
            booked.booking.id,
            embed.id,
            oneOff.id,
            poll.id,
            client.id,
            form.id,
            video.id,
            folder.id,
            campaign.id,
            webhook.id,
            hook.id,
            connection.id,
            'G-GUARDED01',
            'program',
            'Guarded key',
            'Agent',
          ].join('|'),
        ),
      )
    }))

  test('and every route that names one is tried', () => {
    const named = ofHosts.filter((route) => route.includes(':id'))
    expect(named.filter((route) => !OWNED[route] && !ENDS[route])).toEqual([])
  })
})

const flipped = (index: number) => {
  const bytes = Buffer.from(booked.manageToken, 'base64url')
  bytes[index] = Number(bytes[index]) ^ 1
  return bytes.toString('base64url')
}

test.each([
  ['no link', ''],
  ['another host in the link', `Manage ${flipped(0)}`],
  ['another booking in the link', `Manage ${flipped(16)}`],
  ['a forged signature', `Manage ${flipped(47)}`],
  ['a cut link', `Manage ${booked.manageToken.slice(0, -4)}`],
  ['a link without a signature', `Manage ${booked.manageToken.slice(0, 43)}`],
  ['a longer link', `Manage ${booked.manageToken}AAAA`],
  ['a link under another scheme', `Bearer ${booked.manageToken}`],
  ["the host's token", `Manage ${host.token}`],
])('404 with %s, whatever is done with the booking', async (_, authorization) =>
  checkEach(routesFor('manage'), async (route) => {
    const problem = await app.visitor.refusal(route, { query: span, headers: { authorization } })
    expect(problem.code).toBe('booking_not_found')
  }),
)

test('a manage link opens its own booking and no other', async () => {
  const second = await book(app, host, event, '2027-03-01T10:00:00Z')
  expect((await booked.manage.call('GET /manage')).id).toBe(booked.booking.id)
  expect((await second.manage.call('GET /manage')).id).toBe(second.booking.id)
  await second.manage.call('POST /manage/cancel', { body: {} })
  expect((await booked.manage.call('GET /manage')).status).toBe('scheduled')
})
