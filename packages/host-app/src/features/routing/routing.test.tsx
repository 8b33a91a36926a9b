// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../../data/event-types.ts'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { eventTypeOf, eventTypes } from '../event-types/fixture.ts'
import { actingAs } from '../organizations/fixture.ts'
import { answerOf, formOf } from './fixture.ts'

const FORMS = '/organization/forms'
const path = `${FORMS}/${idOf('routing_form', 1)}`
const world = () => ({ routingForms: [formOf({})], eventTypes: structuredClone(eventTypes) })

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Chooses in the list below a field. */
async function choose(field: HTMLElement | undefined, option: string) {
  fireEvent.click(field as HTMLElement)
  const options = await screen.findAllByRole('option', { name: option })
  fireEvent.click(options.at(-1) as HTMLElement)
}
const selects = (label: string) => screen.getAllByLabelText(label, { selector: 'input:not([type=hidden])' })

test('there are no forms yet: what they are for, and one action', async () => {
  await renderApp({ path: FORMS })
  await screen.findByText('No forms yet')
  expect(screen.getAllByRole('link', { name: 'New form' })).toHaveLength(1)
})

test('the list says which forms are off and how many have answered', async () => {
  const forms = [formOf({ answered: 1 }), formOf({ id: idOf('routing_form', 2), name: 'Old', isOn: false })]
  await renderApp({ path: FORMS, state: { routingForms: forms } })
  const old = within(await screen.findByRole('article', { name: 'Old' }))
  old.getByText('Off')
  old.getByText('0 answers')
  within(screen.getByRole('article', { name: 'Whom do you need?' })).getByText('1 answer')
})

test('a form is added with a question, a rule and where each leads', async () => {
  const { state, router } = await renderApp({
    path: `${FORMS}/new`,
    state: { eventTypes: structuredClone(eventTypes) },
  })
  await screen.findByRole('button', { name: 'Add form' })
  type('Name', 'Talk to us')
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('talk-to-us')
  press('Add question')
  const label = screen.getAllByLabelText('Question').at(-1) as HTMLElement
  fireEvent.change(label, { target: { value: 'Team size' } })
  await choose(selects('Answer type').at(-1), 'Dropdown')
  type('Choice 1', 'Large')
  press('Add rule')
  const rule = within(screen.getByRole('region', { name: 'Rule 1' }))
  fireEvent.click(rule.getByRole('checkbox', { name: 'Large' }))
  await choose(selects('Event type')[0], 'Product demo')
  await choose(selects('Event type')[1], 'Introduction')
  press('Add form')
  await waitFor(() => expect(state.routingForms).toHaveLength(1))
  const [added] = state.routingForms
  const [, size] = added?.questions ?? []
  expect(added).toMatchObject({
    name: 'Talk to us',
    slug: 'talk-to-us',
    isOn: true,
    questions: [
      { id: 'email', type: 'email', required: true },
      { type: 'dropdown', label: 'Team size', choices: [{ text: 'Large' }] },
    ],
    rules: [
      {
        when: [{ question: size?.id, is: 'any_of', choices: [size?.choices[0]?.id] }],
        to: { kind: 'event_type', id: idOf('event', 2) },
      },
    ],
    otherwise: { kind: 'event_type', id: idOf('event', 1) },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`${FORMS}/${added?.id}`))
})

test('the address follows the name until it is typed, past what is taken', async () => {
  const { queryClient } = await renderApp({
    path: `${FORMS}/new`,
    state: { eventTypes: [eventTypeOf({ slug: 'demo' })] },
  })
  await screen.findByRole('button', { name: 'Add form' })
  await waitFor(() => expect(queryClient.getQueryData(EVENT_TYPES)).toBeDefined())
  const slug = screen.getByLabelText<HTMLInputElement>('Address')
  type('Name', 'Demo')
  expect(slug.value).toBe('demo-2')
  type('Address', 'My Own')
  type('Name', 'Another')
  expect(slug.value).toBe('my-own')
})

test('nothing is sent before all is filled in, and each field says so', async () => {
  const { state } = await renderApp({ path: `${FORMS}/new` })
  await screen.findByRole('button', { name: 'Add form' })
  press('Add question')
  press('Add rule')
  await choose(selects('Go to')[0], 'Web address')
  press('Add form')
  await screen.findByText('Use at least three letters a–z, digits, - or _')
  expect(screen.getAllByText('This field is required')).toHaveLength(3)
  screen.getByText('Enter an address that begins with https://')
  screen.getByText('Choose a destination')
  expect(state.routingForms).toEqual([])
})

test('renaming a choice keeps the rule that names it', async () => {
  const { state } = await renderApp({ path, state: world() })
  await screen.findByLabelText('Choice 2')
  type('Choice 2', '11–99')
  const rule = within(screen.getByRole('region', { name: 'Rule 1' }))
  expect(rule.getByRole<HTMLInputElement>('checkbox', { name: '11–99' }).checked).toBe(true)
  press('Save')
  await screen.findByText('Form saved')
  expect(state.calls.find(({ route }) => route === 'PATCH /routing-forms/:id')?.args.body).toEqual({
    questions: formOf({}).questions.map((question) => ({
      ...question,
      choices: question.choices.map((choice) =>
        choice.id === 'some' ? { id: 'some', text: '11–99' } : choice,
      ),
    })),
  })
})

