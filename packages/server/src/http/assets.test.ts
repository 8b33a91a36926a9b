import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'

const app = await startTestApp()

test.each(['/external/scheduling.js', '/external/popup.js', '/external/conversions.js'])(
  '%s may be fetched by every site, and is asked for again within the hour',
  async (file) => {
    const { status, headers } = await fetch(app.url + file)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    })
    const known = { 'if-none-match': String(headers.get('etag')) }
    expect((await fetch(app.url + file, { headers: known })).status).toBe(304)
  },
)

test('the WordPress plugin is a file to keep', async () => {
  const { status, headers } = await fetch(`${app.url}/external/scheduling-wordpress.zip`)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="scheduling-wordpress.zip"',
  })
})
