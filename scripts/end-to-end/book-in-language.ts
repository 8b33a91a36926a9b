import type { Page } from 'playwright'
import { expect } from 'vitest'
import { LANGUAGES } from '../../packages/domain/src/languages/languages.ts'
import type { Language } from '../../packages/domain/src/languages/languages.ts'
import { readCorpus } from '../translations/corpus.ts'
import type { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { mailsTo, manageLinkIn } from './mailbox.ts'
import { origin } from './product.ts'

const { texts } = await readCorpus()

/**
 * Opens a booking page on a phone in another language, chooses this one in the menu, and books, moves and cancels in
 * it. Each view has the language's direction, no text of the English catalogs, and nothing beside the screen.
 */
export async function bookMoveAndCancelIn(
  language: Language,
  browser: ReturnType<typeof useBrowser>,
): Promise<void> {
  const { tag, name, direction } = LANGUAGES[language]
  const host = await openHost(origin)
  const email = `${crypto.randomUUID()}@languages.example`
  const options = { locale: language === 'fr' ? 'it' : 'fr', viewport: { width: 375, height: 800 } }
  const page = await browser.open(`${origin}/${await host.addEvent()}`, options)
  const check = async () => {
    await expect.poll(async () => page.locator('html').getAttribute('lang')).toBe(tag)
    expect(await page.locator('html').getAttribute('dir')).toBe(direction)
    expect(await englishTextsOn(page, language)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  await page.locator('summary').last().click()
  await page.getByRole('link', { name, exact: true }).click()
  await check()

  await page.getByRole('main').locator('a[href*="slot="]').first().click()
  await page.locator('input[type=email]').first().waitFor()
  await check()
  await page.locator('input[autocomplete=name]').fill('Robin Park')
  await page.locator('input[type=email]').first().fill(email)
  await page.locator('button[type=submit]').last().click()
  await page.locator('a[href*="/booking/"]').first().waitFor()
  await check()

  const [mail] = await mailsTo(origin, email, 1)
  await page.goto(manageLinkIn(mail!))
  await check()
  await page.locator('a[href*="reschedule"]').first().click()
  await page.getByRole('main').locator('a[href*="slot="]').last().click()
  await page.locator('textarea').first().waitFor()
  await check()
  await page.locator('button[type=submit]').last().click()
  await mailsTo(origin, email, 2)

  await page.goto(manageLinkIn(mail!))
  await page.locator('a[href*="cancel"]').first().click()
  await page.locator('textarea').first().waitFor()
  await check()
  await page.locator('button[type=submit]').last().click()
  const [canceled] = await mailsTo(origin, email, 3)
  expect(canceled?.calendars[0]).toMatchObject({ method: 'CANCEL' })
  await check()
}

/** Visible texts that are in an English catalog and in none of the language's own. */
async function englishTextsOn(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return []
  const [own, english] = [plainTextsOf(language), plainTextsOf('en')]
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  return lines.filter((line) => english.has(line) && !own.has(line))
}

function plainTextsOf(language: Language): ReadonlySet<string> {
  const messages = [...texts[language].values()].flatMap((section) => Object.values(section))
  return new Set(messages.filter((message) => typeof message === 'string'))
}
