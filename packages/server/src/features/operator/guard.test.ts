import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { someAddress } from '../../testing/hosts.ts'

const PASSWORD = 'correct: horse, ключ'
const app = await startTestApp({ operatorPassword: PASSWORD })

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
const RIGHT = basic(`operator:${PASSWORD}`)

async function open(path: string, headers: Record<string, string>, url = app.url) {
  return fetch(url + path, { headers })
}

const PAGES = [
  '/admin',
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/dev/mailbox/1',
  '/dev/mailbox/1/raw',
  '/dev/mailbox/1/html',
]

test.each(PAGES)('%s asks for the password', async (path) => {
  const { status, headers } = await open(path, someAddress())
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Basic realm="operator", charset="UTF-8"'])
})

test.each([
  ['a wrong one', basic('operator:correct: horse, battery')],
  ['a part of it', basic(`operator:${PASSWORD.slice(0, -1)}`)],
  ['more than it', basic(`operator:${PASSWORD} `)],
  ['nothing', basic('operator:')],
  ['only a name', basic('operator')],
  ['another scheme', { authorization: `Bearer ${encodeURIComponent(PASSWORD)}` }],
  ['no base64', { authorization: 'Basic %' }],
  ['an account’s token', { authorization: `Basic ${'x'.repeat(43)}` }],
])('%s does not open it', async (_, headers: Record<string, string>) => {
  for (const path of PAGES) expect((await open(path, { ...someAddress(), ...headers })).status).toBe(401)
})

test.each(['operator', '', 'anybody'])('the right one does, under the name "%s"', async (name) => {
  const right = basic(`${name}:${PASSWORD}`)
  for (const path of PAGES.slice(0, 3))
    expect((await open(path, { ...someAddress(), ...right })).status).toBe(200)
})

test('after ten guesses from one network even the right one has to wait, and from another it has not', async () => {
  const here = { 'x-forwarded-for': '2001:db8:7:7::1' }
  const neighbor = { 'x-forwarded-for': '2001:db8:7:7::2' }
  for (let guess = 0; guess < 10; guess++)
    expect((await open('/admin', { ...here, ...basic(`operator:guess ${guess}`) })).status).toBe(401)
  for (const network of [here, neighbor]) {
    const refused = await open('/admin', { ...network, ...RIGHT })
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 900])
  }
  expect((await open('/admin', { ...someAddress(), ...RIGHT })).status).toBe(200)
  app.clock.advance(15)
  expect((await open('/admin', { ...here, ...RIGHT })).status).toBe(200)
})

test('who knows it is never kept waiting by their own visits', async () => {
  const here = { 'x-forwarded-for': '203.0.113.80', ...RIGHT }
  for (let visit = 0; visit < 15; visit++) expect((await open('/admin', here)).status).toBe(200)
})

test('without a password there are no such pages', async () => {
  const closed = await startTestApp()
  for (const path of PAGES) expect((await open(path, RIGHT, closed.url)).status).toBe(404)
})
