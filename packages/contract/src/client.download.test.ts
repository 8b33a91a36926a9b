import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, createDownload } from './client.ts'

const onSessionEnd = vi.fn<() => void>()
const download = createDownload({
  headers: () => ({ authorization: 'Bearer token', 'x-device-id': 'tab' }),
  onSessionEnd,
})
const answer = (response: Response) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(response))

afterEach(() => vi.unstubAllGlobals())

test('the file comes with the token, the filter and the name that the server gives it', async () => {
  answer(
    new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="bookings-past.csv"' } }),
  )
  const file = await download('GET /bookings.csv', { query: { tab: 'past', q: undefined } })
  expect(file.name).toBe('bookings-past.csv')
  expect(await file.content.text()).toBe('a,b')
  const [url, options] = vi.mocked(fetch).mock.lastCall ?? []
  expect(url).toBe('/api/v1/bookings.csv?tab=past')
  expect(new Headers(options?.headers).get('authorization')).toBe('Bearer token')
})

test('a session that has ended is told', async () => {
  answer(Response.json({ code: 'not_signed_in', status: 401 }, { status: 401 }))
  await expect(download('GET /bookings.csv', { query: {} })).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

test('what belongs to somebody else ends the session, too', async () => {
  onSessionEnd.mockReset()
  answer(Response.json({ code: 'not_allowed', status: 403 }, { status: 403 }))
  await expect(download('GET /export/:id/file', { params: { id: 'x' } })).rejects.toMatchObject({
    code: 'not_allowed',
  })
  expect(onSessionEnd).toHaveBeenCalledOnce()
  expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe('/api/v1/export/x/file')
})

test('a server that is away is no name of an error that nobody knows', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')))
  await expect(download('GET /bookings.csv', { query: {} })).rejects.toBeInstanceOf(ApiError)
  await expect(download('GET /bookings.csv', { query: {} })).rejects.toMatchObject({ code: 'unavailable' })
})
