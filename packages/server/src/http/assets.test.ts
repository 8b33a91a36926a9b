import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { readAsset, send } from './assets.ts'

const app = await startTestApp()

test.each([
  '/external/scheduling.js',
  '/external/popup.js',
  '/external/floating-button.js',
  '/external/conversions.js',
])('%s may be fetched by every site, and is asked for again within the hour', async (file) => {
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
})

test('what a player asks for of a file is sent, and all of it where the file has changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  await writeFile(path.join(folder, 'first.webm'), '0123456789')
  const asset = await readAsset(folder, 'first.webm')
  const server = fastify()
  server.get('/', (request, reply) => send(asset, 'no-cache', request, reply))
  onTestFinished(() => server.close())
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, body, headers: said } = await server.inject({ url: '/', headers })
    return [statusCode, body, said['content-range']]
  }
  expect(await ask({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10'])
  expect(await ask({ range: 'bytes=2-4', 'if-range': asset.etag })).toEqual([206, '234', 'bytes 2-4/10'])
  expect(await ask({ range: 'bytes=2-4', 'if-range': '"another"' })).toEqual([200, '0123456789', undefined])
  expect(await ask({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10'])
})

test.each(['scheduling-wordpress.zip', 'scheduling-extension.zip'])('%s is a file to keep', async (file) => {
  const { status, headers } = await fetch(`${app.url}/external/${file}`)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${file}"`,
  })
})
