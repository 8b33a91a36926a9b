import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Activity } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { expect, screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { activity } from '../activity/fixture.ts'
import { videoOf } from '../videos/fixture.ts'
import { eventTypeOf } from './fixture.ts'
import { idOf } from '../../fixtures/fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Event types',
  component: Stage,
  args: { path: '/' },
  // The room is a separate file. Without it, there is nothing to check.
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const List: Story = {}
export const Reordered: Story = {
  play: async () => {
    const handle = await screen.findByRole('button', { name: 'Move Introduction' })
    handle.focus()
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await screen.findByText('Picked up Introduction, position 1 of 3')
    await userEvent.keyboard('[ArrowDown]')
    await screen.findByText('Drop to move to position 2 of 3')
    await userEvent.keyboard('[Space]')
    await screen.findByText('Introduction moved to position 2 of 3')
    const names = (await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label'))
    await expect(names).toEqual(['Product demo', 'Introduction', 'Office visit'])
  },
}
export const RightToLeft: Story = { args: { language: 'il' } }
const FLOOD = { suggestions: { confirmEmail: { at: '2026-11-23T09:20:00Z' } } }
export const AfterAFlood: Story = { args: { state: FLOOD } }
export const AfterAFloodInGerman: Story = { args: { state: FLOOD, language: 'de' } }
export const AfterAFloodRightToLeft: Story = { args: { state: FLOOD, language: 'il' } }
export const Deleting: Story = {
  play: async () => {
    // The list that can be sorted and the menu load on their own.
    await screen.findByRole('button', { name: 'Move Product demo', busy: false })
    const menu = { name: 'More actions for Product demo', busy: false }
    await userEvent.click(await screen.findByRole('button', menu))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(/^3 upcoming meetings won’t be affected\./)
  },
}
const RECENTLY_DELETED = {
  deletedEventTypes: [
    eventTypeOf({
      id: idOf('event', 8),
      name: 'Intro for new customers of the spring campaign',
      slug: 'intro',
    }),
    eventTypeOf({ id: idOf('event', 9), name: 'Old intro' }),
  ],
}
export const RecentlyDeleted: Story = {
  args: { state: RECENTLY_DELETED },
  play: async () => {
    await userEvent.click(await screen.findByText('Recently deleted'))
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Old intro' }))
    await screen.findByText('Old intro restored. Its old link is in use, so it’s now at /30min-2.')
  },
}
export const RecentlyDeletedRightToLeft: Story = {
  args: { state: RECENTLY_DELETED, language: 'il' },
  play: async () => {
    await userEvent.click(await screen.findByText('נמחקו לאחרונה'))
  },
}
export const Empty: Story = { args: { state: { eventTypes: [] } } }
/** As many as an account can have. Rows out of sight are not rendered. */
export const Many: Story = {
  args: {
    state: {
      eventTypes: Array.from({ length: limits.EVENT_TYPES_MAX }, (_, index) =>
        eventTypeOf({ id: `many-${index}`, name: `Session ${index + 1}`, slug: `session-${index + 1}` }),
      ),
    },
  },
}
export const Editor: Story = { args: { path: `/bookingpage/${idOf('event', 2)}` } }
/** Somebody else saved in between. */
function contested(): Story['args'] {
  const [mine, others] = [eventTypeOf({ id: idOf('event', 2) }), activity[0] as Activity]
  const eventTypes = [mine]
  const failing = new Map<string, { code: 'changed_meanwhile' }>()
  failing.get = (route) => {
    if (route !== 'PATCH /event-types/:id') return undefined
    eventTypes[0] = { ...mine, name: 'Theirs' }
    return { code: 'changed_meanwhile' }
  }
  return {
    path: `/bookingpage/${mine.id}`,
    state: { eventTypes, failing, activity: [{ ...others, subjectId: mine.id }] },
  }
}
export const EditorContested: Story = {
  args: contested(),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name'), ' of mine')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText(/The change came from Firefox on Windows/)
    // The save button is far down the page, the choice at its top.
    await expect(screen.getByRole('alert')).toHaveFocus()
    await expect(screen.getByRole('alert').getBoundingClientRect().top).toBeGreaterThan(56)
  },
}
export const EditorRightToLeft: Story = { args: { path: `/bookingpage/${idOf('event', 2)}`, language: 'il' } }
export const EditorPicksVideo: Story = {
  args: {
    path: `/bookingpage/${idOf('event', 2)}`,
    state: { videos: [videoOf(1), videoOf(2, { title: 'Webinar' })] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('heading', { name: 'Video' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from your videos' }))
    await userEvent.click(await screen.findByRole('button', { name: /Webinar/ }))
    await screen.findByRole('group', { name: 'Chosen video' })
  },
}
const WITH_SEATS = {
  path: `/bookingpage/${idOf('event', 2)}#seats`,
  state: { eventTypes: [eventTypeOf({ id: idOf('event', 2), seats: 10, showSeatsLeft: true })] },
}
export const EditorWithSeats: Story = {
  args: WITH_SEATS,
  play: async () => {
    await screen.findByRole('checkbox', { name: 'Show how many seats are left' })
  },
}
export const EditorWithSeatsRightToLeft: Story = { args: { ...WITH_SEATS, language: 'il' } }
export const EditorWithoutSeatsBeforeApproval: Story = {
  args: {
    path: WITH_SEATS.path,
    state: { eventTypes: [eventTypeOf({ id: idOf('event', 2), confirmEmail: true })] },
  },
  play: async () => {
    await screen.findByText('Turn off email confirmation and approval first.')
  },
}
export const ListWithSeats: Story = { args: { state: WITH_SEATS.state } }
export const NewOne: Story = { args: { path: '/bookingpage/new' } }
export const Gone: Story = {
  args: { path: '/bookingpage/nobody' },
  play: async () => {
    await screen.findByText('This event type doesn’t exist')
  },
}
