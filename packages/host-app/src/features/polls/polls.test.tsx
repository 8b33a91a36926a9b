// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { pollOf } from './fixture.ts'

const path = `/groupinvite/${idOf('poll', 1)}`

test('nothing is voted on: what it is for, and one action', async () => {
  await renderApp({ path: '/groupinvite' })
  await screen.findByText('No open polls')
})

test('a poll is made of picked times, people and what it does by itself', async () => {
  const { state, router } = await renderApp({ path: '/groupinvite/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Reading circle' } })
  const week = within(await screen.findByRole('grid', { name: 'Times this week' }))
  fireEvent.click(await week.findByLabelText('Wednesday, November 25, 20:00'))
  fireEvent.change(screen.getByLabelText('Required people'), {
    target: { value: 'lin@example.com\nada@example.com' },
  })
  fireEvent.click(screen.getByRole('switch', { name: 'Hide names from voters' }))
  fireEvent.click(screen.getByRole('button', { name: 'Create poll' }))
  await screen.findByText('Poll created')
  const sent = state.calls.find(({ route }) => route === 'POST /polls')?.args.body
  expect(sent).toMatchObject({
    name: 'Reading circle',
    hidesNames: true,
    options: [{ start: '2026-11-25T19:00:00.000Z', capacity: null }],
    people: [
      { email: 'lin@example.com', isRequired: true },
      { email: 'ada@example.com', isRequired: true },
    ],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/groupinvite/${state.polls[0]?.id}`))
})

test('what is missing or wrong is said beside it, and nothing is sent', async () => {
  const { state } = await renderApp({ path: '/groupinvite/new' })
  fireEvent.change(await screen.findByLabelText('Optional people'), { target: { value: 'nobody' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create poll' }))
  await screen.findByText('Pick at least one time')
  await screen.findByText(/^“nobody” isn’t an email address/)
  expect(state.polls).toEqual([])
})

test('another zone keeps the clock times that were picked, and says so', async () => {
  const { state } = await renderApp({ path: '/groupinvite/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Trip' } })
  const week = within(await screen.findByRole('grid', { name: 'Times this week' }))
  fireEvent.click(await week.findByLabelText('Wednesday, November 25, 20:00'))
  const zone = screen.getByRole('combobox', {
    name: 'Time zone of the poll',
    description: 'If you change the time zone, 9:00 AM stays 9:00 AM.',
  })
  fireEvent.click(zone)
  fireEvent.change(zone, { target: { value: 'New York' } })
  fireEvent.click(await screen.findByRole('option', { name: /New York/ }))
  await screen.findByRole('button', { name: 'Remove Wednesday, November 25, 20:00' })
  fireEvent.click(screen.getByRole('button', { name: 'Create poll' }))
  await screen.findByText('Poll created')
  expect(state.polls[0]).toMatchObject({
    timeZone: 'America/New_York',
    slots: ['2026-11-26T01:00:00.000Z'],
  })
})

test('times of two years read differently in the editor and in the results', async () => {
  const [first] = pollOf({}).options
  const options = ['2027-04-01T07:00:00.000Z', '2032-04-01T07:00:00.000Z'].map((start, id) => ({
    ...first!,
    id,
    start,
  }))
  const slots = options.map(({ start }) => start)
  await renderApp({ path: `${path}?edit=yes`, state: { polls: [pollOf({ options, slots })] } })
  await screen.findByRole('button', { name: /^Remove Thursday, April 1, 2027, / })
  await screen.findByRole('button', { name: /^Remove Thursday, April 1, 2032, / })
  fireEvent.click(screen.getByRole('link', { name: 'Results' }))
  await screen.findByRole('button', { name: /^Book this time: .*April 1, 2032/ })
})

test('days are picked in the same week', async () => {
  const { state } = await renderApp({ path: '/groupinvite/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Trip' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Whole days' }))
  const week = within(await screen.findByRole('grid', { name: 'Days this week' }))
  fireEvent.click(await week.findByLabelText('Friday, November 27, 2026'))
  fireEvent.click(screen.getByRole('button', { name: 'Create poll' }))
  await screen.findByText('Poll created')
  expect(state.polls[0]).toMatchObject({ isAllDay: true, slots: ['2026-11-26T23:00:00.000Z'] })
})

test('the best option comes first, and becomes the meeting', async () => {
  const { state } = await renderApp({ path, state: { polls: [pollOf({})] } })
  const picks = await screen.findAllByRole('button', { name: /^Book this time: / })
  fireEvent.click(picks[0] as HTMLElement)
  await screen.findByText('Everyone who can come has been invited')
  expect(state.polls[0]).toMatchObject({ state: 'finished', finalStart: pollOf({}).options[1]?.start })
  await screen.findByRole('link', { name: 'Open the meeting' })
})

test('a time that is lost says which are next best', async () => {
  const { state } = await renderApp({ path, state: { polls: [pollOf({})] } })
  state.failing.set('POST /polls/:id/finish', { code: 'slot_taken', nearest: ['2026-11-30T10:20:00Z'] })
  fireEvent.click((await screen.findAllByRole('button', { name: /^Book this time: / }))[0] as HTMLElement)
  await screen.findByText(/This time has just been taken Next best: Monday, November 30/)
})

test('options come and go, and what is lost by it is said before', async () => {
  const { state, router } = await renderApp({ path, state: { polls: [pollOf({})] } })
  fireEvent.click(await screen.findByRole('link', { name: 'Edit' }))
  const week = within(await screen.findByRole('grid', { name: 'Times this week' }))
  fireEvent.click(await week.findByLabelText('Wednesday, November 25, 20:00'))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Thursday, November 26, 11:20' }))
  await screen.findByText('We’ll remove the votes for 1 time and tell the voters.')
  fireEvent.change(screen.getByLabelText('Optional people'), { target: { value: 'mia@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Poll updated')
  const sent = state.calls.find(({ route }) => route === 'PATCH /polls/:id')?.args.body
  expect(sent).toEqual({
    options: { add: [{ start: '2026-11-25T19:00:00.000Z', capacity: null }], remove: [0] },
    people: {
      put: [
        { email: 'lin@example.com', isRequired: true },
        { email: 'mia@example.com', isRequired: false },
      ],
      remove: [idOf('poll', 22)],
    },
  })
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a longer meeting says before that votes are removed', async () => {
  const { state } = await renderApp({ path: `${path}?edit=yes`, state: { polls: [pollOf({})] } })
  const [amount] = await screen.findAllByLabelText('Duration')
  fireEvent.change(amount as HTMLElement, { target: { value: '2' } })
  await screen.findByText(/We’ll remove all votes so far and tell the voters/)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Poll updated')
  expect(state.calls.find(({ route }) => route === 'PATCH /polls/:id')?.args.body).toEqual({ duration: 120 })
})

test('the question is changed under its id', async () => {
  const questions = [{ id: 'q7', type: 'text' as const, label: 'Vegetarian?', required: true }]
  const { state } = await renderApp({ path: `${path}?edit=yes`, state: { polls: [pollOf({ questions })] } })
  fireEvent.change(await screen.findByLabelText('Question for voters'), { target: { value: 'Allergies?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Poll updated')
  expect(state.calls.find(({ route }) => route === 'PATCH /polls/:id')?.args.body).toEqual({
    questions: [{ id: 'q7', type: 'text', label: 'Allergies?', required: true }],
  })
})

test('what is over is not edited', async () => {
  await renderApp({ path: `${path}?edit=yes`, state: { polls: [pollOf({ state: 'expired' })] } })
  await screen.findByText('All of its times have passed')
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('a poll that could not be loaded is not said to be deleted', async () => {
  const failing = new Map([['GET /polls/:id', { code: 'unavailable' as const }]])
  const { state } = await renderApp({ path, state: { polls: [pollOf({})], failing } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('This poll doesn’t exist')).toBeNull()
  state.failing.clear()
  fireEvent.click(again)
  await screen.findByRole('button', { name: 'Remind people who haven’t voted' })
})

test('who has not voted can be reminded', async () => {
  await renderApp({ path, state: { polls: [pollOf({})] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remind people who haven’t voted' }))
  await screen.findByText('1 person was reminded')
})

test('a reminder that cannot be sent is said', async () => {
  const failing = new Map([['POST /polls/:id/remind', { code: 'unavailable' as const }]])
  await renderApp({ path, state: { polls: [pollOf({})], failing } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remind people who haven’t voted' }))
  await screen.findByText(/^Cannot send the reminder\. We can’t reach the server/)
})

test('what somebody else changed of a poll is never overwritten unasked, and said from where it came', async () => {
  const { state } = await renderApp({ path: `${path}?edit=yes`, state: { polls: [pollOf({})] } })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mine' } })
  const [poll] = state.polls
  const [change] = state.activity
  const theirs = { kind: 'poll_changed', browser: 'Safari', system: 'iPhone' } as const
  const another = { ...change!, ...theirs, browser: 'Edge', subjectId: idOf('poll', 2) }
  state.activity = [another, { ...change!, ...theirs, subjectId: poll!.id }]
  state.polls = [{ ...poll!, name: 'Theirs', description: 'Theirs too' }]
  state.failing.set('PATCH /polls/:id', { code: 'changed_meanwhile' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Changed in another tab or by someone else: Name/)
  await screen.findByText(/The change came from Safari on iPhone\.$/)
  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.polls[0]).toMatchObject({ name: 'Mine', description: 'Theirs too' }))
})

test('votes that come in while it is saved do not keep a change of a poll from being saved', async () => {
  const { state } = await renderApp({ path: `${path}?edit=yes`, state: { polls: [pollOf({})] } })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mine' } })
  let votes = 2
  state.failing.get = (route) =>
    route === 'PATCH /polls/:id' && votes-- > 0 ? { code: 'changed_meanwhile' } : undefined
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.polls[0]?.name).toBe('Mine'))
  expect(screen.queryByText(/save again/)).toBeNull()
})

test('whoever votes by the name of the host is said not to be the host', async () => {
  const voters = pollOf({}).voters.map((voter, index) => ({ ...voter, borrowsName: index === 0 }))
  await renderApp({ path, state: { polls: [pollOf({ voters })] } })
  expect(await screen.findAllByText(/not you/)).toHaveLength(1)
})

test('how many mails wait for another day is said beside the people, and who has not confirmed', async () => {
  const [person] = pollOf({}).people
  const people = person ? [{ ...person, isProved: false }] : []
  const heldMails = { held: 41, until: '2026-11-25T00:00:00.000Z' }
  await renderApp({ path, state: { polls: [pollOf({ people })], heldMails } })
  expect((await screen.findByRole('note')).textContent).toContain('41 emails')
  await screen.findByText(/has voted \(not confirmed\)/)
})

async function create(field: string, reason: string) {
  const failing = new Map([
    ['POST /polls', { code: 'invalid_input' as const, errors: [{ path: field, reason, message: 'x' }] }],
  ])
  await renderApp({ path: '/groupinvite/new', state: { failing } })
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  fireEvent.change(name, { target: { value: 'Trip' } })
  fireEvent.change(screen.getByLabelText('Required people'), { target: { value: 'lin@example.com' } })
  const week = within(await screen.findByRole('grid', { name: 'Times this week' }))
  fireEvent.click(await week.findByLabelText('Wednesday, November 25, 20:00'))
  fireEvent.click(screen.getByRole('button', { name: 'Create poll' }))
  return name
}

test.each([
  ['deadline', 'in_the_past', 'Last day to vote'],
  ['people[0].email', 'format', 'Required people'],
  ['people[1].email', 'format', 'Optional people'],
  ['questions[0].label', 'too_long', 'Question for voters'],
])('a refused %s is said at the field where it was typed', async (field, reason, label) => {
  await create(field, reason)
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
})

test('a refused time is said above the picked ones', async () => {
  await create('options[0].start', 'in_the_past')
  await screen.findByText('This is in the past. Choose a later day or time.')
})

test('a refusal that no field shows is said above the form, and what was typed stays', async () => {
  const name = await create('guestsMax', 'too_large')
  const element = await screen.findByText('Check this field: guestsMax. This number is too large')
  expect(element.getAttribute('role')).toBe('alert')
  expect(name.value).toBe('Trip')
})

test('more places than there can be are refused with how many there can be', async () => {
  await renderApp({ path: '/groupinvite/new' })
  const places = await screen.findByLabelText('Spots per time')
  fireEvent.change(places, { target: { value: '20000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create poll' }))
  await screen.findByText('Enter a whole number from 1 to 10,000')
})

test('two clicks remind once, and make one meeting', async () => {
  const { state } = await renderApp({ path, state: { polls: [pollOf({})] } })
  const sent = (route: string) => state.calls.filter((one) => one.route === route)
  for (const [name, route] of [
    ['Remind people who haven’t voted', 'POST /polls/:id/remind'],
    [/^Book this time/, 'POST /polls/:id/finish'],
  ] as const) {
    const [button] = await screen.findAllByRole('button', { name })
    fireEvent.click(button!)
    fireEvent.click(button!)
    await waitFor(() => expect(sent(route)).not.toEqual([]))
    expect(sent(route)).toHaveLength(1)
  }
})

async function askToDelete(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  return dialog.getByRole('button', { name: 'Delete' })
}

test('deleting asks first, and two clicks delete once', async () => {
  const { state } = await renderApp({ path, state: { polls: [pollOf({})] } })
  const button = await askToDelete()
  expect(state.calls.map(({ route }) => route)).not.toContain('DELETE /polls/:id')
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(/ deleted. Its link has expired./)
  expect(state.calls.filter(({ route }) => route === 'DELETE /polls/:id')).toHaveLength(1)
})

test('while a poll is deleted, the dialog shows that it works, and is closed then', async () => {
  const { state } = await renderApp({ path, state: { polls: [pollOf({})] } })
  const button = await askToDelete()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.wait = promise
  fireEvent.click(button)
  await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(true))
  fireEvent.click(button)
  resolve()
  await screen.findByText(/ deleted. Its link has expired./)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(state.calls.filter(({ route }) => route === 'DELETE /polls/:id')).toHaveLength(1)
})

test('whoever goes elsewhere while a poll is created is left there, without a draft', async () => {
  const { state, router } = await renderApp({ path: '/groupinvite/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Trip' } })
  const week = within(await screen.findByRole('grid', { name: 'Times this week' }))
  fireEvent.click(await week.findByLabelText('Wednesday, November 25, 20:00'))
  const { promise, resolve } = Promise.withResolvers<void>()
  state.wait = promise
  fireEvent.click(screen.getByRole('button', { name: 'Create poll' }))
  await waitFor(() => expect(state.calls.at(-1)?.route).toBe('POST /polls'))
  await router.navigate({ to: '/tutorials', ignoreBlocker: true })
  resolve()
  await screen.findByText('Poll created')
  expect(router.state.location.pathname).toBe('/tutorials')
  await router.navigate({ to: '/groupinvite/$id', params: { id: 'new' } })
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('')
})

test('whoever goes elsewhere while a poll is deleted is left there', async () => {
  const { state, router } = await renderApp({ path, state: { polls: [pollOf({})] } })
  const remove = await askToDelete()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.wait = promise
  fireEvent.click(remove)
  await router.navigate({ to: '/tutorials' })
  resolve()
  await screen.findByText(/ deleted. Its link has expired./)
  expect(router.state.location.pathname).toBe('/tutorials')
})

test('deleting what another tab has deleted leads to the list, too', async () => {
  const failing = new Map([['DELETE /polls/:id', { code: 'poll_not_found' as const }]])
  const { router } = await renderApp({ path, state: { polls: [pollOf({})], failing } })
  fireEvent.click(await askToDelete())
  await screen.findByText(/ deleted. Its link has expired./)
  await waitFor(() => expect(router.state.location.pathname).toBe('/groupinvite'))
})
