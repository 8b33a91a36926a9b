import { afterEach, expect, test, vi } from 'vitest'
import { createVideo } from './tape-video.ts'

afterEach(() => vi.unstubAllGlobals())

test('a recording is sent with the title that it got when it began', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string))
    const answer = Response.json({ video: { id: 'v' }, upload: { url: '/u', received: 0, bytes: null } })
    return Object.defineProperty(answer, 'url', { value: 'https://meet.example/api/v1/videos' })
  })
  const title = 'Recording from Nov 28, 2026, 2:30 PM'
  const facts = { host: 'h', type: 'video/mp4', title, startedAt: 0, seconds: 0, uploadId: 'u' }
  await createVideo(facts, 'https://meet.example', {}, new AbortController().signal)
  expect(sent).toEqual([{ source: 'recorded', id: 'u', name: 'recording.mp4', title, bytes: null }])
})
