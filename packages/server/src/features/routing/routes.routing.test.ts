import { randomUUID } from 'node:crypto'
import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount, someAddress } from '../../testing/hosts.ts'
import { addOrganization, join } from '../../testing/organizations.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import { cleanUpAnswers } from './operations.ts'

const app = await startTestApp()

const EMAIL = { id: 'email', type: 'email' as const, label: 'Email', required: true, choices: [] }
const SIZE = {
  id: 'size',
  type: 'single_options' as const,
  label: 'How many are you?',
  required: true,
  choices: [
    { id: 's', text: 'Up to 10' },
    { id: 'l', text: 'More' },
  ],
}
const TOPIC = { id: 'topic', type: 'text' as const, label: 'Topic?', required: false, choices: [] }
const text = (words: string) => ({ kind: 'text' as const, text: words })

/** A host with an event type for many, and a form that leads there. */
async function formOf(host: TestHost, more: object = {}) {
  const event = await addEvent(host, {
    questions: [{ id: 'about', type: 'text', label: 'topic?', required: false }],
  })
  const { eventTypes } = await host.api.call('GET /event-types')
  const id = eventTypes.find(({ slug }) => slug === event.slug)?.id ?? ''
  const form = await host.api.call('POST /routing-forms', {
    body: {
      name: 'Whom do you need?',
      slug: `whom-${randomUUID().slice(0, 8)}`,
      questions: [EMAIL, SIZE, TOPIC],
      rules: [
        {
          id: 'many',
          when: [{ question: 'size', is: 'any_of', choices: ['l'] }],
          to: { kind: 'event_type', id },
        },
        {
          id: 'help',
          when: [{ question: 'topic', is: 'contains', text: 'help' }],
          to: { kind: 'address', url: 'https://park.example/help' },
        },
      ],
      otherwise: text('Please write to us.'),
      isOn: true,
      ...more,
    },
  })
  return { form, event: { id, slug: event.slug }, path: `/${host.me.link}/${form.slug}` }
}

const fields = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).map(([id, answer]) => [`answer_${id}`, answer]))
const answersOf = async (host: TestHost, id: string) =>
  (await host.api.call('GET /routing-forms/:id/answers', { params: { id } })).answers

test('answers lead to the first rule that fits, are typed only once, and are kept with where they led', async () => {
  const host = await openAccount(app)
  const { form, event, path } = await formOf(host)
  const shown = await openPage(app.url, path)
  expect(shown.data).toMatchObject({ kind: 'routing', form: { name: 'Whom do you need?' }, text: null })

  const many = await sendForm(
    app.url,
    `${path}?theme=dark`,
    fields({ email: 'noa@park.example', size: 'l', topic: 'Help us' }),
  )
  expect([many.status, many.location]).toEqual([
    303,
    `/${host.me.link}/${event.slug}?theme=dark&email=noa%40park.example&answer_about=Help+us`,
  ])
  const help = await sendForm(app.url, path, fields({ email: 'kim@park.example', size: 's', topic: 'HELP' }))
  expect(help.location).toBe('https://park.example/help')
  const rest = await sendForm(app.url, path, fields({ email: 'lin@park.example', size: 's' }))
  expect(rest.page).toMatchObject({ text: 'Please write to us.' })

  const answers = await answersOf(host, form.id)
  expect(new Set(answers.map(({ rule }) => rule))).toEqual(new Set(['many', 'help', null]))
  expect(answers.find(({ rule }) => rule === 'many')).toMatchObject({
    answers: [
      { label: 'Email', text: 'noa@park.example' },
      { label: 'How many are you?', text: 'More' },
      { label: 'Topic?', text: 'Help us' },
    ],
    to: { kind: 'event_type', id: event.id },
  })
  expect((await host.api.call('GET /routing-forms')).forms).toMatchObject([{ id: form.id, answered: 3 }])
})

test('what the link brings along reaches the page that the answers lead to', async () => {
  const host = await openAccount(app)
  const { event, path } = await formOf(host)
  const brought = 'name=Noa+Levi&email=old%40park.example&answer_size=s&answer_own=Only+there&utm_source=ad'
  const sent = fields({ email: 'noa@park.example', size: 'l', topic: 'Help us' })
  const { location } = await sendForm(app.url, `${path}?${brought}`, sent)
  const { pathname, searchParams } = new URL(location ?? '', app.url)
  expect(pathname).toBe(`/${host.me.link}/${event.slug}`)
  expect(Object.fromEntries(searchParams)).toEqual({
    answer_about: 'Help us',
    answer_own: 'Only there',
    email: 'noa@park.example',
    name: 'Noa Levi',
    utm_source: 'ad',
  })
  expect(searchParams.size).toBe(5)
})

