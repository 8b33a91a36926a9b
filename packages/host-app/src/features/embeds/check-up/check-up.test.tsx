// @vitest-environment happy-dom
import type { CheckUp } from '@scheduling/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'

const ANSWER: CheckUp = {
  url: 'https://shop.example/contact',
  found: [{ kind: 'popup_text', url: 'https://old.example/anna', settings: {} }],
  findings: [
    { code: 'script_twice', level: 'warning', detail: null },
    { code: 'wrong_origin', level: 'problem', detail: 'https://old.example/anna' },
    { code: 'policy_blocks_frame', level: 'problem', detail: 'frame-src https://meet.example' },
  ],
}

async function check(address: string, options: Parameters<typeof renderApp>[0] = {}) {
  const world = await renderApp({ path: '/integrations/check-up', ...options })
  const field = await screen.findByLabelText<HTMLInputElement>('Address of your page')
  fireEvent.change(field, { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: /^Check/ }))
  return { ...world, field }
}

test('the owner reads what is wrong, the worst first, and copies what belongs there', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { state } = await check('shop.example/contact', { state: { checkUp: ANSWER } })
  const title = await screen.findByRole('heading', { name: '2 problems · 1 warning' })
  expect(document.activeElement).toBe(title)
  const asked = state.calls.find(({ route }) => route === 'POST /embeds/check-up')
  expect(asked?.args.body).toEqual({ url: 'https://shop.example/contact' })

  const findings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(findings.slice(0, 3)).toEqual([
    'The code points to another server',
    'The page’s Content Security Policy blocks the booking page',
    'The script is on the page more than once',
  ])
  const policy = screen
    .getByText(/Content Security Policy blocks the booking page/)
    .closest('li') as HTMLElement
  within(policy).getByText('Problem')
  fireEvent.click(within(policy).getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(written).toHaveBeenCalledWith('frame-src https://meet.example'))
  screen.getByText('<a href="https://meet.example/anna" data-schedule="popup">', { exact: false })
})

test('what is no address is said at the field, and nothing is asked', async () => {
  const { state } = await check('my page')
  await screen.findByText('Enter an address that begins with https://')
  expect(state.calls.some(({ route }) => route === 'POST /embeds/check-up')).toBe(false)
})

test('while it is looked at, the page says so and can be stopped; the address stays', async () => {
  const { field, state } = await check('shop.example', { state: { wait: new Promise(() => undefined) } })
  await screen.findByText(/Opening shop\.example/)
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByText(/Opening/)).toBeNull())
  expect(field.value).toBe('shop.example')
  expect(state.calls.at(-1)?.route).toBe('POST /embeds/check-up')
})

test('a refusal keeps what was typed, also when the room is opened again', async () => {
  const failing = new Map([['POST /embeds/check-up', { code: 'rate_limited' as const }]])
  const { field, router } = await check('shop.example', { state: { failing } })
  await screen.findByRole('alert')
  screen.getByText(/Too many attempts\. Try again/)
  expect(field.value).toBe('shop.example')
  await router.navigate({ to: '/integrations' })
  await router.navigate({ to: '/integrations/check-up' })
  expect((await screen.findByLabelText<HTMLInputElement>('Address of your page')).value).toBe('shop.example')
})

test('an address inside is refused beside the field', async () => {
  const errors = [{ path: 'url', reason: 'not_public', message: 'No such thing' }]
  const failing = new Map([['POST /embeds/check-up', { code: 'invalid_input' as const, errors }]])
  await check('192.168.0.1/contact', { state: { failing } })
  await screen.findByText(/Enter a public address/)
})

test.each([
  ['unreachable', 'status 404', 'The server responded with 404.'],
  ['unreadable', 'too_deep', 'Its elements are nested too deeply.'],
] as const)('a page that is %s says why', async (code, detail, text) => {
  await check('shop.example', {
    state: {
      checkUp: { url: 'https://shop.example/', found: [], findings: [{ code, level: 'problem', detail }] },
    },
  })
  await screen.findByText(text)
})
