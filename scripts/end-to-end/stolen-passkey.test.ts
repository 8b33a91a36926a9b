import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import type { Api } from '../../packages/contract/src/index.ts'
import type { VirtualAuthenticator } from './authenticator.ts'
import { withAuthenticator } from './authenticator.ts'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

const browser = useBrowser()
const visitor = createClient({ origin })
// The sign-in page would ask for a passkey on its own, so these tests use another page.
const PLACE = `${origin}/healthz`

type Made = Api['POST /users/passkeys']['$args']['body']['response']
type Shown = Api['POST /users/login/passkey']['$args']['body']['response']

async function addPasskey(page: Page, host: TestHost): Promise<void> {
  const options = await host.call('POST /users/passkeys/options', { body: { current: host.password } })
  const response = await page.evaluate(async (asked) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked as never)
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return made.toJSON()
  }, options)
  await host.call('POST /users/passkeys', { body: { name: 'Laptop', response: response as Made } })
}

/** What the page's authenticator signs. `change`: what a hostile page requests differently. */
async function show(page: Page, change: object = {}): Promise<Shown> {
  const options = { ...(await visitor('POST /users/login/passkey/options')), ...change }
  const shown = await page.evaluate(async (asked) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
    return credential.toJSON()
  }, options)
  return shown as Shown
}

const signIn = async (response: Shown) =>
  visitor('POST /users/login/passkey', { body: { response } }).then(
    () => 'signed in',
    ({ code }: { code: string }) => code,
  )

/** Copies all credentials from one authenticator to the other. */
async function copy(from: VirtualAuthenticator, to: VirtualAuthenticator): Promise<void> {
  const { credentials } = await from.client.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  })
  for (const credential of credentials)
    await to.client.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential })
}

test('what a passkey has signed is good once, and a copy of it is found out', async () => {
  const host = await openHost(origin)
  const [page, thief] = [await browser.open(PLACE), await browser.open(PLACE)]
  const [own, stolen] = [await withAuthenticator(page), await withAuthenticator(thief)]
  await addPasskey(page, host)
  await copy(own, stolen)
  const shown = await show(page)
  expect(await signIn(shown)).toBe('signed in')
  expect(await signIn(shown)).toBe('passkey_refused')
  expect(await signIn(await show(thief))).toBe('passkey_refused')
  expect(await signIn(await show(page))).toBe('signed in')
})

test('without making sure of its owner, or for a page at another name, nothing is signed that opens anything', async () => {
  const host = await openHost(origin)
  const page = await browser.open(PLACE)
  const { client, authenticatorId } = await withAuthenticator(page)
  await addPasskey(page, host)
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  expect(await signIn(await show(page, { userVerification: 'discouraged' }))).toBe('passkey_refused')
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await expect(show(page, { rpId: 'evil.example' })).rejects.toThrow(/SecurityError|relying party/i)
  expect(await signIn(await show(page))).toBe('signed in')
})
