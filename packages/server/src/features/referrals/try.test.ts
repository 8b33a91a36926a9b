import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'

const shop = await startTestApp({ marketingUrl: 'https://www.example.com/start?from=us' })
const own = await startTestApp()

const led = async (url: string) => {
  const { status, headers } = await fetch(url, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('a recommendation leads to the marketing site, with who recommends', async () => {
  expect(await led(`${shop.url}/try/dana`)).toEqual([302, 'https://www.example.com/start?from=us&via=dana'])
})

test('where there is none, to the sign-up', async () => {
  expect(await led(`${own.url}/try/dana`)).toEqual([302, 'https://meet.example.test/onboard?via=dana'])
})

test('what stands for the host leads nowhere else', async () => {
  const [, location] = await led(`${shop.url}/try/${encodeURIComponent('x&y=https://evil.example/#')}`)
  expect(new URL(String(location)).origin).toBe('https://www.example.com')
  expect(new URL(String(location)).searchParams.get('via')).toBe('x&y=https://evil.example/#')
})

test('the token of a mailed invitation comes along, and nothing else does', async () => {
  const [, location] = await led(`${own.url}/try/dana?invitation=a%26b&next=/settings`)
  expect(location).toBe('https://meet.example.test/onboard?via=dana&invitation=a%26b')
  const [, there] = await led(`${shop.url}/try/dana?invitation=a&invitation=b`)
  expect(there).toBe('https://www.example.com/start?from=us&via=dana')
})
