import type { Api } from '@scheduling/contract'
import { api } from '@scheduling/contract'
import { describe, expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { checkEach } from '../../testing/check-each.ts'
import { anyParams } from '../../testing/client.ts'
import { databaseState } from '../../testing/database-state.ts'
import { addEvent, bookingOf, mailedTo, signUp, someAddress } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'

// Somebody who just signed up can set everything up but reaches nobody.
const app = await startTestApp()
const host = await signUp(app, { name: 'Buy at shop.example' })
const event = await addEvent(host)
const { link } = host.me
const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }
const start = '2027-03-01T09:00:00Z'

describe('their page is not open', () => {
  test.each([`/${link}`, `/${link}/${event.slug}`, `/${link}/no-such-event`])(
    '%s says so, and nothing that they wrote',
    async (path) => {
      const { status, data } = await openPage(app.url, path)
      expect([status, data.kind]).toEqual([404, 'not_open'])
      expect(JSON.stringify(data)).not.toMatch(/shop\.example|Consultation/)
    },
  )

  test('a form that is sent all the same books nothing', async () => {
    const fields = { start, name: 'Ada Guest', email: 'ada@example.test', location: '0' }
    const { status, page } = await sendForm(app.url, `/${link}/${event.slug}`, fields)
    expect([status, page?.kind]).toEqual([404, 'not_open'])
  })

  test.each<[keyof Api, object]>([
    ['GET /owners/:owner', { params: { owner: link } }],
    ['GET /owners/:owner/events/:event', { params: { owner: link, event: event.slug } }],
    ['GET /slots', { query: { owner: link, event: event.slug, ...span } }],
    ['GET /slots', { query: { owner: link, event: 'no-such-event', ...span } }],
    ['POST /bookings', { body: bookingOf(host, event, start) }],
  ])('%s: page_not_open', async (route, sent) => {
    const before = await databaseState(app.context.pool)
    expect((await app.visitor.refusal(route, sent)).code).toBe('page_not_open')
    expect(await databaseState(app.context.pool)).toBe(before)
  })

  test('nor in the answer for editors', async () => {
    const url = `${TEST_PUBLIC_URL}/${link}`
    const answer = await fetch(`${app.url}/oembed?url=${encodeURIComponent(url)}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('shop.example')
  })
})

const gated = Object.entries(api).filter(([, { auth }]) => auth === 'verified')

const isOfBilling = (key: string) => key.includes(' /stripe/')

test('whatever changes what is paid is for a confirmed address alone', () => {
  const changes = Object.keys(api).filter((key) => isOfBilling(key) && !key.startsWith('GET '))
  expect(gated.map(([key]) => key).filter(isOfBilling)).toEqual(changes)
})

test('403 not_verified for each of them', async () =>
  checkEach(
    gated.map(([key]) => key as keyof Api),
    async (route) => {
      const problem = await host.api.refusal(route, { params: anyParams(route), body: {} })
      expect(problem.code).toBe('not_verified')
    },
  ))

test('they see their own times', async () => {
  const { starts } = await host.api.call('GET /event-types/:id/slots', {
    params: { id: event.id },
    query: span,
  })
  expect(starts).toContain('2027-03-01T09:00:00Z')
})

test('with the address confirmed the page is open as it was set up', async () => {
  const { code } = await mailedTo(app, host)
  await host.api.call('POST /users/verify', { body: { code }, headers: someAddress() })
  expect((await openPage(app.url, `/${link}`)).status).toBe(200)
  await app.visitor.call('POST /bookings', { body: bookingOf(host, event, start) })
})
