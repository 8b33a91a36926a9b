import { expect, inject, test } from 'vitest'
import { useBrowser } from '../end-to-end/browser.ts'
import { slotsIn } from '../end-to-end/host-page.ts'
import { htmlOf, publish, setting, storeSetting } from './content.ts'

// Authors below administrator may not add scripts or frames. The plugin must not be a way around that.

const origin = inject('origin')
const browser = useBrowser()

const ATTACK = '"><script>window.attacked=1</script>'

test('an author below administrator gets the embed where frames and scripts of his own are taken out', async () => {
  const content = `<iframe src="${origin}/demo/15min"></iframe><script>window.attacked=1</script>[scheduling]`
  const page = await browser.open(await publish(content, 'author'))
  await slotsIn(page.frameLocator('iframe')).first().waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test.each(['inline', 'text', 'popup'])('%s: markup in options stays text', async (kind) => {
  const names = [
    'url',
    'kind',
    'link_text',
    'button_text',
    'close_label',
    'text_color',
    'theme',
    'utm_source',
    'answer_x',
  ]
  for (const name of names) {
    const given = { kind, [name]: name === 'url' ? `demo/30min${ATTACK}` : ATTACK }
    const page = await browser.open(await publish(`<!-- wp:scheduling/booking ${escaped(given)} /-->`))
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
    expect(await page.locator('script:text("attacked")').count()).toBe(0)
  }
})

/** The way that the block editor writes attributes into a comment. */
function escaped(attributes: object): string {
  return JSON.stringify(attributes)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\\"', '\\u0022')
}

test('a video: by shortcode and by block, also for authors; markup in its title and address stays text', async () => {
  const video = 'video_embed/youtube-dQw4w9WgXcQ'
  const frame = `<iframe src="${origin}/${video}" title="Product tour"`
  const shortcode = `[scheduling url="${video}" kind="video" link_text="Product tour"]`
  const block = `<!-- wp:scheduling/booking ${escaped({ url: video, kind: 'video', link_text: 'Product tour' })} /-->`
  for (const content of [shortcode, block]) {
    const html = await htmlOf(content, 'author')
    expect(html).toContain(frame)
    expect(html).not.toContain('external/scheduling.js')
  }
  const attack = { url: `${video}${ATTACK}`, kind: 'video', link_text: ATTACK }
  const page = await browser.open(await publish(`<!-- wp:scheduling/booking ${escaped(attack)} /-->`))
  expect(await page.locator('iframe').getAttribute('title')).toBe(ATTACK)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  const elsewhere = await htmlOf(
    '[scheduling url="https://other.example/video_embed/x" kind="video" link_text="Go"]',
  )
  expect(elsewhere).toContain('<a href="https://other.example/video_embed/x">Go</a>')
  expect(elsewhere).not.toContain('<iframe')
})

test('a video takes colors and a button into its address, and nothing that only a booking page reads', async () => {
  const video = 'video_embed/youtube-dQw4w9WgXcQ'
  const chosen = {
    url: video,
    kind: 'video',
    button_color: '#0F766E',
    call_text: `Book ${ATTACK}`,
    book: 'demo/30min',
    theme: 'dark',
    button_text: 'Elsewhere',
  }
  const page = await browser.open(await publish(`<!-- wp:scheduling/booking ${escaped(chosen)} /-->`))
  const source = new URL((await page.locator('iframe').getAttribute('src')) ?? '')
  expect(source.pathname).toBe(`/${video}`)
  expect(Object.fromEntries(source.searchParams)).toEqual({
    button_color: '#0F766E',
    call_text: `Book ${ATTACK}`,
    book: 'demo/30min',
  })
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  const html = await htmlOf('[scheduling url="demo/30min" call_text="Book" kind="inline"]')
  expect(html).not.toMatch(/call.text/)
})

test.each([
  'https://other.example/demo/30min',
  // Begins like the server's address, but has another host.
  `${origin}.other.example/demo`,
  `${origin}@other.example/demo`,
])('an address on another server, %s, becomes a plain link', async (url) => {
  for (const kind of ['inline', 'text', 'popup']) {
    const html = await htmlOf(`[scheduling url="${url}" kind="${kind}" link_text="Elsewhere"]`)
    expect(html).toContain(`<a href="${url}">Elsewhere</a>`)
    expect(html).not.toContain('data-schedule')
    expect(html).not.toContain('external/scheduling.js')
  }
})

test.each(['javascript:alert(1)', '//other.example/demo', 'data:text/html,x'])(
  '%s is taken for a page of the server',
  async (url) => {
    const html = await htmlOf(`[scheduling kind="text" url="${url}"]`)
    expect(html).toContain(`<a href="${origin}/${url.replace(/^\/+/, '')}" data-schedule="popup"`)
  },
)

test('where no server is set, visitors see nothing and nothing is loaded', async () => {
  const stored = await setting('origin')
  await storeSetting('origin', '')
  try {
    const html = await htmlOf('<p>before</p>[scheduling]<p>after</p>')
    expect(html).toContain('before')
    expect(html).not.toContain('Scheduling:')
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('scheduling.js')
  } finally {
    await storeSetting('origin', stored)
  }
})
