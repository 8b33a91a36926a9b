import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterEach, expect, inject, test } from 'vitest'
import { translationsOfPlugin } from '../build/wordpress-texts.mjs'
import { useBrowser } from '../end-to-end/browser.ts'
import { htmlOf, publishPost } from './content.ts'
import { evaluate } from './evaluate.ts'
import { AUTHOR, signIn } from './sign-in.ts'
import { ADMIN } from './site.ts'

// Whether every text has a translation is checked by scripts/translations.ts, without WordPress.

const origin = inject('origin')
const folder = inject('folder')
const browser = useBrowser()

const SETTINGS = 'options-general.php?page=scheduling'

const translations = translationsOfPlugin()

afterEach(async () => {
  await chooseLanguage(ADMIN.name, '')
  await chooseLanguage(AUTHOR.name, '')
  await chooseLanguageOfSite('')
})

/** As in the profile of a user. The page to sign in stays English. */
async function chooseLanguage(user: string, locale: string): Promise<void> {
  await evaluate(
    folder,
    "update_user_meta(get_user_by('login', $given['user'])->ID, 'locale', $given['locale']);",
    { user, locale },
  )
}

async function chooseLanguageOfSite(locale: string): Promise<void> {
  await evaluate(folder, "update_option('WPLANG', $given['locale']);", { locale })
}

function translated(locale: string, english: string, value = ''): string {
  const text = translations.get(locale)?.translations['']?.[english]?.msgstr[0]
  if (!text) throw new Error(`"${english}" has no translation in ${locale}`)
  return text.replace('%s', () => value)
}

test.each(['de_DE', 'de_AT', 'de_DE_formal'])('in %s an administrator reads German', async (locale) => {
  await chooseLanguage(ADMIN.name, locale)
  const page = await signIn(browser, SETTINGS)
  await page.getByLabel(translated('de_DE', 'Scheduling server'), { exact: true }).waitFor()
  await page.getByRole('button', { name: translated('de_DE', 'Test the connection') }).click()
  const success = 'Your site reaches the scheduling server at %s, and its script is there.'
  await page
    .locator('.settings-error')
    .getByText(translated('de_DE', success, origin))
    .first()
    .waitFor()

  const plugins = await page.request.get(new URL('plugins.php', page.url()).href)
  expect(await plugins.text()).toContain(
    translated(
      'de_DE',
      'Booking pages of your scheduling server on your site: as a part of a page, behind a link, or behind a button in the corner.',
    ),
  )
})

test('traditional Chinese does not get simplified', async () => {
  await chooseLanguage(ADMIN.name, 'zh_TW')
  const page = await signIn(browser, SETTINGS)
  await page.getByLabel('Scheduling server', { exact: true }).waitFor()
})

test('visitors of a German site read German', async () => {
  await chooseLanguageOfSite('de_DE')
  expect(await htmlOf('[scheduling]')).toContain(`title="${translated('de_DE', 'Book a time')}"`)
  const link = `>${translated('de_DE', 'Schedule time with me')}</a>`
  expect(await htmlOf('[scheduling kind="text"]')).toContain(link)
})

interface Editor {
  wp: { data: { dispatch(store: string): { openGeneralSidebar(name: string): unknown } } }
}

/** Beside the page, where it may be closed by what the author did before. */
async function openForm(page: Page): Promise<void> {
  await page.locator('[data-type="scheduling/booking"]').click()
  await page.evaluate(() => {
    const { wp } = window as unknown as Editor
    wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')
  })
}

test.each([
  ['ar', 'ar', 'rtl'],
  // Without a translation of WordPress itself: all else is English.
  ['es_MX', 'es_ES', 'ltr'],
])('in %s the form of the block is translated, by %s, %s', async (locale, file, direction) => {
  await chooseLanguage(AUTHOR.name, locale)
  const { id } = await publishPost('<!-- wp:scheduling/booking {"kind":"popup"} /-->', AUTHOR.name)
  const page = await signIn(browser, `post.php?action=edit&post=${id}`, AUTHOR)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
  const preview = 'The button “%s” floats in the corner of the page.'
  await page.getByText(translated(file, preview, translated(file, 'Booking'))).waitFor()

  await openForm(page)
  await page.getByLabel(translated(file, 'Shown as'), { exact: true }).waitFor()
  await page.getByRole('button', { name: translated(file, 'Link and button'), exact: true }).click()
  // These labels come from PHP, those above from the script's own file.
  await page.getByLabel(translated(file, 'Button text'), { exact: true }).waitFor()
})

test('each language has its two files in the zip, and its line in the table', async () => {
  const locales = [...translations.keys()]
  const shipped = await readdir(path.join(folder, 'wp-content/plugins/scheduling/languages'))
  expect(shipped.toSorted()).toEqual(
    locales
      .flatMap((locale) => [`scheduling-${locale}.mo`, `scheduling-${locale}-scheduling-block.json`])
      .toSorted(),
  )
  const inTable = await evaluate<string[]>(folder, String.raw`return array_values(Scheduling\LOCALES);`)
  expect([...new Set(inTable)].toSorted()).toEqual(locales.toSorted())
})
