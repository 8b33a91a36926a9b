// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { SECRETS, deliveries, deliveryOf, webhookOf, webhooks } from './fixture.ts'
import { idOf } from '../../fixtures/fixture.ts'
import { webhooksQuery } from './queries.ts'
import { EVENTS } from './webhook-events.ts'

const [crm, automation] = webhooks
const pathOf = (id: string | undefined) => `/integrations/webhooks/${id}`
const world = { webhooks, deliveries }
const path = pathOf(crm?.id)

async function typeAddress(url: string) {
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: url } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the list says how each webhook fares', async () => {
  await renderApp({ path: '/integrations/webhooks', state: world })
  const working = within(await screen.findByRole('article', { name: 'crm.example.com/hooks/bookings' }))
  working.getByText('Delivered 2 minutes ago')
  working.getByText('Booked · Rescheduled · Canceled')
  screen.getByText('Responded with 500; next attempt: 09:40')
  screen.getByText('Turned off: the address responded with 410 (gone)')
})

test('no webhook yet: what it is for, and one action', async () => {
  await renderApp({ path: '/integrations/webhooks' })
  await screen.findByText('No webhooks yet')
  expect(screen.getAllByRole('link', { name: 'New webhook' })).toHaveLength(1)
})

test('the catalog leads to the room', async () => {
  await renderApp({ path: '/integrations' })
  fireEvent.click(await screen.findByRole('link', { name: /Sends your bookings to your own program/ }))
  await screen.findByRole('heading', { level: 1, name: 'Webhooks' })
})

test('an address that is none is kept as typed, and what is accepted is named', async () => {
  const { state } = await renderApp({ path: pathOf('new') })
  await typeAddress('crm example')
  press('Add webhook')
  await screen.findByText('Webhook URL must be valid: an address that begins with https:// or http://')
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('crm example')
  expect(state.webhooks).toEqual([])
})

test('an address without https is completed when its field is left', async () => {
  await renderApp({ path: pathOf('new') })
  await typeAddress('crm.example.com/hook')
  const field = screen.getByLabelText<HTMLInputElement>('Address')
  fireEvent.blur(field)
  expect(field.value).toBe('https://crm.example.com/hook')
})

test('a webhook without an event is not sent', async () => {
  const { state } = await renderApp({ path: pathOf('new') })
  await typeAddress('https://crm.example.com')
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  await screen.findByText('Choose at least one')
  press('Add webhook')
  expect(state.webhooks).toEqual([])
})

test('a new webhook shows its secret once', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { state, router, queryClient } = await renderApp({ path: pathOf('new') })
  await typeAddress(' https://crm.example.com/hook ')
  press('Add webhook')
  await screen.findByText(SECRETS[0])
  const [added] = state.webhooks
  expect(added).toMatchObject({ url: 'https://crm.example.com/hook', events: [...EVENTS] })
  expect(router.state.location.pathname).toBe(pathOf(added?.id))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Copy the secret now' }))
  press('Copy secret')
  await waitFor(() => expect(written).toHaveBeenCalledWith(SECRETS[0]))
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state: { data } }) => data),
    ),
  ).not.toContain('whsec_')
  await router.navigate({ to: '/integrations/webhooks' })
  await router.navigate({ to: '/integrations/webhooks/$id', params: { id: added?.id ?? '' } })
  await screen.findByRole('heading', { name: 'Send an example' })
  expect(screen.queryByText(SECRETS[0])).toBeNull()
})