test('several choices arrive as several', async () => {
  const host = await openAccount(app)
  const options = ['Prices', 'Support', 'Other']
  const about = { type: 'multiple_options' as const, label: 'About', required: false }
  const event = await addEvent(host, { questions: [{ ...about, id: 'about', options }] })
  const { eventTypes } = await host.api.call('GET /event-types')
  const id = eventTypes.find(({ slug }) => slug === event.slug)?.id ?? ''
  const { path } = await formOf(host, {
    questions: [{ ...about, id: 'asked', choices: options.map((words) => ({ id: words[0], text: words })) }],
    rules: [],
    otherwise: { kind: 'event_type', id },
  })
  const { location } = await sendForm(app.url, path, [
    ['answer_asked', 'P'],
    ['answer_asked', 'S'],
  ])
  const { data } = await openPage(app.url, location ?? '')
  expect(data.options.prefill.answers).toEqual({ about: ['Prices', 'Support'] })
})

test('a form leads to an address in any script', async () => {
  const host = await openAccount(app)
  const { path } = await formOf(host, {
    rules: [],
    otherwise: { kind: 'address', url: 'https://почта.рф/помощь?q=да' },
  })
  const { status, location } = await sendForm(app.url, path, fields({ email: 'noa@park.example', size: 's' }))
  expect([status, location]).toEqual([
    303,
    'https://xn--80a1acny.xn--p1ai/%D0%BF%D0%BE%D0%BC%D0%BE%D1%89%D1%8C?q=%D0%B4%D0%B0',
  ])
})

test('what is refused is named where it is, stays typed, and is not kept', async () => {
  const host = await openAccount(app)
  const { form, path } = await formOf(host)
  const { status, page } = await sendForm(app.url, path, fields({ email: 'nobody', size: 'xl', topic: 'Hm' }))
  expect(status).toBe(422)
  expect(page).toMatchObject({
    refused: {
      values: { email: 'nobody', size: 'xl', topic: 'Hm' },
      errors: [
        { path: 'answers.size', reason: 'not_an_option' },
        { path: 'answers.email', reason: 'invalid_email' },
      ],
    },
  })
  expect(await answersOf(host, form.id)).toEqual([])
})

test('a phone number in other digits is stored with the digits that programs call', async () => {
  const host = await openAccount(app)
  const phone = { id: 'phone', type: 'phone_number', label: 'Topic?', required: true, choices: [] }
  const { form, path } = await formOf(host, { questions: [EMAIL, SIZE, TOPIC, phone] })
  const typed = fields({ email: 'noa@park.example', size: 'l', phone: '+٤٩ ٣٠ １２３４' })
  const { location } = await sendForm(app.url, path, typed)
  expect(new URL(location ?? '', app.url).searchParams.get('answer_about')).toBe('+49 30 1234')
  expect(await answersOf(host, form.id)).toMatchObject([
    { answers: [{}, {}, { label: 'Topic?', text: '+49 30 1234' }] },
  ])
})

test('nobody ends nowhere: what is off or deleted is passed over', async () => {
  const host = await openAccount(app)
  const { event, path } = await formOf(host)
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { isOn: false } })
  const many = fields({ email: 'noa@park.example', size: 'l', topic: 'help' })
  expect((await sendForm(app.url, path, many)).location).toBe('https://park.example/help')
})

test('in an organization people are led to its people, and to the host’s page once they have gone', async () => {
  const [owner, member] = [await openAccount(app), await openAccount(app)]
  const organization = await addOrganization(app, owner)
  await join(app, organization, member)
  const { members } = await organization.api.call('GET /organization')
  const id = members.find(({ isMe }) => !isMe)?.member_id ?? ''
  const { slug } = await organization.api.call('POST /routing-forms', {
    body: { name: 'Who?', slug: 'who', otherwise: { kind: 'person', id }, isOn: true },
  })
  const path = `/${organization.link}/${slug}`
  expect((await sendForm(app.url, path, {})).location).toBe(`/${member.me.link}`)
  await app.context.db.deleteFrom('members').where('id', '=', id).execute()
  expect((await sendForm(app.url, path, {})).location).toBe(`/${organization.link}`)
})

