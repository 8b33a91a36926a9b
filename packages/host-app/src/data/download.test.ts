import { ApiError } from '@scheduling/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createDownload } from './download.ts'

const onSessionEnd = vi.fn<() => void>()
const download = createDownload({ authorization: () => 'Bearer token', deviceId: 'tab', onSessionEnd })
const answer = (response: Response) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(response))

afterEach(() => vi.unstubAllGlobals())

test('the file comes with the token, the filter and the name that the server gives it', async () => {
  answer(
    new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="bookings-past.csv"' } }),
  )
  const file = await download('/bookings.csv', { tab: 'past', q: undefined })
  expect(file.name).toBe('bookings-past.csv')
  expect(await file.content.text()).toBe('a,b')
  const [url, options] = vi.mocked(fetch).mock.lastCall ?? []
  expect(url).toBe('/api/v1/bookings.csv?tab=past')
  expect(new Headers(options?.headers).get('authorization')).toBe('Bearer token')
})

test('a session that has ended is told', async () => {
  answer(Response.json({ code: 'not_signed_in', status: 401 }, { status: 401 }))
  await expect(download('/bookings.csv', {})).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

test('a server that is away is no name of an error that nobody knows', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')))
  await expect(download('/bookings.csv', {})).rejects.toBeInstanceOf(ApiError)
  await expect(download('/bookings.csv', {})).rejects.toMatchObject({ code: 'unavailable' })
})
