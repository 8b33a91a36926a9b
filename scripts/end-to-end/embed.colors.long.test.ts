import type { FrameLocator } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import { slotsIn } from './host-page.ts'
import { site } from './product.ts'

const browser = useBrowser()

const styleOf = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element)
  return [backgroundColor, color] as const
}

/** Visible colors: background, text, button and button text. */
async function drawnIn(frame: FrameLocator): Promise<Record<string, string>> {
  await slotsIn(frame).first().click()
  const [background] = await frame.locator('body').evaluate(styleOf)
  const [, text] = await frame.getByRole('heading').first().evaluate(styleOf)
  const [button, onButton] = await frame.getByRole('button', { name: 'Confirm booking' }).evaluate(styleOf)
  return { background, text, button, onButton }
}

/** In an address and as attributes. Each kind of embed reads its own. */
const withColors = (background: string, text: string, button: string) => (html: string) =>
  html
    .replace(
      'embed=inline',
      `embed=inline&background_color=%23${background}&text_color=%23${text}&button_color=%23${button}`,
    )
    .replace(
      'data-url',
      `data-background-color="#${background}" data-text-color="#${text}" data-button-color="#${button}" data-url`,
    )

const BLACK = 'rgb(0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

test.each(['inline.html', 'inline-div.html'])(
  'from %s colors are drawn exactly as they were given, readable or not',
  async (example) => {
    const change = withColors('FDF6E3', 'B58900', '9BC8F0')
    const page = await browser.open(await serveChanged(`${site}/${example}`, change))
    expect(await drawnIn(page.frameLocator('iframe'))).toEqual({
      background: 'rgb(253, 246, 227)',
      text: 'rgb(181, 137, 0)',
      button: 'rgb(155, 200, 240)',
      onButton: BLACK,
    })
  },
)

test('a deep button has white text on it', async () => {
  const change = withColors('101418', 'F0F4F8', '7A1FA2')
  const page = await browser.open(await serveChanged(`${site}/inline.html`, change))
  expect(await drawnIn(page.frameLocator('iframe'))).toEqual({
    background: 'rgb(16, 20, 24)',
    text: 'rgb(240, 244, 248)',
    button: 'rgb(122, 31, 162)',
    onButton: WHITE,
  })
})

test('an embed of which nothing is said has the colors that the share dialog begins with', async () => {
  const page = await browser.open(`${site}/inline.html`)
  expect(await drawnIn(page.frameLocator('iframe'))).toEqual({
    background: WHITE,
    text: BLACK,
    button: 'rgb(0, 144, 255)',
    onButton: BLACK,
  })
})