test('a double click adds one', async () => {
  const { state } = await renderApp({ path: pathOf('new') })
  await typeAddress('https://crm.example.com/hook')
  const button = screen.getByRole('button', { name: 'Add webhook' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(SECRETS[0])
  expect(state.webhooks).toHaveLength(1)
})

test('the limit is said, and the form stays', async () => {
  const { state } = await renderApp({ path: pathOf('new') })
  state.failing.set('POST /webhooks', { code: 'webhook_limit_reached' })
  await typeAddress('https://crm.example.com/hook')
  press('Add webhook')
  expect((await screen.findByRole('alert')).textContent).toContain('You have reached the webhook limit')
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://crm.example.com/hook')
})

test('what the server blames of the address stands at the field', async () => {
  const { state } = await renderApp({ path: pathOf('new') })
  state.failing.set('POST /webhooks', {
    code: 'invalid_input',
    errors: [{ path: 'url', reason: 'format', message: 'No such thing' }],
  })
  await typeAddress('https://crm.example.com/hook')
  press('Add webhook')
  await screen.findByText(/Webhook URL must be valid/)
})

test.each([
  ['not_public', /Enter a public address/],
  ['port', /Use port 80, 443, 8080 or 8443/],
  ['password', /Remove the user name and password/],
])('an address that the server does not ask says why beside it: %s', async (reason, text) => {
  const { state } = await renderApp({ path: pathOf('new') })
  state.failing.set('POST /webhooks', {
    code: 'invalid_input',
    errors: [{ path: 'url', reason, message: 'No such thing' }],
  })
  await typeAddress('https://crm.example.com/hook')
  press('Add webhook')
  await screen.findByText(text)
})

test('only what was changed is sent', async () => {
  const { state } = await renderApp({ path, state: world })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Canceled/ }))
  press('Save')
  await screen.findByText('Webhook saved')
  expect(state.calls.find(({ route }) => route === 'PATCH /webhooks/:id')?.args.body).toEqual({
    events: ['invitee.created', 'invitee.rescheduled'],
  })
})

test('a save that fails changes nothing and keeps the form', async () => {
  const { state } = await renderApp({ path, state: world })
  state.failing.set('PATCH /webhooks/:id', { code: 'unavailable' })
  await typeAddress('https://other.example/hook')
  press('Save')
  await screen.findByText(/We can’t reach the server/)
  screen.getByRole('heading', { level: 1, name: 'crm.example.com' })
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://other.example/hook')
  expect(state.webhooks[0]?.url).toBe(crm?.url)
})

