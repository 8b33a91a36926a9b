import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { chromium } from 'playwright'
import { expect } from 'vitest'
import { EXTENSION_ID } from '../../packages/contract/src/oauth/extension.ts'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import type { TestHost } from './host-api.ts'
import { movePageClock } from './page-clock.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../dist/extension')

/** The extension's window below its button. Playwright does not know such windows, so it is driven by the protocol. */
export interface Popup {
  /** Resolves once this button is there. */
  shows: (button: string) => Promise<void>
  click: (button: string) => Promise<void>
  doubleClick: (button: string) => Promise<void>
  /** Resolves once its status is this. */
  says: (status: string | RegExp) => Promise<void>
  evaluate: <T>(expression: string) => Promise<T>
}

export interface ExtensionBrowser {
  context: BrowserContext
  /** Signs the host in by consent, from the extension's settings. */
  connect: (origin: string, host: Pick<TestHost, 'session'>) => Promise<void>
  /** Clicks the extension's button while this page is shown, as a person does: only that opens the page to it. */
  clickButton: (page: Page) => Promise<Popup>
  close: () => Promise<void>
}

export async function openExtensionBrowser(): Promise<ExtensionBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'scheduling-extension-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: WHOLE_CHROMIUM_IN_TESTS.executablePath,
    // Playwright's own way of being headless knows no extensions.
    headless: false,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    args: [
      ...WHOLE_CHROMIUM_IN_TESTS.args,
      '--headless=new',
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${FOLDER}`,
      `--load-extension=${FOLDER}`,
    ],
  })
  await movePageClock(context)
  const browser = context.browser()
  if (!browser) throw new Error('The context has no browser')
  const protocol = await browser.newBrowserCDPSession()
  return {
    context,
    connect: async (origin, host) => connect(context, origin, host),
    clickButton: async (page) => clickButton(protocol, page),
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function connect(
  context: BrowserContext,
  origin: string,
  { session }: Pick<TestHost, 'session'>,
): Promise<void> {
  const dashboard = await context.newPage()
  await dashboard.goto(`${origin}/login`)
  await dashboard.evaluate((kept) => localStorage.setItem('scheduling.token', kept), JSON.stringify(session))
  const settings = await context.newPage()
  await settings.goto(`chrome-extension://${EXTENSION_ID}/options.html`)
  await settings.getByLabel('Server address').fill(origin)
  const opened = context.waitForEvent('page')
  await settings.getByRole('button', { name: 'Connect' }).click()
  await (await opened).getByRole('button', { name: 'Allow' }).click()
  await settings.getByRole('heading', { name: `Connected to ${origin}` }).waitFor()
  await Promise.all([settings.close(), dashboard.close()])
}

async function clickButton(protocol: CDPSession, page: Page): Promise<Popup> {
  await page.bringToFront()
  const { targetInfos } = await protocol.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const tab = targetInfos.find(({ url }) => url === page.url())
  // One that a test has opened in a tab stays open.
  const before = await popupsIn(protocol)
  await (protocol as unknown as ExtensionProtocol).send('Extensions.triggerAction', {
    id: EXTENSION_ID,
    targetId: tab?.targetId,
  })
  let targetId: string | undefined
  await expect
    .poll(async () => {
      targetId = (await popupsIn(protocol)).find((each) => !before.includes(each))
      return targetId
    })
    .toBeTypeOf('string')
  return popupAt(protocol, String(targetId))
}

async function popupsIn(protocol: CDPSession): Promise<string[]> {
  const address = `chrome-extension://${EXTENSION_ID}/popup.html`
  const { targetInfos } = await protocol.send('Target.getTargets')
  return targetInfos
    .filter(({ type, url }) => type === 'page' && url === address)
    .map((target) => target.targetId)
}

/** An expression for the button with this name. */
function named(button: string): string {
  return `[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(button)})`
}

async function popupAt(protocol: CDPSession, targetId: string): Promise<Popup> {
  const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: false })
  let sent = 0
  const evaluate = async <T>(expression: string): Promise<T> => {
    const id = ++sent
    const answer = new Promise<T>((resolve, reject) => {
      const listen = ({ message, ...from }: { message: string; sessionId: string }) => {
        const said = JSON.parse(message) as { id?: number; result?: Evaluated<T>; error?: object }
        if (from.sessionId !== sessionId || said.id !== id) return
        protocol.off('Target.receivedMessageFromTarget', listen)
        if (said.result && !said.result.exceptionDetails) resolve(said.result.result.value)
        else reject(new Error(JSON.stringify(said)))
      }
      protocol.on('Target.receivedMessageFromTarget', listen)
    })
    const params = { expression, awaitPromise: true, returnByValue: true, userGesture: true }
    const message = JSON.stringify({ id, method: 'Runtime.evaluate', params })
    await protocol.send('Target.sendMessageToTarget', { sessionId, message })
    return answer
  }
  const shows = async (button: string) =>
    expect.poll(async () => evaluate(`Boolean(${named(button)})`), { timeout: 20_000 }).toBe(true)
  return {
    evaluate,
    shows,
    async click(button) {
      await shows(button)
      await evaluate(`${named(button)}.click()`)
    },
    async doubleClick(button) {
      await shows(button)
      await evaluate(`for (const each of [${named(button)}, ${named(button)}]) each.click()`)
    },
    async says(status) {
      const text = `document.querySelector('[role=status], [role=alert]')?.textContent ?? ''`
      await expect.poll(async () => evaluate<string>(text), { timeout: 20_000 }).toMatch(status)
    },
  }
}

/** Chromium's own way to click the button of an extension, which Playwright's types lack. */
interface ExtensionProtocol {
  send: (
    method: 'Extensions.triggerAction',
    params: { id: string; targetId: string | undefined },
  ) => Promise<object>
}

interface Evaluated<T> {
  result: { value: T }
  exceptionDetails?: object
}
