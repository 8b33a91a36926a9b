// @vitest-environment happy-dom
import type { ErrorCode } from '@scheduling/contract/errors'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FixtureState } from '../fixtures/api.ts'
import { renderApp } from '../fixtures/render-app.tsx'
import { scheduleOf } from '../features/availability/fixture.ts'
import { eventTypes } from '../features/event-types/fixture.ts'

interface FormCase {
  path: string
  /** The only write of the form. */
  route: string
  state?: Partial<FixtureState>
  /** What somebody types or chooses. */
  fill: () => unknown
  action: string
  /** It changes nothing. */
  isRead?: true
  /** The action is confirmed in a dialog. */
  asks?: true
  /** What must still be there. */
  kept: () => unknown
}

const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=hidden]), textarea' })
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pickTime = () => {
  type('Name', 'Catch up')
  type('Date', '2026-11-26')
  press('Add this time')
}
const namedAndPicked = () => [
  field('Name').value,
  screen.getAllByRole('button', { name: /^Remove Thursday, November 26/ }).length,
]
async function choose(label: string, option: string) {
  const select = screen.getAllByLabelText(label, { selector: 'input:not([type=hidden])' }).at(-1)
  fireEvent.click(select as HTMLElement)
  const options = await screen.findAllByRole('option', { name: option })
  fireEvent.click(options.at(-1) as HTMLElement)
}

const FORMS: Record<string, FormCase> = {
  poll: {
    path: '/groupinvite/new',
    route: 'POST /polls',
    fill: pickTime,
    action: 'Create poll',
    kept: namedAndPicked,
  },
  'one-off': {
    path: '/timeslotpicker/new',
    route: 'POST /one-offs',
    fill: pickTime,
    action: 'Create link',
    kept: namedAndPicked,
  },
  'routing form': {
    path: '/organization/forms/new',
    route: 'POST /routing-forms',
    state: { eventTypes: structuredClone(eventTypes) },
    fill: async () => {
      type('Name', 'Talk to us')
      await choose('Event type', 'Introduction')
    },
    action: 'Add form',
    kept: () => [field('Name').value, field('Address').value],
  },
  language: {
    path: '/settings/language',
    route: 'PATCH /settings',
    fill: async () => choose('Language', 'Deutsch'),
    action: 'Save',
    kept: () => field('Language').value,
  },
  email: {
    path: '/settings/email',
    route: 'POST /users/email',
    fill: () => {
      type('New email address', 'anna@berg.example')
      type('Current password', 'Secret-1')
    },
    action: 'Confirm with both addresses',
    kept: () => [field('New email address').value, field('Current password').value],
  },
  domain: {
    path: '/settings/domain',
    route: 'PUT /domain',
    fill: () => type(/^Your domain/, 'meet.berg.example'),
    action: 'Use this domain',
    kept: () => field(/^Your domain/).value,
  },
  retention: {
    path: '/settings/retention',
    route: 'PUT /retention',
    fill: async () => choose('Delete invitees’ data', '12 months after the meeting'),
    action: 'Save',
    asks: true,
    kept: () => field('Delete invitees’ data').value,
  },
  link: {
    path: '/settings/link',
    route: 'PUT /settings/link',
    fill: () => type('Your booking link', 'berg'),
    action: 'Change my link',
    asks: true,
    kept: () => field('Your booking link').value,
  },
  organization: {
    path: '/organization',
    route: 'POST /organizations',
    fill: () => type('Name', 'Atelier'),
    action: 'Create organization',
    kept: () => field('Name').value,
  },
  'check-up': {
    path: '/integrations/check-up',
    route: 'POST /embeds/check-up',
    fill: () => type('Address of your page', 'shop.example'),
    action: 'Check',
    isRead: true,
    kept: () => field('Address of your page').value,
  },
  availability: {
    path: '/availability',
    route: 'PATCH /availability/:id',
    state: { schedules: [scheduleOf({ is_default: true })] },
    fill: () => type('Name', 'Summer hours'),
    action: 'Save',
    kept: () => field('Name').value,
  },
  export: {
    path: '/settings/export',
    route: 'POST /export',
    fill: () => undefined,
    action: 'Create export',
    kept: () => undefined,
  },
}

const REFUSALS: readonly [ErrorCode, RegExp][] = [
  ['internal_error', /^Something went wrong/],
  ['not_allowed', /^Not allowed/],
]

/** Presses the button twice. The answer comes when the function that this returns is called. */
async function send({ route, action, asks }: FormCase, state: FixtureState, code: ErrorCode) {
  const answer = Promise.withResolvers<void>()
  state.delayed.set(route, answer.promise)
  state.failing.set(route, { code })
  const sent = () => state.calls.filter((call) => call.route === route).length
  const before = sent()
  let pressed = screen.getByRole<HTMLButtonElement>('button', { name: action })
  await waitFor(() => expect(pressed.disabled).toBe(false))
  if (asks) {
    fireEvent.click(pressed)
    pressed = within(await screen.findByRole('dialog')).getByRole('button', { name: action })
  }
  fireEvent.click(pressed)
  fireEvent.click(pressed)
  await waitFor(() => expect(sent()).toBe(before + 1))
  return async () => {
    await act(async () => answer.resolve())
    expect(sent()).toBe(before + 1)
  }
}

test.each(Object.entries(FORMS))(
  'a failing save of %s says why, keeps what was typed, and can be tried again',
  async (_, form) => {
    const { path, action, kept } = form
    const { state, router } = await renderApp({ path: '/tutorials', state: form.state })
    await act(async () => router.navigate({ to: path }))
    await screen.findByRole('button', { name: action })
    await form.fill()
    const typed = kept()
    for (const [code, text] of REFUSALS) {
      const answer = await send(form, state, code)
      await answer()
      await screen.findByText(text)
      expect(kept()).toEqual(typed)
    }
    if (form.isRead) return
    // Back, before the answer.
    const answer = await send(form, state, 'unavailable')
    act(() => router.history.back())
    await waitFor(() => {
      const later = screen.queryByRole('button', { name: 'Keep for later' })
      if (later) fireEvent.click(later)
      expect(router.state.location.pathname).toBe('/tutorials')
    })
    await screen.findByRole('searchbox')
    await answer()
    await screen.findByText(/We can’t reach the server/)
    expect(router.state.location.pathname).toBe('/tutorials')
  },
)
