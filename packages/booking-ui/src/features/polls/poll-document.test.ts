import { HOUR } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { pollPage } from '../../fixtures.ts'
import { renderPage } from '../../server.tsx'

const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const [ada] = pollPage().poll.voters

test.each([
  ['name', pollPage({ poll: { name: MARKUP } })],
  ['description', pollPage({ poll: { description: MARKUP } })],
  [
    'voter',
    pollPage({
      poll: {
        voters: [{ name: MARKUP, choices: ada?.choices ?? null, isProved: false, borrowsName: false }],
      },
    }),
  ],
  [
    'comment',
    pollPage({
      poll: {
        comments: [{ id: 'c', name: MARKUP, text: MARKUP, at: '2027-03-01T10:00:00Z', borrowsName: true }],
      },
    }),
  ],
  [
    'question',
    pollPage({
      poll: { questions: [{ id: 'q', type: 'text', label: MARKUP, required: false }] },
    }),
  ],
])('markup in the %s of a poll is text', (_, data) => {
  const page = renderPage(data).html
  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('<img src=x')
})

test('a poll is voted on by a form alone: each option is a group of answers under its full name', () => {
  const page = renderPage(pollPage()).html
  expect(page.match(/<fieldset/g)).toHaveLength(3)
  expect(page).toMatch(/<legend[^>]*>Tuesday 9 March, 18:00 – 19:00<\/legend>/)
  expect(page.match(/type="radio"/g)).toHaveLength(9)
})

test('once it is decided nothing is asked any more but who cannot come', () => {
  const [first] = pollPage().poll.options
  const poll = { state: 'finished' as const, finalStart: first?.start ?? null }
  const own = {
    name: 'Ada',
    email: 'ada@example.com',
    choices: {},
    answers: {},
    isProved: true,
    isByMail: true,
    token: 'token',
    editUrl: 'https://meet.example.com/poll/token',
  }
  const at = Date.parse(first?.start ?? '')
  const meeting = {
    start: at,
    end: at + HOUR,
    date: null,
    isCanceled: false,
    roomExpected: false,
    location: { kind: 'zoom' as const, url: 'https://zoom.example/j/1' },
  }
  const shown = (declines: 'may' | 'has' | 'not_invited' | null) =>
    renderPage(pollPage({ poll, meeting, own: { ...own, declines } })).html
  expect(shown('may')).toContain('name="decline"')
  expect(shown('has')).toContain('that you can’t come')
  expect(shown(null)).not.toContain('name="decline"')
  expect(shown('not_invited')).toContain('name="attend"')
  for (const way of ['https://zoom.example/j/1', '/poll/token/invite.ics', '/poll/token/calendar/google'])
    expect(shown('may')).toContain(way)
  expect(shown('may')).not.toMatch(/type="radio"|Voting ends/)
})

test('what nobody has proved is marked, and whoever came by the mail confirms it under their own name', () => {
  const own = {
    name: 'Eve',
    email: 'ada@example.com',
    choices: { 0: 'yes' as const },
    answers: {},
    isProved: false,
    isByMail: true,
    declines: null,
    token: 'token',
    editUrl: 'https://meet.example.com/poll/token',
  }
  const [voter] = pollPage().poll.voters
  const voters = voter ? [{ ...voter, isProved: false }] : []
  const shown = (change: object) =>
    renderPage(pollPage({ poll: { voters }, own: { ...own, ...change } })).html
  expect(shown({})).toContain('not confirmed')
  expect(shown({})).toContain('Confirm my vote')
  expect(shown({})).toMatch(/<input[^>]*name="name"[^>]*value="Eve"/)
  expect(shown({})).not.toContain('type="email"')
  expect(shown({ isByMail: false })).toContain('Change my vote')
  expect(shown({ isProved: true })).not.toContain('Is this your vote?')
})

test('whoever votes by the name of the host is marked, and is not once nobody else can be meant', () => {
  const [voter] = pollPage().poll.voters
  const shown = (said: object, change: object = {}) =>
    renderPage(pollPage({ poll: { voters: voter ? [{ ...voter, ...said }] : [], ...change } })).html
  for (const change of [{}, { hidesVotes: true }]) {
    expect(shown({ borrowsName: true }, change)).toContain('not the host')
    expect(shown({ borrowsName: true, isProved: false }, change)).toContain('not confirmed')
    expect(shown({ borrowsName: false }, change)).not.toMatch(/not the host|not confirmed/)
  }
})

test('where names are hidden a vote is answered with where its link is', () => {
  const sent = renderPage(pollPage({ done: 'sent', poll: { hidesNames: true } }))
  expect(sent.html).toContain('We sent you a link')
})

test('an option of another year has its year, also for screen readers', () => {
  const { options } = pollPage().poll
  const [first, ...others] = options
  const far = { ...first!, start: '2032-04-01T10:00:00Z' }
  const page = renderPage(pollPage({ poll: { options: [far, ...others] } })).html
  // Each option is named in its group and in its button.
  const dates = [...page.matchAll(/Thursday,? 1 April(,? 2032)?/g)].map(([, year]) => year?.trim())
  expect(dates.length).toBeGreaterThan(1)
  expect(new Set(dates)).toEqual(new Set(['2032']))
})
