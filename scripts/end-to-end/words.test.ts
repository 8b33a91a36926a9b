import { expect, test } from 'vitest'
import { createClient } from '../../packages/contract/src/index.ts'
import { bookMoveAndCancelIn } from './book-in-language.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { mailsTo, manageLinkIn } from './mailbox.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

// Removes direction marks and non-breaking spaces.
const withPlainSpaces = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

/** Matches these words only as a whole: 10:00 is not in 上午10:00, nor in 10:00 AM. */
const wholeSpan = (words: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}:])${words.replaceAll(/[()+.?]/g, String.raw`\$&`)}(?![\p{L}\p{N}:]|\s[AP]M\b)`,
    'u',
  )

test.each([
  ['en', 'en-US', '12h', 'Eastern Time (New York)'],
  ['de', 'de-US', '24h', 'Nordamerikanische Ostküstenzeit (New York)'],
  ['il', 'he-US', '24h', 'שעון החוף המזרחי (New York)'],
  ['ar', 'ar-EG', '12h', 'التوقيت الشرقي لأمريكا الشمالية (New York)'],
  ['cn', 'zh-Hans-CN', '12h', '北美东部时间 (New York)'],
] as const)(
  'booking page, mail and dashboard say the same time alike: %s',
  async (language, locale, timeFormat, zone) => {
    const host = await openHost(origin, timeFormat)
    const [owner = '', event = ''] = (await host.addEvent()).split('/')
    const call = createClient({ origin })
    const from = new Date(Date.now() + 20 * 86_400_000)
    const to = new Date(Number(from) + 5 * 86_400_000)
    const query = { owner, event, from: from.toISOString(), to: to.toISOString() }
    const { starts } = await call('GET /slots', { query })
    const email = `${crypto.randomUUID()}@words.example`
    await call('POST /bookings', {
      body: {
        owner,
        event,
        start: String(starts[0]),
        timeZone: 'America/New_York',
        language,
        locale: `${locale}-u-hc-h${timeFormat === '12h' ? 12 : 23}`,
        invitee: { name: 'Robin Park', email },
      },
    })

    const [mail] = await mailsTo(origin, email, 1)
    const page = await browser.open(manageLinkIn(mail!), { locale })
    const when = page.locator('time').first().locator('xpath=../..')
    const [date = '', time = '', said] = (await when.locator('p').allTextContents()).map(withPlainSpaces)
    expect(said).toBe(zone)
    const inMail = withPlainSpaces(mail?.text)
    for (const words of [date, time, zone]) expect(inMail).toMatch(wholeSpan(words))

    const kept = { 'scheduling.language': language }
    const dashboard = await browser.open(`${origin}/scheduled-events`, { locale }, signedInAs(host, kept))
    await dashboard.getByText('Robin Park').first().click()
    const shown = dashboard.getByRole('dialog').getByRole('article')
    await shown.waitFor()
    // As on the screen: `textContent` has nothing between the texts of two elements.
    const inDashboard = withPlainSpaces(await shown.innerText())
    for (const words of [date, time, zone]) expect(inDashboard).toMatch(wholeSpan(words))
  },
)

test('a visitor who chooses Arabic in the menu books, moves and cancels in it', async () => {
  await bookMoveAndCancelIn('ar', browser)
})

test.each([375, 768, 1440])('the long German words of the catalog are whole at %i px', async (width) => {
  const host = await openHost(origin)
  const options = { locale: 'de-DE', viewport: { width, height: 800 } }
  const signedIn = signedInAs(host, { 'scheduling.language': 'de' })
  const page = await browser.open(`${origin}/integrations`, options, signedIn)
  const word = page.getByText('Videokonferenzen', { exact: true }).first()
  await word.scrollIntoViewIfNeeded()
  const { isCut, ends } = await word.evaluate((element) => ({
    isCut: element.scrollWidth > element.clientWidth && getComputedStyle(element).display !== 'inline',
    ends: [element.getBoundingClientRect().left, element.getBoundingClientRect().right],
  }))
  expect(isCut).toBe(false)
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ends)).toBeLessThanOrEqual(width)
})

test.each(['en', 'de'])(
  'on a phone the navigation of an organization has every word whole: %s',
  async (language) => {
    const host = await openHost(origin)
    const options = { locale: language, viewport: { width: 375, height: 800 } }
    const page = await browser.open(
      `${origin}/organization`,
      options,
      signedInAs(host, { 'scheduling.language': language }),
    )
    const form = page.getByRole('main')
    await form
      .getByRole('textbox')
      .first()
      .fill(`Studio ${crypto.randomUUID().slice(0, 8)}`)
    await form.getByRole('button').click()
    const bar = page.getByRole('navigation').first()
    await bar.locator('a[href="/organization"]').waitFor({ state: 'attached' })
    const more = bar.getByRole('button')
    await more.waitFor()
    // Making it leads on to its page.
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    const words = await bar.locator('> a, > button').evaluateAll((entries) =>
      entries
        .filter((entry) => entry.checkVisibility())
        .flatMap((entry) => {
          const text = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT).nextNode() as Text
          return Array.from(text.data.matchAll(/\S+/g), ({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const { left, right } = range.getBoundingClientRect()
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
            return { word, lines, isOnScreen: left >= 0 && right <= innerWidth }
          })
        }),
    )
    expect(words.length).toBeGreaterThanOrEqual(5)
    expect(words.filter(({ lines, isOnScreen }) => lines !== 1 || !isOnScreen)).toEqual([])

    await more.click()
    await bar.getByRole('menuitem').last().click()
    await page.waitForURL(/\/settings\b/)
    await expect.poll(async () => more.getAttribute('data-shown')).toBe('true')
  },
)
