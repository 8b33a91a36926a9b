import { BILLING_PATHS } from '@scheduling/contract/billing/dashboard'
import { DASHBOARD_PATHS, TOOL_PATHS } from '@scheduling/contract/dashboard'
import { EXTENSION_ID } from '@scheduling/contract/extension'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { startShop } from '../testing/stand-ins/stripe.ts'

const ALL: readonly string[] = [
  ...new Set([...DASHBOARD_PATHS, ...BILLING_PATHS, '/settings/profile', '/upgrade/other']),
]
// For tutorial videos, on every page.
const PLAYERS = ' https://www.youtube-nocookie.com https://player.vimeo.com'
const [nothingSold, sold, standIn] = await Promise.all([
  startTestApp(),
  startShop({ scriptUrl: null }),
  startShop(),
])

async function policyAt(url: string): Promise<string> {
  const { headers, status } = await fetch(url, { headers: { host: '127.0.0.1' }, redirect: 'manual' })
  expect([url, status]).toEqual([url, 200])
  return headers.get('content-security-policy') ?? ''
}

/** Which sources the document of each address allows besides our own origin. */
async function letIn(origin: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const path of ALL) {
    const policy = await policyAt(origin + path)
    const foreign = policy
      .replace(PLAYERS, '')
      .split('; ')
      .filter((part) => /https?:/.test(part))
    if (foreign.length > 0) found[path] = foreign.join('; ')
  }
  return found
}

const onBillingPages = (policy: string) => Object.fromEntries(BILLING_PATHS.map((path) => [path, policy]))

test('where nothing is sold no document lets anybody in', async () => {
  expect(await letIn(nothingSold.url)).toEqual({})
})

test('the provider of payments is let in by the documents on which cards are typed, and by no other', async () => {
  expect(await letIn(sold.app.url)).toEqual(
    onBillingPages(
      [
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
        "connect-src 'self' https://api.stripe.com",
        "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      ].join('; '),
    ),
  )
})

test('so is its stand-in', async () => {
  const { url } = standIn.stripe
  expect(await letIn(standIn.app.url)).toEqual(
    onBillingPages(`script-src 'self' ${url}; connect-src 'self' ${url}; frame-src 'self' ${url}`),
  )
})

const noExtension = await startTestApp({ extensionIds: [] })

async function framersAt(url: string): Promise<string | undefined> {
  return /frame-ancestors ([^;]*)/.exec(await policyAt(url))?.[1]
}

test('the extension alone may frame an external page, and nobody any other page', async () => {
  for (const path of ALL)
    expect([path, await framersAt(nothingSold.url + path)]).toEqual([
      path,
      TOOL_PATHS.includes(path) ? `chrome-extension://${EXTENSION_ID}` : "'none'",
    ])
})

test('where the operator allows no extension, nobody may frame an external page', async () => {
  for (const path of TOOL_PATHS) expect(await framersAt(noExtension.url + path)).toBe("'none'")
})