test('a choice that is removed leaves the rules, and an empty condition is refused', async () => {
  const { state } = await renderApp({ path, state: world() })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove choice 3' }))
  press('Save')
  await screen.findByText('Form saved')
  expect(state.routingForms[0]?.rules[0]?.when).toEqual([
    { question: 'size', is: 'any_of', choices: ['some'] },
  ])
  press('Remove choice 2')
  press('Save')
  await screen.findByText('Choose at least one')
})

test('a rule about a question that was removed says so', async () => {
  await renderApp({ path, state: world() })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the question Email' }))
  press('Save')
  await screen.findByText('This question was removed. Choose another')
})

test('trying says which rule fits the unsaved form, and sends nothing', async () => {
  const { state } = await renderApp({ path, state: world() })
  const region = within(await screen.findByRole('region', { name: 'Try it' }))
  region.getByText('No rule matches')
  fireEvent.change(region.getByLabelText('Email'), { target: { value: 'noa@example.com' } })
  region.getByText('Rule 2 matches')
  region.getByText('https://example.com/team')
  const rule = within(screen.getByRole('region', { name: 'Rule 2' }))
  fireEvent.change(rule.getByLabelText('Text that the answer contains'), { target: { value: 'nobody' } })
  region.getByText('No rule matches')
  expect(state.calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([])
})

test('trying passes over an event type that is off, as visitors do', async () => {
  const [introduction, demo] = world().eventTypes
  const state = { ...world(), eventTypes: [introduction!, { ...demo!, isOn: false }] }
  await renderApp({ path, state })
  const region = within(await screen.findByRole('region', { name: 'Try it' }))
  await choose(region.getByLabelText('How many are you?', { selector: 'input' }), 'More than 50')
  region.getByText('No rule matches')
})

test('people are offered as targets to those who act for an organization', async () => {
  const { state } = await renderApp({ path, state: { ...world(), ...actingAs('owner') } })
  await screen.findByRole('region', { name: 'Rule 1' })
  await choose(selects('Go to')[0], 'Person')
  await choose(selects('Person')[0], 'Anna Berg')
  press('Save')
  await screen.findByText('Form saved')
  expect(state.routingForms[0]?.rules[0]?.to).toEqual({ kind: 'person', id: idOf('member', 1) })
})

test('an own host has nobody to lead to, and no other form', async () => {
  await renderApp({ path, state: world() })
  await screen.findByRole('region', { name: 'Rule 1' })
  fireEvent.click(selects('Go to')[0] as HTMLElement)
  await screen.findAllByRole('option', { name: 'Web address' })
  expect(screen.queryByRole('option', { name: 'Person' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Another form' })).toBeNull()
})

test('what the server refuses stands at its field', async () => {
  const { state } = await renderApp({ path, state: world() })
  await screen.findByLabelText('Name')
  type('Name', 'Something else')
  state.failing.set('PATCH /routing-forms/:id', {
    code: 'invalid_input',
    errors: [
      { path: 'rules[0].to', reason: 'not_found', message: 'Expected one that is yours' },
      { path: 'slug', reason: 'taken', message: 'Taken' },
    ],
  })
  press('Save')
  await screen.findByText('Choose a destination')
  const field = selects('Event type')[0]
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')))
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('This is taken; choose another')
})

test('two tabs: what others changed stays, and the same field asks', async () => {
  const { state } = await renderApp({ path, state: world() })
  await screen.findByLabelText('Introduction')
  type('Introduction', 'Mine')
  state.routingForms = [formOf({ name: 'Theirs' })]
  state.failing.set('PATCH /routing-forms/:id', { code: 'changed_meanwhile' })
  press('Save')
  await screen.findByRole('heading', { level: 1, name: 'Theirs' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Introduction').value).toBe('Mine')
  state.routingForms = [formOf({ name: 'Theirs', description: 'Theirs, too' })]
  press('Save')
  await screen.findByText(/someone else: Introduction\. We kept what you typed/)
  state.failing.clear()
  press('Use the other version')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Introduction').value).toBe('Theirs, too'),
  )
})

test('answers are shown 50 at a time, with the rule and where it led', async () => {
  const answers = Array.from({ length: 51 }, (_, index) => answerOf(index + 1))
  answers[0] = answerOf(1, { answers: [], rule: null, to: { kind: 'text', text: 'Write to us.' } })
  await renderApp({ path, state: { ...world(), routingAnswers: answers } })
  const region = within(await screen.findByRole('region', { name: 'Answers' }))
  await region.findByText('No answers')
  region.getByText('No rule matched')
  expect(region.getAllByText('Rule 1')).toHaveLength(49)
  expect(region.getAllByText('Product demo')).toHaveLength(49)
  fireEvent.click(region.getByRole('button', { name: 'Show more' }))
  await region.findByText('visitor51@client.example')
  expect(region.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('deleting asks first and says what is lost', async () => {
  const { state, router } = await renderApp({ path, state: world() })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/its answers are deleted/)
  expect(state.routingForms).toHaveLength(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('No forms yet')
  expect([state.routingForms, router.state.location.pathname]).toEqual([[], FORMS])
})

test('a form that does not exist leads back to the list', async () => {
  await renderApp({ path: `${FORMS}/${idOf('routing_form', 9)}`, state: world() })
  await screen.findByRole('heading', { level: 1, name: 'This form has been deleted' })
  screen.getByRole('link', { name: 'All forms' })
})