test.each([
  [
    'an event type of another host',
    'otherwise',
    async () => {
      const { event } = await formOf(await openAccount(app))
      return { otherwise: { kind: 'event_type' as const, id: event.id } }
    },
  ],
  [
    'a member of another organization',
    'otherwise',
    async () => ({ otherwise: { kind: 'person' as const, id: randomUUID() } }),
  ],
  [
    'a form of another host',
    'rules[0].to',
    async () => {
      const { form } = await formOf(await openAccount(app))
      return { rules: [{ id: 'x', when: [], to: { kind: 'form' as const, id: form.id } }] }
    },
  ],
  [
    'a question that is not there',
    'rules[0].when[0].question',
    async () => ({
      rules: [{ id: 'x', when: [{ question: 'gone', is: 'answered' as const }], to: text('x') }],
    }),
  ],
])('%s is refused, and nothing has changed', async (_what, path, change) => {
  const host = await openAccount(app)
  const { form } = await formOf(host)
  const params = { id: form.id }
  const refusal = await host.api.refusal('PATCH /routing-forms/:id', { params, body: await change() })
  expect(refusal).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
  expect(await host.api.call('GET /routing-forms/:id', { params })).toEqual(form)
})

test('two forms cannot lead to each other, not even when both change at once', async () => {
  const host = await openAccount(app)
  const [one, other] = [await formOf(host), await formOf(host)]
  const lead = (from: string, to: string) =>
    host.api.try('PATCH /routing-forms/:id', {
      params: { id: from },
      body: { otherwise: { kind: 'form', id: to } },
    })
  const answers = await Promise.all([lead(one.form.id, other.form.id), lead(other.form.id, one.form.id)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
})

test('an address belongs to one page: event types and forms refuse each other’s', async () => {
  const host = await openAccount(app)
  const { form, event } = await formOf(host)
  const taken = { code: 'slug_taken', errors: [{ path: 'slug', reason: 'taken' }] }
  const body = { name: 'Again', otherwise: text('x') }
  expect(
    await host.api.refusal('POST /routing-forms', { body: { ...body, slug: event.slug } }),
  ).toMatchObject(taken)
  expect(await host.api.refusal('POST /routing-forms', { body: { ...body, slug: form.slug } })).toMatchObject(
    taken,
  )
  expect(
    await host.api.refusal('PATCH /event-types/:id', { params: { id: event.id }, body: { slug: form.slug } }),
  ).toMatchObject(taken)
})

test('a form that is off has expired, one that is deleted is not there', async () => {
  const host = await openAccount(app)
  const { form, path } = await formOf(host, { isOn: false })
  expect((await openPage(app.url, path)).status).toBe(410)
  await host.api.call('DELETE /routing-forms/:id', { params: { id: form.id } })
  expect((await openPage(app.url, path)).status).toBe(404)
})

test('of very many answers all are led on, and some are kept; 10,000 are listed page by page', async () => {
  const host = await openAccount(app)
  const { form, path } = await formOf(host)
  const from = someAddress()
  for (let count = 0; count < 32; count++)
    expect(
      (await sendForm(app.url, path, fields({ email: 'lin@park.example', size: 's' }), from)).status,
    ).toBe(200)
  expect((await host.api.call('GET /routing-forms')).forms[0]?.answered).toBe(30)
  await app.context.pool.query(
    `insert into routing_answers (host_id, form_id, id, answered_at, answers, rule_id, led_to)
     select $1, $2, gen_random_uuid(), date_trunc('second', now()) - interval '1 hour', '[]', null, '{"kind":"text","text":"x"}' from generate_series(1, 10000)`,
    [host.me.userID, form.id],
  )
  const params = { id: form.id }
  const first = await host.api.call('GET /routing-forms/:id/answers', { params })
  const before = first.answers.at(-1)?.id ?? ''
  const second = await host.api.call('GET /routing-forms/:id/answers', { params, query: { before } })
  expect([first.answers.length, first.more, second.answers.length]).toEqual([50, true, 50])
  const ids = new Set([...first.answers, ...second.answers].map(({ id }) => id))
  expect(ids.size).toBe(100)
})

test('answers are forgotten after a year', async () => {
  const host = await openAccount(app)
  const { form, path } = await formOf(host)
  await sendForm(app.url, path, fields({ email: 'lin@park.example', size: 's' }))
  await app.context.db
    .updateTable('routing_answers')
    .set({ answered_at: new Date(app.clock.now() - 366 * DAY) })
    .where('host_id', '=', host.me.userID)
    .execute()
  await cleanUpAnswers(app.context)
  expect(await answersOf(host, form.id)).toEqual([])
})

test('another’s form is not there', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const { form } = await formOf(host)
  const params = { id: form.id }
  for (const route of [
    'GET /routing-forms/:id',
    'GET /routing-forms/:id/answers',
    'DELETE /routing-forms/:id',
  ] as const)
    expect((await other.api.refusal(route, { params })).code).toBe('routing_form_not_found')
})