test('turned off and, by undo, on again', async () => {
  const { state } = await renderApp({ path: '/integrations/webhooks', state: { webhooks: [webhookOf({})] } })
  fireEvent.click(await screen.findByRole('switch'))
  await screen.findByText('Turned off')
  await waitFor(() => expect(state.webhooks[0]?.isOn).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('No events in the last 30 days')
  await waitFor(() => expect(state.webhooks[0]?.isOn).toBe(true))
})

test('a switch that the server refuses goes back', async () => {
  const { state } = await renderApp({ path: '/integrations/webhooks', state: { webhooks: [webhookOf({})] } })
  state.failing.set('PATCH /webhooks/:id', { code: 'webhook_not_found' })
  fireEvent.click(await screen.findByRole('switch'))
  await screen.findByText('This webhook has been deleted')
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
})

test('one that is gone says so until it is turned on again', async () => {
  await renderApp({ path: pathOf(webhooks[2]?.id), state: world })
  await screen.findByText(/The address responded with 410/)
  fireEvent.click(screen.getByRole('switch'))
  await waitFor(() => expect(screen.queryByText(/The address responded with 410/)).toBeNull())
})

test('an example says what came of it', async () => {
  const { state } = await renderApp({ path, state: world })
  const sending = within(await screen.findByRole('region', { name: 'Send an example' }))
  fireEvent.click(await sending.findByLabelText('Canceled', { selector: 'input[type=radio]' }))
  state.webhookTest = { delivered: false, status: null, problem: 'not_public', tookMs: 90, answer: null }
  press('Send')
  await screen.findByText('No public server can be found there.')
  expect(state.calls.find(({ route }) => route === 'POST /webhooks/:id/test')?.args.body).toEqual({
    event: 'invitee.canceled',
  })
  state.failing.set('POST /webhooks/:id/test', { code: 'rate_limited' })
  press('Send')
  await screen.findByText('Too many attempts. Try again in a few minutes.')
})

test('the deliveries say state, answer, attempts and the next attempt, and new ones appear by themselves', async () => {
  const { state } = await renderApp({ path: pathOf(automation?.id), state: world })
  await screen.findByText('Responded with 500')
  screen.getByText('3 attempts')
  screen.getByText('Next attempt: 09:40')
  screen.getByText('The site’s certificate isn’t valid.')
  expect(screen.getAllByRole('link', { name: 'Booked: open the meeting' })[0]?.getAttribute('href')).toBe(
    `/scheduled-events?booking=${idOf('booking', 8)}`,
  )
  const newest = deliveryOf({
    id: idOf('delivery', 20),
    event: 'invitee.canceled',
    bookingId: idOf('booking', 30),
  })
  state.deliveries = [newest]
  await waitFor(
    () => {
      expect(screen.getAllByRole('link', { name: /open the meeting/ })).toHaveLength(1)
    },
    { timeout: 20_000 },
  )
  screen.getByRole('link', { name: 'Canceled: open the meeting' })
}, 30_000)

test('what stands at the head and the list of deliveries never contradict each other', async () => {
  const { state } = await renderApp({
    path,
    state: { webhooks: [webhookOf({ lastDelivery: deliveryOf({}) })], deliveries: [] },
  })
  await screen.findByText(
    'Your next booking shows up here. Until then, you can send an example, which we don’t keep.',
  )
  expect(screen.queryByText(/^Delivered/)).toBeNull()
  expect(screen.getAllByText('No events in the last 30 days')).toHaveLength(2)
  press('Send')
  await screen.findByText('Example delivered (200)')
  expect(state.deliveries).toEqual([])
})

const open = async (index: number) => {
  const buttons = await screen.findAllByRole('button', { name: /: what was sent$/ })
  fireEvent.click(buttons[index] as HTMLElement)
}

test('an opened delivery shows body and answer, copies the body to the byte, and is sent again', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { state } = await renderApp({ path, state: { ...world, deliveries: structuredClone(deliveries) } })
  await open(0)
  await screen.findByText('{"received":true}')
  screen.getByText('Responded with 200 · 0.184 s')
  expect(screen.getAllByText(/"email": "noa@example.com"/)).not.toEqual([])
  press('Copy the body')
  await waitFor(() => expect(written).toHaveBeenCalledWith(state.sent.body))
  press('Send again')
  await waitFor(() => expect(state.deliveries[0]?.state).toBe('waiting'))
  expect(state.calls.find(({ route }) => route.endsWith('/resend'))?.args.params).toEqual({
    id: crm?.id,
    deliveryId: deliveries[0]?.id,
  })
})

