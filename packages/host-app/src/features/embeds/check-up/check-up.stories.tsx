import type { CheckUp } from '@scheduling/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../../fixtures/stage.tsx'

const CODES = [
  ['unreachable', 'status 404'],
  ['not_a_page', 'application/pdf'],
  ['unreadable', 'too_slow'],
  ['missing', null],
  ['script_missing', null],
  ['wrong_origin', 'https://old.example/anna'],
  ['insecure', 'http://meet.example/anna'],
  ['unknown_page', '/anna/gone'],
  ['other_owner', 'ben'],
  ['event_off', '/anna/visit'],
  ['policy_blocks_frame', 'frame-src https://meet.example'],
  ['policy_blocks_frame', 'cross-origin-embedder-policy: require-corp'],
  ['policy_blocks_script', 'script-src https://meet.example'],
  ['sandbox_blocks', 'allow-forms'],
  ['site_not_allowed', 'https://shop.example'],
] as const satisfies readonly (readonly [CheckUp['findings'][number]['code'], string | null])[]

const EVERYTHING: CheckUp = {
  url: 'https://shop.example/contact',
  found: [
    { kind: 'inline', url: 'https://meet.example/anna?embed=inline', settings: {} },
    { kind: 'popup_widget', url: 'https://meet.example/anna', settings: {} },
  ],
  findings: [
    ...CODES.map(([code, detail]) => ({ code, level: 'problem' as const, detail })),
    { code: 'script_twice', level: 'warning', detail: null },
    { code: 'frame_twice', level: 'warning', detail: '/anna' },
    { code: 'bad_attribute', level: 'warning', detail: 'data-text-color="blue"' },
    { code: 'works', level: 'good', detail: null },
  ],
}

async function check(label = 'Address of your page') {
  await userEvent.type(await screen.findByLabelText(label), 'shop.example/contact{Enter}')
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Check my page',
  component: Stage,
  args: { path: '/integrations/check-up', state: { checkUp: EVERYTHING } },
  play: async () => {
    await check()
    await screen.findByText('Embeds on the page')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const EveryFinding: Story = {}
export const RightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await check('כתובת הדף שלכם')
    await screen.findByText('הטמעות בדף')
  },
}
export const Works: Story = {
  args: {
    state: { checkUp: { ...EVERYTHING, findings: [{ code: 'works', level: 'good', detail: null }] } },
  },
}
export const Looking: Story = {
  args: { state: { wait: new Promise(() => undefined) } },
  play: async () => {
    await check()
    await screen.findByText(/Opening shop\.example/)
  },
}
export const Refused: Story = {
  args: { state: { failing: new Map([['POST /embeds/check-up', { code: 'rate_limited' }]]) } },
  play: async () => {
    await check()
    await screen.findByRole('alert')
  },
}
export const Empty: Story = {
  play: async () => {
    await screen.findByLabelText('Address of your page')
  },
}
