import type { Domain } from '@scheduling/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { waitingDomain, workingDomain } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Custom domain',
  component: Stage,
  args: { path: '/settings/domain' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'meet.berg.example' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const at = (state: Domain['state'], change: Partial<Domain> = {}): Story => ({
  args: { state: { domain: { ...waitingDomain, state, ...change } } },
})
const asked = async () => {
  await screen.findByRole('textbox')
}

export const None: Story = { play: asked }
export const NoRecord = at('no_record')
export const WrongTarget = at('wrong_target', { found: '203.0.113.7' })
export const NoProof = at('no_proof')
export const NotSpread = at('not_spread')
export const NoAnswer = at('no_answer')
export const NoCertificate = at('no_certificate')
export const Unknown = at('unknown')
export const Works: Story = { args: { state: { domain: workingDomain } } }
export const WorksRightToLeft: Story = { args: { state: { domain: workingDomain }, language: 'il' } }
export const StoppedWorking = at('wrong_target', { found: '203.0.113.7', isUsed: true })