test('what is deleted with the invitee is said to be, and cannot be sent again', async () => {
  await renderApp({ path, state: { ...world, sent: { body: null, answer: null } } })
  await open(0)
  await screen.findByText(/No longer kept/)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('nothing is offered to be sent again to one that is turned off', async () => {
  await renderApp({ path, state: { webhooks: [webhookOf({ isOn: false })], deliveries } })
  await open(0)
  await screen.findByText('{"received":true}')
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a new secret asks first, and is shown once', async () => {
  const { state } = await renderApp({ path, state: world })
  fireEvent.click(await screen.findByRole('button', { name: 'New secret' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/The old one also works for one more day/)
  expect(state.calls.some(({ route }) => route === 'POST /webhooks/:id/secret')).toBe(false)
  fireEvent.click(dialog.getByRole('button', { name: 'New secret' }))
  await screen.findByText(SECRETS[1])
  press('I’ve saved it')
  expect(screen.queryByText(SECRETS[1])).toBeNull()
})

const paused = webhookOf({
  lastDelivery: deliveryOf({ state: 'waiting', status: 500, attempts: 4 }),
  health: {
    state: 'paused',
    since: '2026-11-23T08:20:00.000Z',
    failures: 12,
    nextTryAt: '2026-11-24T08:40:00.000Z',
  },
})

test('one that is paused says why, until when, and is tried at once when asked', async () => {
  const { state } = await renderApp({
    path: pathOf(paused.id),
    state: { webhooks: [structuredClone(paused)] },
  })
  await screen.findByText(/12 attempts in a row have failed since/)
  screen.getByText(/we send everything that’s waiting/)
  press('Try now')
  await screen.findByText(/We’re trying again right now/)
  expect(state.calls.map(({ route }) => route)).toContain('POST /webhooks/:id/retry')
  // The result appears without a click.
  state.deliveries = [deliveryOf({})]
  Object.assign(state.webhooks[0] ?? {}, webhookOf({ lastDelivery: deliveryOf({}) }))
  await screen.findByText('Delivered 2 minutes ago', undefined, { timeout: 5_000 })
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull()
})

test('what came of an attempt stands there as soon as it is known to be over', async () => {
  const { state, queryClient, deps } = await renderApp({
    path: pathOf(paused.id),
    state: { webhooks: [structuredClone(paused)] },
  })
  await screen.findByText(/12 attempts in a row have failed since/)
  press('Try now')
  await screen.findByText(/We’re trying again right now/)
  state.deliveries = [deliveryOf({})]
  Object.assign(state.webhooks[0] ?? {}, webhookOf({ lastDelivery: deliveryOf({}) }))
  await queryClient.refetchQueries(webhooksQuery(deps.call))
  await screen.findByText('Delivered 2 minutes ago', undefined, { timeout: 1_000 })
})

test('the list says which are paused, and a refused attempt is said to be', async () => {
  const { state } = await renderApp({
    path: '/integrations/webhooks',
    state: { webhooks: [structuredClone(paused)] },
  })
  await screen.findByText('Paused after 12 failed attempts; next: 09:40')
  fireEvent.click(screen.getByRole('link', { name: /crm\.example\.com/ }))
  await screen.findByRole('button', { name: 'Try now' })
  state.failing.set('POST /webhooks/:id/retry', { code: 'rate_limited' })
  press('Try now')
  await screen.findByText('Too many attempts. Try again in a few minutes.')
})

test('deleting asks first and says what is lost', async () => {
  const { state, router } = await renderApp({ path, state: { webhooks: [webhookOf({})] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/including anything waiting for another attempt/)
  expect(state.webhooks).toHaveLength(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('No webhooks yet')
  expect([state.webhooks, router.state.location.pathname]).toEqual([[], '/integrations/webhooks'])
})

test('a webhook that does not exist leads back to the list', async () => {
  await renderApp({ path: pathOf('nobody'), state: world })
  await screen.findByRole('heading', { level: 1, name: 'This webhook doesn’t exist' })
  screen.getByRole('link', { name: 'All webhooks' })
})

test('what somebody else changed of a webhook is said of this one, although another of its host was changed last', async () => {
  const { state } = await renderApp({ path, state: world })
  await typeAddress('https://crm.example.com/mine')
  const [change] = state.activity
  const theirs = {
    ...change!,
    kind: 'webhook_changed',
    subject: 'crm.example.com',
    system: 'iPhone',
  } as const
  state.activity = [
    { ...theirs, browser: 'Edge', subjectId: automation!.id },
    { ...theirs, browser: 'Safari', subjectId: crm!.id },
  ]
  state.webhooks = state.webhooks.map((webhook) =>
    webhook.id === crm?.id ? { ...webhook, url: 'https://crm.example.com/theirs' } : webhook,
  )
  state.failing.set('PATCH /webhooks/:id', { code: 'changed_meanwhile' })
  press('Save')
  await screen.findByText(/The change came from Safari on iPhone\.$/)
  state.failing.clear()
  press('Use the other version')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://crm.example.com/theirs'),
  )
})
