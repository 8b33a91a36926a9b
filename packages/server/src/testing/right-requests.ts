import type { Api, Route } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract'
import { markOperator } from '../features/accounts/administer.ts'
import { startTestApp, TEST_PUBLIC_URL } from './app.ts'
import type { Sent } from './client.ts'
import { HOURS } from './hours.ts'
import { addEvent, book, bookingOf, openAccount, PASSWORD, someAddress } from './hosts.ts'
import { testPasskey } from './passkey.ts'

// A request for each route that is accepted, and how to make it acceptable again after it used something up.

export const app = await startTestApp()
export const host = await openAccount(app)
const other = await openAccount(app)
await app.context.db.transaction().execute((trx) => markOperator(trx, host.accountId, true))
const event = await addEvent(host, {
  questions: [
    { id: 'topic', type: 'text', label: 'Topic?', required: false },
    { id: 'days', type: 'multiple_options', label: 'Days?', required: false, options: ['Mon', 'Tue'] },
  ],
  window: { kind: 'indefinite' },
})
const pollFields = {
  name: 'When?',
  description: '',
  duration: 30,
  locations: [{ kind: 'google_meet' as const }],
  timeZone: 'Europe/Berlin',
  isAllDay: false,
  questions: [{ id: 'topic', type: 'text' as const, label: 'Topic?', required: false }],
  options: [{ start: '2027-03-02T19:00:00Z', capacity: 500 }, { start: '2027-03-03T19:00:00Z' }],
  deadline: null,
  hidesNames: false,
  hidesVotes: false,
  notifiesParticipants: true,
  notifiesHost: true,
  holdsTimes: false,
  ending: 'host' as const,
  people: [{ email: 'ada@example.test', isRequired: true }],
}
const oneOffFields = {
  name: 'Catch up',
  description: '',
  duration: 30,
  locations: [{ kind: 'google_meet' as const }],
  slots: ['2027-03-02T19:00:00Z'],
  expiresAt: null,
  holdsTimes: true,
}
// Nothing listens there.
const NOBODY = 'http://127.0.0.1:1/'
const confirmed = await addEvent(host, { confirmEmail: true, window: { kind: 'indefinite' } })
const { hold } = await app.visitor
  .call('POST /bookings', { body: bookingOf(host, confirmed, '2027-03-04T09:00:00Z') })
  .then((answer) => (answer.state === 'confirm_email' ? answer : Promise.reject(new Error('booked'))))
let booked = await book(app, host, event, '2027-03-01T09:00:00Z')
let spare = await addSpare()
let embed = await addEmbed()
let webhook = await addWebhook()
let oneOff = await addOneOff()
let poll = await addPoll()
let vote = await addVote()

async function addSpare() {
  return host.api.call('POST /availability', { body: { name: 'Spare', ...HOURS } })
}

async function addWebhook() {
  return host.api.call('POST /webhooks', { body: { url: NOBODY, events: ['invitee.created'] } })
}

async function addOneOff() {
  return host.api.call('POST /one-offs', { body: oneOffFields })
}

async function addPoll() {
  return host.api.call('POST /polls', { body: pollFields })
}

async function addVote() {
  const body = {
    owner: host.me.link,
    poll: poll.slug,
    name: 'Ada',
    // A separate address, because votes per address are limited.
    email: `${crypto.randomUUID()}@example.test`,
    timeZone: 'UTC',
    choices: { '0': 'yes' as const },
  }
  return app.visitor.call('POST /polls/votes', { body, headers: someAddress() })
}

async function addEmbed() {
  return host.api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } })
}

const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }
const move = { start: '2027-03-02T09:00:00Z', reason: 'A clash' }
const answers = { topic: 'Plans', days: ['Mon'] }
const { id: _, position: __, createdAt: ___, ...eventFields } = event
const { duration, increment, bufferBefore, bufferAfter, minimumNotice, window, limits, availability } = event
const timing = {
  duration,
  increment,
  bufferBefore,
  bufferAfter,
  minimumNotice,
  window,
  limits,
  availability,
}

