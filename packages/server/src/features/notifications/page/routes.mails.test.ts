import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { databaseState } from '../../../testing/database-state.ts'
import { addEvent, book, openAccount } from '../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../testing/pages.ts'
import { readerToken } from '../reader/reader-token.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, { name: 'Advice' })
const guests = ['bob@example.test']
const { booking, manageToken } = await book(app, host, event, '2027-03-02T09:00:00Z', { guests })

/** The mail choices page of this reader for this booking. */
function pathOf(address: string, bookingId = booking.id): string {
  return `/mails/${readerToken(app.context, host.me.userID, bookingId, address)}`
}

const path = pathOf('bob@example.test')

async function chosen(of = path) {
  const { data } = await openPage(app.url, of)
  return data.kind === 'mails' ? data.choice : data.kind
}

async function post(
  body: string | FormData | URLSearchParams,
  headers: Record<string, string> = {},
  of = path,
) {
  return fetch(app.url + of, { method: 'POST', body, headers, redirect: 'manual' })
}

describe('opening the link', () => {
  it('shows what it is about and what holds, and proposes what the mail offered', async () => {
    const { status, data, headers } = await openPage(app.url, `${path}?choice=meeting`)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      kind: 'mails',
      owner: { name: host.me.userName },
      meeting: { name: 'Advice', times: { start: Date.parse(booking.start) }, canceled: false },
      address: 'b…@example.test',
      choice: null,
      proposed: 'meeting',
      saved: false,
      options: { timeZone: 'Europe/Berlin' },
    })
    expect(JSON.stringify(data)).not.toMatch(/bob@|ada-[0-9a-f]+@|Ada Guest/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('has the language and the clock with which the meeting was booked, whatever the browser asks for', async () => {
    const german = await book(app, host, event, '2027-03-02T11:00:00Z', {
      guests,
      language: 'de',
      locale: 'de-u-hc-h12',
    })
    for (const address of [german.booking.invitee.email, ...guests]) {
      const { data } = await openPage(app.url, pathOf(address, german.booking.id), {
        'accept-language': 'fr',
      })
      expect(data.options).toMatchObject({ language: 'de', timeFormat: '12h' })
    }
  })

  it('changes nothing, whatever it proposes: programs look at every link of a mail', async () => {
    const before = await databaseState(app.context.pool)
    for (const choice of ['keep', 'meeting', 'host', 'all']) {
      await openPage(app.url, `${path}?choice=${choice}`)
      await fetch(`${app.url}${path}?choice=${choice}`, { method: 'HEAD' })
    }
    expect(await databaseState(app.context.pool)).toBe(before)
  })

  it('shows an invitee that all mails come', async () => {
    expect(await chosen(pathOf(booking.invitee.email))).toBe('keep')
  })
})

describe('the form', () => {
  it.each(['keep', 'meeting', 'host', 'all', 'keep'])('saves %s, and says so', async (choice) => {
    const answer = await sendForm(app.url, `${path}?language=de&choice=all`, { choice })
    expect(answer.status).toBe(303)
    expect(answer.location).toBe(`${path}?language=de&view=saved`)
    const { data } = await openPage(app.url, String(answer.location))
    expect(data).toMatchObject({ choice, saved: true, proposed: null, options: { language: 'de' } })
  })

  it('is safe to repeat', async () => {
    for (const choice of ['all', 'all', 'host', 'host', 'meeting', 'meeting']) {
      await sendForm(app.url, path, { choice })
      expect(await chosen()).toBe(choice)
    }
  })

  it.each([{ choice: 'everything' }, {}])('refuses %o and changes nothing', async (fields) => {
    const before = await databaseState(app.context.pool)
    const answer = await post(new URLSearchParams(fields as Record<string, string>))
    expect(answer.status).toBe(422)
    expect(await databaseState(app.context.pool)).toBe(before)
  })
})

describe('the one click of a mail program', () => {
  const pair = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const multipart = new FormData()
  multipart.append('List-Unsubscribe', 'One-Click')

  it.each([
    ['as a form', pair],
    ['as multipart', multipart],
  ])('%s stops the mails about meetings with this host, without a cookie or a page', async (_, body) => {
    await sendForm(app.url, path, { choice: 'keep' })
    const answer = await post(body)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(await chosen()).toBe('host')
  })

  it('is not mistaken in what is no form at all', async () => {
    await sendForm(app.url, path, { choice: 'keep' })
    const refused = [
      await post('List-Unsubscribe=One-Click', { 'content-type': 'text/plain' }),
      await post('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
      await post('nothing', { 'content-type': 'multipart/form-data' }),
      await post(`choice=${'x'.repeat(5_000)}`, { 'content-type': 'application/x-www-form-urlencoded' }),
    ]
    for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400)
    for (const { status } of refused) expect(status).toBeLessThan(500)
    expect(await chosen()).toBe('keep')
  })
})

describe('what leads to no reader of this booking', () => {
  const token = path.slice('/mails/'.length)
  const flipped = (index: number) => {
    const bytes = Buffer.from(token, 'base64url')
    bytes[index] = Number(bytes[index]) ^ 1
    return bytes.toString('base64url')
  }

  it.each([
    ['the manage link', manageToken, 410],
    ['another host', flipped(0), 404],
    ['another booking', flipped(16), 404],
    ['another address', flipped(32), 404],
    ['a forged signature', flipped(63), 404],
    ['a cut link', token.slice(0, -4), 404],
    ['a longer link', `${token}AAAA`, 404],
    ['nothing', 'x', 404],
    ['somebody who is not in it', pathOf('eve@example.test').slice('/mails/'.length), 410],
    ['a booking that is gone', pathOf('bob@example.test', host.me.userID).slice('/mails/'.length), 410],
  ])('%s: opens nothing and changes nothing', async (_, wrong, refused) => {
    const before = await databaseState(app.context.pool)
    const { status, data } = await openPage(app.url, `/mails/${wrong}`)
    expect([status, data.kind]).toEqual([refused, refused === 404 ? 'not_found' : 'link_expired'])
    expect((await post(new URLSearchParams({ choice: 'all' }), {}, `/mails/${wrong}`)).status).toBe(refused)
    expect(await databaseState(app.context.pool)).toBe(before)
  })

  it('nor does it open the booking', async () => {
    expect((await openPage(app.url, `/booking/${token}`)).data.kind).toBe('link_expired')
    const headers = { authorization: `Manage ${token}` }
    expect((await app.visitor.refusal('GET /manage', { headers })).code).toBe('booking_not_found')
  })
})
