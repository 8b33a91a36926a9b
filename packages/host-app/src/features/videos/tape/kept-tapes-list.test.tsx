// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { me } from '../../accounts/fixture.ts'
import { NOW } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { ownerOf } from '../owner.ts'
import { stubRecording } from '../recording-fixture.ts'
import { logName, mediaName } from './tape-files.ts'
import { lineOf } from './tape-log.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const facts = { host: ownerOf(me), type: 'video/mp4', startedAt: NOW, seconds: 65, uploadId: 'take' }
const FILES = { [logName('take')]: lineOf(facts), [mediaName('take')]: 'picture and sound' }

/** The tape is read from the device first, so its worker starts some time after the click. */
async function continueUpload(workers: ReturnType<typeof stubRecording>) {
  fireEvent.click(await screen.findByRole('button', { name: 'Continue upload' }))
  return waitFor(() => {
    expect(workers[0]?.orders).toHaveLength(1)
    return workers[0]!
  })
}

test('a recording whose session ended goes on after a sign-in on the same page', async () => {
  const workers = stubRecording(FILES)
  await renderApp({ path: '/dynamic-videos' })
  const worker = await continueUpload(workers)
  const refusal = { status: 401, answer: { code: 'not_signed_in' } }
  worker.report({ kind: 'sent', bytes: 5, step: 'refused', refusal })
  await screen.findByText(/You were signed out, so the upload is paused/)
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in and continue' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }))
  dialog.getByText('Your recording stays on this device meanwhile.')
  expect(worker.orders.map(({ kind }) => kind)).toEqual(['continue'])
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'mira@example.com' } })
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Secret-1' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(worker.orders.map(({ kind }) => kind)).toEqual(['continue', 'retry']))
  worker.report({ kind: 'sent', bytes: 17, step: 'done', video: 'video001' })
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Uploading recording' })).toBeNull())
})

test('one that is refused while it is shown goes on as the host who has signed in on another page', async () => {
  const workers = stubRecording(FILES)
  const { session } = await renderApp({ path: '/dynamic-videos' })
  const worker = await continueUpload(workers)
  session.start({ token: 'renewed', expires: '2099-01-01T00:00:00Z', deviceToken: 'device-token' })
  const refusal = { status: 401, answer: { code: 'not_signed_in' } }
  worker.report({ kind: 'sent', bytes: 5, step: 'refused', refusal })
  await waitFor(() =>
    expect(worker.orders).toMatchObject([
      { kind: 'continue', target: { headers: { authorization: 'Bearer token' } } },
      { kind: 'retry', headers: { authorization: 'Bearer renewed' } },
    ]),
  )
  // Refused as the same person, it waits for a sign-in.
  worker.report({ kind: 'sent', bytes: 5, step: 'refused', refusal })
  await screen.findByRole('button', { name: 'Sign in and continue' })
  expect(worker.orders).toHaveLength(2)
  worker.report({ kind: 'sent', bytes: 17, step: 'done', video: 'video001' })
})