const someKey = testPasskey('meet.example.test')
const way = { origin: TEST_PUBLIC_URL, handle: 'x' }
const [createdKey, shownKey] = [
  someKey.create({ challenge: 'x' }, way),
  someKey.show({ challenge: 'x' }, way),
]

/** A right request for each route. Call it again after each success. */
export const RIGHT: Record<keyof Api, () => Sent> = {
  'POST /users/register': () => ({
    body: {
      email: 'a@example.test',
      password: PASSWORD,
      name: 'A',
      timeZone: 'UTC',
      language: 'en',
      link: 'abc',
      deviceToken: host.deviceToken,
    },
  }),
  'GET /users/register': () => ({}),
  'POST /users/login': () => ({
    body: {
      email: host.me.userEmail,
      password: PASSWORD,
      deviceToken: host.deviceToken,
      verification: { id: host.me.userID, codex: 'x' },
      code: '123456',
    },
  }),
  'POST /users/logout': () => ({}),
  'GET /users/aboutme': () => ({}),
  'GET /users/verify': () => ({ query: { id: host.me.userID, codex: 'x' } }),
  'POST /users/verify': () => ({ body: { code: '123 456' } }),
  'POST /users/verify/resend': () => ({ body: { email: 'b@example.test' } }),
  'POST /users/password': () => ({ body: { current: PASSWORD, password: PASSWORD } }),
  'POST /users/forgotpassword': () => ({ body: { email: 'nobody@example.test' } }),
  'POST /users/changepassword/staying': () => ({ body: { id: host.me.userID, codex: 'x' } }),
  'POST /users/changepassword': () => ({ body: { id: host.me.userID, codex: 'x', password: PASSWORD } }),
  'GET /users/sessions': () => ({}),
  'DELETE /users/sessions/:id': () => ({ params: { id: crypto.randomUUID() } }),
  'DELETE /users/sessions': () => ({}),
  'GET /users/email': () => ({}),
  'POST /users/email': () => ({ body: { email: 'other@example.test', current: PASSWORD } }),
  'DELETE /users/email/change': () => ({}),
  'POST /users/email/confirm': () => ({ body: { id: host.me.userID, codex: 'x' } }),
  'POST /users/login/passkey/options': () => ({}),
  'POST /users/login/passkey': () => ({ body: { response: shownKey, deviceToken: host.deviceToken } }),
  'GET /users/passkeys': () => ({}),
  'POST /users/passkeys/options': () => ({ body: { current: PASSWORD } }),
  'POST /users/passkeys': () => ({ body: { name: 'Laptop', response: createdKey } }),
  'PATCH /users/passkeys/:id': () => ({ params: { id: crypto.randomUUID() }, body: { name: 'Phone' } }),
  'DELETE /users/passkeys/:id': () => ({ params: { id: crypto.randomUUID() } }),
  'GET /users/two-factor': () => ({}),
  'POST /users/two-factor': () => ({ body: { current: PASSWORD } }),
  'PUT /users/two-factor': () => ({ body: { code: '123456' } }),
  'POST /users/two-factor/off': () => ({ body: { code: '123456' } }),
  'POST /users/two-factor/recovery-codes': () => ({ body: { code: 'abcd-efgh-jkmn' } }),
  'GET /settings': () => ({}),
  'PATCH /settings': () => ({
    body: {
      name: 'A',
      firstName: 'A',
      lastName: 'B',
      company: 'C',
      phone: '+1 212 555 0100',
      welcomeMessage: 'Hello',
      timeZone: 'UTC',
      language: 'en',
      inviteeLanguage: 'de',
      dateFormat: 'auto',
      timeFormat: '24h',
      weekStart: 'mon',
      theme: 'dark',
      asksForProof: false,
    },
  }),
  'PUT /settings/link': () => ({ body: { link: host.me.link } }),
  'GET /settings/link': () => ({ query: { link: 'free-link' } }),
  'GET /settings/branding': () => ({}),
  'PATCH /settings/branding': () => ({
    body: { colours: { background: '#FFF7E8', text: null, button: '#0090FF' }, hidesProductName: true },
  }),
  // Its bytes are only checked when the picture is read, so none are wrong before that.
  'PUT /settings/branding/:kind': () => ({ params: { kind: 'logo' }, query: { crop: '0,0,10' } }),
  'DELETE /settings/branding/:kind': () => ({ params: { kind: 'avatar' } }),
  'GET /domain': () => ({}),
  'PUT /domain': () => ({ body: { domain: 'meet.firma.test' } }),
  'POST /domain/check': () => ({}),
  'DELETE /domain': () => ({}),
  'GET /users/checkOwnerByDomain': () => ({}),
  'GET /analytics': () => ({ query: { from: '2027-03-01', to: '2027-03-07' } }),
  'GET /retention': () => ({}),
  'PUT /retention': () => ({ body: { months: 12 } }),
  'POST /manage/erasure': () => ({}),
  'GET /operator/accounts': () => ({ query: { q: 'host', cursor: 'x' } }),
  'PUT /operator/accounts/:id/plan': () => ({
    params: { id: other.accountId },
    body: { account_type: 'prime', plan_type: 'growth_yearly', event_numbers: 12 },
  }),
  'POST /operator/accounts/:id/disable': () => ({
    params: { id: other.accountId },
    body: { reason: 'Spam' },
  }),
  'POST /operator/accounts/:id/enable': () => ({ params: { id: other.accountId } }),
  'POST /operator/accounts/:id/second-factor': () => ({
    params: { id: other.accountId },
    body: { reason: 'Passport' },
  }),
  'POST /operator/accounts/:id/call-done': () => ({ params: { id: other.accountId } }),
  'POST /operator/accounts/:id/delete': () => ({
    params: { id: event.id },
    body: { reason: 'Spam', password: PASSWORD },
  }),
  'GET /operator/actions': () => ({ query: { cursor: 'x' } }),
  'GET /users/deletion': () => ({}),
  'POST /users/delete': () => ({ body: { pass: PASSWORD, reason: 'Enough', meetings: 'keep' } }),
  'GET /export': () => ({}),
  'POST /export': () => ({}),
  'GET /referrals': () => ({}),
  'POST /referrals/invitations': () => ({ body: { email: 'noa@park.example' } }),
  'POST /referrals/rewards': () => ({ body: { id: crypto.randomUUID(), points: 50 } }),
  'POST /feedback': () => ({ body: { message: 'More colours, please', page: '/settings/branding' } }),
  'GET /export/:id/file': () => ({ params: { id: event.id } }),
  'GET /account-activity': () => ({ query: { cursor: 'x', about: 'security', of: event.id } }),
  'GET /availability': () => ({}),
  'POST /availability': () => ({ body: { name: 'A', ...HOURS, is_default: false } }),
  'GET /availability/:id': () => ({ params: { id: spare.id } }),
  'PATCH /availability/:id': () => ({ params: { id: spare.id }, body: { name: 'B', ...HOURS } }),
  'DELETE /availability/:id': () => ({ params: { id: spare.id } }),
  'POST /availability/:id/copy': () => ({ params: { id: spare.id }, body: { name: 'C' } }),
  'GET /polls': () => ({}),
  'POST /polls': () => ({ body: pollFields }),
  'GET /polls/:id': () => ({ params: { id: poll.id } }),
  'PATCH /polls/:id': () => ({
    params: { id: poll.id },
    body: {
      name: 'When?',
      description: 'Together',
      duration: 30,
      deadline: null,
      hidesNames: true,
      hidesVotes: true,
      notifiesParticipants: false,
      notifiesHost: false,
    },
  }),
  'DELETE /polls/:id': () => ({ params: { id: poll.id } }),
  'POST /polls/:id/finish': () => ({ params: { id: poll.id }, body: { option: 0 } }),
  'POST /polls/:id/remind': () => ({ params: { id: poll.id } }),
  'GET /polls/at/:owner/:poll': () => ({
    params: { owner: host.me.link, poll: poll.slug },
    query: { since: '1' },
  }),
  'POST /polls/votes': () => ({
    body: {
      owner: host.me.link,
      poll: poll.slug,
      name: 'Lin',
      email: 'lin@example.test',
      timeZone: 'UTC',
      language: 'en',
      locale: 'en-GB',
      choices: { '0': 'yes', '1': 'no' },
      answers: { topic: 'Plans' },
    },
  }),
  'POST /polls/votes/open': () => ({ body: { token: vote.token } }),
  'PUT /polls/votes': () => ({
    body: { token: vote.token, choices: { '0': 'if_need_be' }, answers: { topic: 'More plans' } },
  }),
  'POST /polls/votes/withdraw': () => ({ body: { token: vote.token } }),
  'POST /polls/votes/attend': () => ({ body: { token: vote.token } }),
  'POST /polls/votes/decline': () => ({ body: { token: vote.token } }),
  'POST /polls/comments': () => ({
    body: { owner: host.me.link, poll: poll.slug, name: 'Lin', text: 'Earlier?' },
  }),
  'GET /busy': () => ({ query: span }),
  'GET /one-offs': () => ({}),
  'POST /one-offs': () => ({ body: oneOffFields }),
  'GET /one-offs/:id': () => ({ params: { id: oneOff.id } }),
  'GET /one-offs/:id/slots': () => ({ params: { id: oneOff.id }, query: span }),
  'DELETE /one-offs/:id': () => ({ params: { id: oneOff.id } }),
  'GET /event-types': () => ({}),
  'POST /event-types': () => ({ body: { ...eventFields, slug: 'fuzzed' } }),
  'PATCH /event-types': () => ({ body: { ids: [event.id], confirmEmail: false } }),
  'GET /event-types/suggestions': () => ({}),
  'GET /event-types/:id': () => ({ params: { id: event.id } }),
  'PATCH /event-types/:id': () => ({ params: { id: event.id }, body: eventFields }),
  'DELETE /event-types/:id': () => ({ params: { id: crypto.randomUUID() } }),
  'POST /event-types/:id/copy': () => ({ params: { id: event.id } }),
  'PUT /event-types/order': () => ({ body: { ids: [event.id] } }),
  'GET /slots': () => ({ query: { owner: host.me.link, event: event.slug, ...span } }),
  'GET /event-types/:id/slots': () => ({ params: { id: event.id }, query: span }),
  'POST /event-types/preview': () => ({ body: { ...timing, ...span } }),
  'GET /event-types/:id/reasons': () => ({ params: { id: event.id }, query: { start: move.start } }),
  'GET /time-zones': () => ({}),
  'GET /owners/:owner': () => ({ params: { owner: host.me.link } }),
  'GET /owners/:owner/events/:event': () => ({ params: { owner: host.me.link, event: event.slug } }),
  'POST /bookings': () => ({
    body: {
      ...bookingOf(host, event, '2027-03-03T09:00:00Z'),
      language: 'de',
      guests: ['bo@example.test'],
      answers,
      location: 0,
      tracking: { utm_source: 'x' },
    },
    idempotencyKey: 'key',
  }),
  // A wrong code counts against a real hold, so this names none.
  'POST /bookings/confirm': () => ({ body: { hold: booked.manageToken, code: '123456' } }),
  'POST /bookings/hold': () => ({ body: { hold: hold.token } }),
  'POST /bookings/hold/mail': () => ({ body: { hold: hold.token } }),
  'GET /manage': () => ({}),
  'GET /manage/slots': () => ({ query: span }),
  'POST /manage/reschedule': () => ({ body: { ...move, timeZone: 'UTC' }, idempotencyKey: 'key' }),
  'POST /manage/cancel': () => ({ body: { reason: 'Ill' } }),
  'GET /bookings.csv': () => ({
    query: { tab: 'past', include_canceled: 'true', q: 'Ada', from: '2027-03-01', to: '2027-03-02' },
  }),
  'GET /bookings': () => ({
    query: {
      tab: 'past',
      include_canceled: 'true',
      q: 'a',
      cursor: 'x',
      limit: '10',
      from: '2027-03-01',
      to: '2027-03-02',
      event_type_id: event.id,
    },
  }),
  'GET /bookings/:id': () => ({ params: { id: booked.booking.id } }),
  'GET /bookings/:id/slots': () => ({ params: { id: booked.booking.id }, query: span }),
  'POST /bookings/:id/reschedule': () => ({ params: { id: booked.booking.id }, body: move }),
  'POST /bookings/:id/cancel': () => ({ params: { id: booked.booking.id }, body: { reason: 'Ill' } }),
  'GET /embeds': () => ({}),
  'POST /embeds': () => ({
    body: {
      name: 'Site',
      kind: 'popup_text',
      eventTypeId: event.id,
      settings: EMBED_DEFAULTS,
      allowedSites: ['https://*.example.com', 'http://localhost:3000'],
    },
  }),
  'GET /embeds/:id': () => ({ params: { id: embed.id } }),
  'PATCH /embeds/:id': () => ({
    params: { id: embed.id },
    body: { name: 'Other', eventTypeId: null, settings: { buttonText: 'Book' }, allowedSites: [] },
  }),
  'DELETE /embeds/:id': () => ({ params: { id: embed.id } }),
  'POST /embeds/check-up': () => ({ body: { url: NOBODY } }),
  'GET /calendars': () => ({}),
  'GET /stripe/getBilling': () => ({}),
  'GET /stripe/getBillingDetails': () => ({}),
  'POST /stripe/addPaymentMethod': () => ({ body: { method_id: 'pm_1', intent_id: 'pi_1' } }),
  'POST /stripe/newPaymentMethod': () => ({ body: { token: 'tok_1' } }),
  'POST /stripe/payRenewals': () => ({}),
  'POST /stripe/removePaymentMethod': () => ({}),
  'POST /stripe/subscribe': () => ({
    body: { plan_type: 'growth_monthly', quantity: 1_000, coupon_code: 'WELCOME10' },
  }),
  'POST /stripe/changePlan': () => ({
    body: { plan_type: 'growth_yearly', quantity: 2_000, coupon_code: 'WELCOME10' },
  }),
  'POST /stripe/previewChange': () => ({
    body: { plan_type: 'growth_yearly', quantity: 2_000, coupon_code: 'WELCOME10' },
  }),
  'POST /stripe/calculateTax': () => ({ body: { plan_type: 'growth_monthly', quantity: 1_000 } }),
  'POST /stripe/checkCouponStatus': () => ({
    body: { coupon_code: 'WELCOME10', plan_type: 'growth_monthly' },
  }),
  'POST /stripe/checkIntent': () => ({
    body: { payment_intent: 'pi_1', payment_intent_client_secret: 'pi_1_secret_1' },
  }),
  'POST /stripe/askForCall': () => ({}),
  'POST /stripe/claimOffer': () => ({}),
  'POST /stripe/unsubscribe': () => ({ body: { reason: 'It is too expensive for us now.' } }),
  'POST /stripe/resume': () => ({}),
  'POST /stripe/updateBillingDetails': () => ({
    body: {
      company_name: 'A',
      country_code: 'DE',
      country_name: 'Germany',
      address_line_1: 'B 1',
      address_line_2: 'C',
      city: 'Berlin',
      postal_code: '10119',
      phone: '1',
      tax_id: 'DE100',
    },
  }),
  'DELETE /stripe/removeBillingDetails': () => ({}),
  'POST /stripe/validateEUVAT': () => ({ body: { tax_id: 'DE100', key: 'k' } }),
  'GET /calendars/choices': () => ({}),
  'GET /calendars/busy': () => ({ query: { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' } }),
  'PUT /calendars/counted': () => ({
    body: { connectionId: crypto.randomUUID(), id: 'main', counted: ['tentative'] },
  }),
  'PUT /calendars/unread': () => ({
    body: { connectionId: crypto.randomUUID(), id: 'main', whenUnread: { trustFor: 60, afterwards: 'busy' } },
  }),
  'PUT /calendars/choices': () => ({ body: { syncsCancelation: true } }),
  'PUT /calendars': () => ({ body: { blocking: [], target: null } }),
  'GET /connections': () => ({}),
  'POST /connections/:provider/start': () => ({ params: { provider: 'google' } }),
  'POST /connections/:provider/finish': () => ({
    params: { provider: 'google' },
    body: { state: 'x', code: 'y' },
  }),
  'POST /connections/:provider/open': () => ({ params: { provider: 'ics' }, body: { address: NOBODY } }),
  'DELETE /connections/:id': () => ({ params: { id: crypto.randomUUID() } }),
  'GET /integrations': () => ({}),
  'PUT /integrations/:appId': () => ({ params: { appId: 'ga4' }, body: { trackingId: 'G-AB12CD34EF' } }),
  'DELETE /integrations/:appId': () => ({ params: { appId: 'gtag' } }),
  'GET /settings/notifications': () => ({}),
  'GET /settings/notifications/held': () => ({}),
  'PATCH /settings/notifications': () => ({ body: { booked: true, reminder: false } }),
  'GET /webhooks': () => ({}),
  'POST /webhooks': () => ({ body: { url: NOBODY, events: ['invitee.created', 'invitee.canceled'] } }),
  'GET /webhooks/:id': () => ({ params: { id: webhook.id } }),
  'PATCH /webhooks/:id': () => ({
    params: { id: webhook.id },
    body: { url: NOBODY, events: ['invitee.canceled'], isOn: false },
  }),
  'DELETE /webhooks/:id': () => ({ params: { id: webhook.id } }),
  'POST /webhooks/:id/retry': () => ({ params: { id: webhook.id } }),
  'POST /webhooks/:id/secret': () => ({ params: { id: webhook.id } }),
  'POST /webhooks/:id/test': () => ({ params: { id: webhook.id }, body: { event: 'invitee.created' } }),
  'GET /webhooks/:id/deliveries': () => ({ params: { id: webhook.id } }),
  'GET /webhooks/:id/deliveries/:deliveryId': () => ({ params: { id: webhook.id, deliveryId: webhook.id } }),
  'POST /webhooks/:id/deliveries/:deliveryId/resend': () => ({
    params: { id: webhook.id, deliveryId: webhook.id },
  }),
}

export function authorizationFor(route: Route): Record<string, string> {
  if (route.auth === 'public') return {}
  return { authorization: route.auth === 'manage' ? `Manage ${booked.manageToken}` : `Bearer ${host.token}` }
}

/** Call this after a success that used something up. */
export async function renew(key: keyof Api): Promise<void> {
  if (key === 'DELETE /availability/:id') spare = await addSpare()
  if (key === 'DELETE /embeds/:id') embed = await addEmbed()
  if (key === 'DELETE /one-offs/:id') oneOff = await addOneOff()
  if (/^(DELETE|POST) \/polls\/:id/.test(key) || key === 'POST /polls/votes/withdraw') {
    poll = await addPoll()
    vote = await addVote()
  }
  // People who have voted already get their link again.
  if (key === 'POST /polls/votes')
    await app.context.pool.query("delete from poll_votes where email_key = 'lin@example.test'")
  if (key === 'DELETE /webhooks/:id') webhook = await addWebhook()
  if (key === 'POST /users/logout' || key === 'POST /users/delete') {
    const body = { email: host.me.userEmail, password: PASSWORD }
    Object.assign(host, await app.visitor.call('POST /users/login', { body, headers: someAddress() }))
  }
  if (/cancel|reschedule|erasure/.test(key)) {
    const { status } = await app.as(`Manage ${booked.manageToken}`).call('GET /manage')
    if (status === 'canceled') booked = await book(app, host, event, '2027-03-01T09:00:00Z')
  }
  if (key === 'PATCH /event-types/:id')
    await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: eventFields })
  host.api = app.as(`Bearer ${host.token}`)
}
