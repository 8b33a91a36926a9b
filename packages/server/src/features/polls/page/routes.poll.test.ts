import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../testing/pages.ts'
import { readerToken } from '../../notifications/reader/reader-token.ts'

const app = await startTestApp()

async function addPoll(host: TestHost, change: object = {}) {
  return host.api.call('POST /polls', {
    body: {
      name: 'Reading circle',
      duration: 60,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'Europe/Berlin',
      options: [{ start: '2027-03-02T19:00:00Z' }, { start: '2027-03-03T19:00:00Z' }],
      questions: [{ id: 'diet', type: 'text', label: 'What do you eat?', required: false }],
      ...change,
    },
  })
}

const fieldsOf = (host: TestHost, change: Record<string, string> = {}) => ({
  action: 'vote',
  idempotency_key: crypto.randomUUID(),
  name: 'Ada',
  email: `ada@${host.me.link}.test`,
  choice_0: 'yes',
  choice_1: 'no',
  answer_diet: 'Everything',
  ...change,
})

test('a plain form votes, leads to the link that changes it, and changes and takes it back there', async () => {
  const host = await openAccount(app)
  const { slug } = await addPoll(host)
  const address = `/${host.me.link}/${slug}`
  const page = await openPage(app.url, address)
  expect([page.status, page.data.kind]).toEqual([200, 'poll'])
  expect(page.headers.get('set-cookie')).toBeNull()

  const sent = await sendForm(app.url, address, fieldsOf(host))
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/poll\/[\w-]+\?view=voted$/)])
  const own = await openPage(app.url, String(sent.location))
  expect(own.data).toMatchObject({
    kind: 'poll',
    done: 'voted',
    own: { name: 'Ada', choices: { 0: 'yes', 1: 'no' }, answers: { diet: 'Everything' } },
  })
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(own.headers.get('referrer-policy')).toBe('no-referrer')

  const edit = String(sent.location).split('?')[0] ?? ''
  const changed = await sendForm(app.url, edit, { action: 'vote', choice_1: 'if_need_be' })
  expect(changed.location).toBe(`${edit}?view=changed`)
  const withdrawn = await sendForm(app.url, edit, { action: 'vote', withdraw: '1' })
  expect(withdrawn.location).toBe(address)
  expect((await openPage(app.url, edit)).data.kind).toBe('link_expired')
})

test('the page of a vote, and of its mails, speak the language of the vote, whatever the browser asks for', async () => {
  const host = await openAccount(app)
  const { id, slug } = await addPoll(host)
  const fields = fieldsOf(host)
  const { location } = await sendForm(app.url, `/${host.me.link}/${slug}?language=ar`, fields)
  const [vote = ''] = String(location).split('?', 1)
  const mails = `/mails/${readerToken(app.context, host.me.userID, id, fields.email)}`
  for (const path of [vote, mails]) {
    const { data } = await openPage(app.url, path, { 'accept-language': 'fr' })
    expect(data.options.language).toBe('ar')
  }
})

test('a phone number in other digits is stored with the digits that programs call', async () => {
  const host = await openAccount(app)
  const questions = [{ id: 'phone', type: 'phone_number', label: 'Phone', required: true }]
  const { slug } = await addPoll(host, { questions })
  const { answer_diet: _, ...fields } = fieldsOf(host, { answer_phone: '+٤٩ ٣٠ １２３４' })
  const { location } = await sendForm(app.url, `/${host.me.link}/${slug}`, fields)
  const { data } = await openPage(app.url, String(location))
  expect(data).toMatchObject({ own: { answers: { phone: '+49 30 1234' } } })
})

test('what was typed is kept where something is wrong, and why is said', async () => {
  const host = await openAccount(app)
  const { slug } = await addPoll(host)
  const address = `/${host.me.link}/${slug}`
  const none = await sendForm(app.url, address, fieldsOf(host, { choice_0: 'no' }))
  expect(none.page).toMatchObject({
    kind: 'poll',
    refused: {
      code: null,
      values: { name: 'Ada', choices: { 0: 'no', 1: 'no' }, answers: { diet: 'Everything' } },
      errors: [{ path: 'choices' }],
    },
  })
  await sendForm(app.url, address, fieldsOf(host))
  const twice = await sendForm(app.url, address, fieldsOf(host, { name: 'Eve' }))
  expect([twice.status, twice.page]).toMatchObject([409, { own: null, refused: { code: 'already_voted' } }])
  const odd = await sendForm(app.url, address, fieldsOf(host, { answer_diet: '\u0000', email: 'x' }))
  expect(odd.status).toBe(422)
})

test('comments are written by a form, too', async () => {
  const host = await openAccount(app)
  const { slug } = await addPoll(host)
  const address = `/${host.me.link}/${slug}`
  const sent = await sendForm(app.url, address, { action: 'comment', name: 'Lin', text: '<b>Earlier?</b>' })
  expect(sent.location).toBe(`${address}?view=commented`)
  expect((await openPage(app.url, address)).data).toMatchObject({
    poll: { comments: [{ name: 'Lin', text: '<b>Earlier?</b>' }] },
  })
})

test('of a comment that is too long nothing is lost, nor of the vote beside it', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const { location } = await sendForm(app.url, `/${host.me.link}/${poll.slug}`, fieldsOf(host))
  const comment = { action: 'comment', name: 'Lin', text: 'x'.repeat(1_001) }
  const { status, page } = await sendForm(app.url, String(location), comment)
  expect(status).toBe(422)
  expect(page).toMatchObject({
    own: { choices: { 0: 'yes' } },
    refused: null,
    refusedComment: {
      values: { name: 'Lin', text: comment.text },
      errors: [{ path: 'text', reason: 'too_long', length: 1_001, max: 1_000 }],
    },
  })
})

test('deleted, its link has expired; an event at the address comes first; nothing there is not found', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const event = await addEvent(host)
  await host.api.call('DELETE /polls/:id', { params: poll })
  const kinds = []
  for (const slug of [poll.slug, event.slug, 'nothing-there'])
    kinds.push((await openPage(app.url, `/${host.me.link}/${slug}`)).data.kind)
  expect(kinds).toEqual(['link_expired', 'event', 'not_found'])
})

test('it may stand in frames; behind the link of a vote it may not', async () => {
  const host = await openAccount(app)
  const { slug } = await addPoll(host)
  const address = `/${host.me.link}/${slug}`
  const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
  const shown = await openPage(app.url, `${address}?embed=inline`, framed)
  expect(shown.headers.get('content-security-policy')).not.toContain('frame-ancestors')
  const { location } = await sendForm(app.url, address, fieldsOf(host))
  const own = await openPage(app.url, String(location).split('?')[0] ?? '', framed)
  expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
