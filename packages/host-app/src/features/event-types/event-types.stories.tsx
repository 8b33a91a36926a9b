import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { eventTypeOf } from '../../fixtures/records.ts'
import { Stage } from '../../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Event types',
  component: Stage,
  args: { path: '/' },
  // The room is a file of its own: without it there is nothing to check.
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const List: Story = {}
export const Light: Story = { args: { theme: 'light' } }
export const RightToLeft: Story = { args: { language: 'il' } }
const FLOOD = { suggestions: { confirmEmail: { at: '2026-11-23T09:20:00Z' } } }
export const AfterAFlood: Story = { args: { state: FLOOD } }
export const AfterAFloodInGerman: Story = { args: { state: FLOOD, language: 'de', theme: 'light' } }
export const AfterAFloodRightToLeft: Story = { args: { state: FLOOD, language: 'il' } }
export const Empty: Story = { args: { state: { eventTypes: [] } } }
export const Loading: Story = { args: { state: { wait: new Promise(() => undefined) } } }
export const Failed: Story = {
  args: { state: { failing: new Map([['GET /event-types', { code: 'internal_error' }]]) } },
}
/** Rows out of sight are not drawn. */
export const Many: Story = {
  // The same row a thousand times: checked once above.
  parameters: { a11y: { test: 'off' } },
  args: {
    state: {
      eventTypes: Array.from({ length: 1_000 }, (_, index) =>
        eventTypeOf({ id: `many-${index}`, name: `Session ${index + 1}`, slug: `session-${index + 1}` }),
      ),
    },
  },
}
export const Editor: Story = { args: { path: '/bookingpage/event-2' } }
export const EditorLight: Story = { args: { path: '/bookingpage/event-2', theme: 'light' } }
export const EditorRightToLeft: Story = { args: { path: '/bookingpage/event-2', language: 'il' } }
export const NewOne: Story = { args: { path: '/bookingpage/new' } }
export const Gone: Story = {
  args: { path: '/bookingpage/nobody' },
  play: async () => {
    await screen.findByText('This event type does not exist')
  },
}
