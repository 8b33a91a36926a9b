// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { pollPage } from '../../fixtures.ts'
import { renderPage } from '../../server.tsx'

// Voting needs no script, so the steps are those of the document that the server sends.

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Shows the page and returns its form. */
function open(...args: Parameters<typeof pollPage>) {
  const shown = new DOMParser().parseFromString(renderPage(pollPage(...args)).html, 'text/html')
  document.body.append(...shown.body.childNodes)
  const form = document.querySelector<HTMLFormElement>('form[data-vote]')
  if (!form) throw new Error('The page has no form to vote')
  const inside = within(form)
  return {
    ...inside,
    answer(option: string, name: string) {
      const radios = within(inside.getByRole('group', { name: option }))
      fireEvent.click(radios.getByRole('radio', { name }))
    },
    type: (label: string, value: string) =>
      fireEvent.input(inside.getByLabelText(label), { target: { value } }),
    /** What this button would send. */
    sent(button: string) {
      const { name, value } = inside.getByRole<HTMLButtonElement>('button', { name: button })
      return { ...Object.fromEntries(new FormData(form)), ...(name && { [name]: value }) }
    },
  }
}

const FIRST = 'Tuesday 9 March, 18:00 – 19:00'
const SECOND = 'Tuesday 9 March, 20:00 – 21:00'

const own = {
  name: 'Ada',
  email: 'ada@example.com',
  choices: { 0: 'yes' as const, 1: 'no' as const },
  answers: {},
  isProved: true,
  isByMail: true,
  declines: null,
  token: 'token',
  editUrl: 'https://meet.example.com/poll/token',
}

test('who votes answers each option, says who they are, and sends it once', () => {
  const form = open()
  form.answer(FIRST, 'Yes')
  form.answer(SECOND, 'If need be')
  form.answer(SECOND, 'No')
  form.type('Name', 'Grace')
  form.type('Email', 'grace@example.com')
  expect(form.sent('Submit my vote')).toMatchObject({
    action: 'vote',
    choice_0: 'yes',
    choice_1: 'no',
    name: 'Grace',
    email: 'grace@example.com',
    idempotency_key: 'key',
  })
})

test('who has voted finds their answers, changes one or takes all back, and is not asked who they are', () => {
  const form = open({ own })
  expect(form.queryByLabelText('Email')).toBeNull()
  expect(form.sent('Change my vote')).toMatchObject({ choice_0: 'yes', choice_1: 'no' })
  form.answer(FIRST, 'No')
  expect(form.sent('Change my vote')).toMatchObject({ choice_0: 'no', choice_1: 'no' })
  expect(form.sent('Withdraw my vote')).toMatchObject({ withdraw: '1' })
})

test('a refused vote keeps what was typed and says what is wrong beside it', () => {
  const values = { name: 'Grace', email: 'grace@', choices: { 0: 'yes' as const }, answers: {} }
  const errors = [{ path: 'email', reason: 'format', message: 'Email format invalid' }]
  const form = open({ refused: { code: 'invalid_input', errors, values } })
  expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(form.sent('Submit my vote')).toMatchObject({ name: 'Grace', email: 'grace@', choice_0: 'yes' })
})
