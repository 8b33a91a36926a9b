import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'
import { branding } from '../branding/fixture.ts'
import { popupHtml } from './popup-html.ts'

const SLUG = 'hide-product-name'
const WORDS = `<h3>Your own brand</h3>
<p>It comes with <strong>Growth</strong>, together with:</p>
<ul><li>Dynamic videos</li><li>Analytics</li></ul>
<p>Ask for an offer to {email} on <a href="https://meet.example/prices">our page of prices</a>.</p>
<img src="/nothing" onerror="document.title = 'ran'"><script>document.title = 'ran'</script>`

const lacking = (html: string) => ({
  me: {
    ...me,
    userEmail: 'ada&<b>co</b>@example.com',
    server: { ...me.server, hasPlans: true },
    configs: [{ slug: SLUG, data: 'no', popup: SLUG }],
    upgrade_popups: [{ id: SLUG, html }],
  },
  branding: { ...branding, mayHideProductName: false },
})

const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Upgrade Now|שדרוג/ }))
  return within(await screen.findByRole('dialog'))
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Plans/Feature lock',
  component: Stage,
  args: { path: '/settings/branding', state: lacking(WORDS) },
}
export default meta
type Story = StoryObj<typeof Stage>

export const WordsOfTheOperator: Story = {
  play: async () => {
    const dialog = await opened()
    const link = await dialog.findByRole('link', { name: 'our page of prices' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link.closest('p')).toHaveTextContent('Ask for an offer to ada&<b>co</b>@example.com on')
    await expect(dialog.queryByRole('img')).toBeNull()
    await expect(dialog.queryByText(/Please upgrade your plan/)).toBeNull()
    await expect(document.title).not.toBe('ran')
    dialog.getByRole('button', { name: 'Upgrade Now' })
  },
}

export const NothingToShow: Story = {
  args: { state: lacking('<script>document.title = "ran"</script>') },
  play: async () => {
    const dialog = await opened()
    await dialog.findByText('Please upgrade your plan to access this feature.')
    dialog.getByRole('button', { name: 'Upgrade Now' })
  },
}

const GONE = [
  ['<p>Growth</p><script>alert(1)</script>', '<p>Growth</p>'],
  ['Growth<img src=x onerror="alert(1)">', 'Growth'],
  ['<b onclick="alert(1)">Growth</b>', '<b>Growth</b>'],
  ['<style>* { display: none }</style><p style="position: fixed">Growth</p>', '<p>Growth</p>'],
  ['<p class="mantine-Button" id="root" data-x="1" aria-hidden="true">Growth</p>', '<p>Growth</p>'],
  ['<a href="javascript:alert(1)">Growth</a>', '<a>Growth</a>'],
  ['<a href="java&#9;script:alert(1)">Growth</a>', '<a>Growth</a>'],
  ['<a href="data:text/html,x">Growth</a>', '<a>Growth</a>'],
  ['<a href="//evil.example">Growth</a>', '<a>Growth</a>'],
  ['<a href="/\\evil.example">Growth</a>', '<a>Growth</a>'],
  ['<form action="/x"><input></form><iframe src="/x"></iframe>Growth', 'Growth'],
  ['<svg><a href="javascript:alert(1)"></a></svg>Growth', 'Growth'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>', ''],
] as const

// This is a story and not a unit test, because only a real browser parses HTML as browsers do.
export const Sanitizing: Story = {
  play: async () => {
    for (const [written, shown] of GONE) await expect(popupHtml(written, 'ada@example.com')).toBe(shown)
    for (const href of ['https://meet.example/prices', 'mailto:sales@meet.example', '/upgrade'])
      await expect(popupHtml(`<a href="${href}" target="_self" rel="opener">Prices</a>`, '')).toMatch(
        new RegExp(`^<a (?=.*href="${href}")(?=.*target="_blank")(?=.*rel="noopener")[^>]*>Prices</a>$`),
      )
    await expect(popupHtml('{email}', '<b>$&</b>@example.com')).toBe('&lt;b&gt;$&amp;&lt;/b&gt;@example.com')
    await expect(popupHtml('<a href="/?e={email}">Ask</a>', '"onclick="alert(1)')).not.toMatch(/"onclick/)
  },
}
