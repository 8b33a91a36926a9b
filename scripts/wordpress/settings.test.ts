import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import type { Page } from 'playwright'
import { afterEach, expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../end-to-end/browser.ts'
import { freePortPair } from '../product.ts'
import { setting, storeSetting } from './content.ts'
import { signIn, SUBSCRIBER } from './sign-in.ts'

const origin = inject('origin')
const wordpress = inject('wordpress')
const browser = useBrowser()

const PAGE = 'options-general.php?page=scheduling'

afterEach(async () => {
  await storeSetting('origin', origin)
  await storeSetting('page', 'demo/30min')
})

const notice = async (page: Page) => (await page.locator('.settings-error').allInnerTexts()).join('\n')

async function save(page: Page, label: string, value: string): Promise<string> {
  await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.locator('.settings-error').first().waitFor()
  return notice(page)
}

async function testConnection(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await page.locator('.settings-error').first().waitFor()
  return notice(page)
}

test('an administrator stores address and page; what can be told apart is put right', async () => {
  const page = await signIn(browser, PAGE)
  expect(await save(page, 'Scheduling server', ' HTTPS://Meet.Example.COM:8443/ ')).toContain(
    'Settings saved.',
  )
  expect(await setting('origin')).toBe('https://meet.example.com:8443')
  expect(await save(page, 'Default booking page', 'https://meet.example.com:8443/anna/15min/')).toContain(
    'saved',
  )
  expect(await setting('page')).toBe('anna/15min')
})

test.each([
  ['Scheduling server', 'origin', '"><script>window.attacked=1</script>'],
  ['Scheduling server', 'origin', 'javascript:alert(1)'],
  ['Scheduling server', 'origin', 'ftp://meet.example.com'],
  ['Scheduling server', 'origin', 'meet.example.com'],
  ['Scheduling server', 'origin', 'https://user:secret@meet.example.com'],
  ['Scheduling server', 'origin', 'https://meet.example.com/demo/30min'],
  ['Default booking page', 'page', '"><script>window.attacked=1</script>'],
  ['Default booking page', 'page', 'https://other.example/demo'],
] as const)('%s (%s) %s is refused by name, and the old one holds', async (label, name, given) => {
  const before = await setting(name)
  const page = await signIn(browser, PAGE)
  expect(await save(page, label, given)).toContain(`“${given}” is not`)
  expect(await page.locator('.settings-error script, #wpbody script:text("attacked")').count()).toBe(0)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  expect(await setting(name)).toBe(before)
  expect(await page.getByLabel(label).inputValue()).toBe(before)
})

test('a stored value that is not clean is printed as text', async () => {
  await storeSetting('page', '"><script>window.attacked=1</script>')
  const page = await signIn(browser, PAGE)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('the connection test finds the server and its script', async () => {
  const page = await signIn(browser, PAGE)
  expect(await testConnection(page)).toContain(
    `Your site reaches the scheduling server at ${origin}, and its script is there.`,
  )
})

test('the connection test says that nobody answers', async () => {
  const nobody = `http://localhost:${await freePortPair()}`
  await storeSetting('origin', nobody)
  const page = await signIn(browser, PAGE)
  expect(await testConnection(page)).toContain(`No server answers at ${nobody}: `)
})

test('the connection test says that another program answers', async () => {
  await storeSetting('origin', wordpress)
  const page = await signIn(browser, PAGE)
  expect(await testConnection(page)).toContain(
    `Something answers at ${wordpress}, but not as a scheduling server does`,
  )
})

test('the connection test says that the script does not load', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? 200 : 404).end('{"status":"ok"}')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const half = `http://localhost:${(server.address() as AddressInfo).port}`
  await storeSetting('origin', half)
  const page = await signIn(browser, PAGE)
  expect(await testConnection(page)).toContain('its script /external/scheduling.js does not load')
})

test('the connection test says that there is no address yet', async () => {
  await storeSetting('origin', '')
  const page = await signIn(browser, PAGE)
  expect(await testConnection(page)).toContain('Enter the address of your scheduling server first.')
})

/** Submits a form as the signed-in user's browser would, from any origin. */
async function post(
  page: Page,
  path: string,
  form: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const answer = await page.request.post(`${wordpress}/wp-admin/${path}`, { form, maxRedirects: 0 })
  return { status: answer.status(), text: await answer.text() }
}

const FOREIGN = { option_page: 'scheduling', action: 'update', scheduling_origin: 'https://evil.example' }

test('a subscriber sees no settings, changes none and tests nothing', async () => {
  const page = await signIn(browser, 'profile.php', SUBSCRIBER)
  expect((await page.request.get(`${wordpress}/wp-admin/${PAGE}`)).status()).toBe(403)
  expect((await post(page, 'options.php', FOREIGN)).status).toBe(403)
  const answer = await post(page, 'admin-post.php', { action: 'scheduling_connection' })
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('Only an administrator may test the connection.')
  expect(await setting('origin')).toBe(origin)
})

test("an administrator's browser is not enough: without the form's nonce nothing happens", async () => {
  const page = await signIn(browser, PAGE)
  for (const nonce of ['', 'abcdef0123']) {
    expect((await post(page, 'options.php', { ...FOREIGN, _wpnonce: nonce })).status).toBe(403)
    const answer = await post(page, 'admin-post.php', { action: 'scheduling_connection', _wpnonce: nonce })
    expect(answer.status).toBe(403)
  }
  expect(await setting('origin')).toBe(origin)
})

test('who is not signed in reaches neither', async () => {
  const page = await browser.open(wordpress)
  expect((await post(page, 'options.php', FOREIGN)).status).toBe(302)
  expect((await post(page, 'admin-post.php', { action: 'scheduling_connection' })).status).toBe(400)
  expect(await setting('origin')).toBe(origin)
})
