import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { idOf } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { eventTypeOf, eventTypes } from '../event-types/fixture.ts'
import { actingAs, fullStudio, studio } from '../organizations/fixture.ts'
import { LOCKABLE_FIELDS } from './give-values.ts'

const id = idOf('event', 1)
const member = (number: number) => idOf('member', number)

const giving = {
  locked: ['name' as const, 'duration' as const, 'availability' as const],
  everybody: false,
  people: [
    { memberId: member(2), gets: true, slug: null },
    { memberId: member(3), gets: true, slug: null },
  ],
}

// What stands around it is checked by the stories of event types.
const GIVING = { a11y: { context: { include: ['#give', '[aria-modal]'] } } }
const ALL = { a11y: { context: { include: ['body'] } } }

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Managed event types',
  component: Stage,
  args: { path: `/bookingpage/${id}`, state: actingAs('owner', fullStudio) },
  parameters: GIVING,
  play: async () => {
    await userEvent.click(await screen.findByText('Assign to members'))
    await screen.findByLabelText(/^Mira Vogel/)
  },
}
export default meta
type Story = StoryObj<typeof Stage>

function received(locked: readonly (typeof LOCKABLE_FIELDS)[number][]) {
  const given = { organizationId: studio.id, locked: [...locked] }
  return { organization: studio, eventTypes: [eventTypeOf({ given }), ...eventTypes.slice(1)] }
}

/** What a person sees of an event type that their organization gave them. */
export const Received: Story = {
  parameters: ALL,
  args: { state: received(['name', 'duration', 'locations', 'availability', 'isOn']) },
  play: async () => {
    await screen.findByText(/^Managed by Studio North\./)
    const name = within(screen.getAllByRole('group', { name: 'Locked by Studio North' })[0] as HTMLElement)
    await expect(name.getByLabelText('Name')).toBeDisabled()
    await expect(screen.getByLabelText('URL slug')).toBeEnabled()
  },
}

export const GivenToNobody: Story = {}
export const Given: Story = {
  args: { state: { ...actingAs('owner', fullStudio), givings: { [id]: giving } } },
}
export const AddressTaken: Story = {
  args: { state: { ...actingAs('owner', fullStudio), usedSlugs: { [member(4)]: ['30min'] } } },
  play: async () => {
    await userEvent.click(await screen.findByText('Assign to members'))
    await userEvent.click(await screen.findByLabelText(/^Amara Okafor/))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByLabelText('Address for Amara Okafor')).toHaveFocus()
  },
}
export const GivenRightToLeft: Story = {
  args: { language: 'il', state: { ...actingAs('owner', fullStudio), givings: { [id]: giving } } },
  play: async () => {
    await userEvent.click(await screen.findByText('מסירה לחברי הארגון'))
    await screen.findByLabelText(/^Mira Vogel/)
  },
}
export const TakingBack: Story = {
  args: { state: { ...actingAs('owner', fullStudio), givings: { [id]: giving } } },
  play: async () => {
    await userEvent.click(await screen.findByText('Assign to members'))
    await userEvent.click(await screen.findByText('Stop managing'))
    await screen.findByRole('dialog', { name: 'Stop managing Introduction?' })
  },
}

/** Every section is open and locked. */
export const ReceivedAllLocked: Story = {
  parameters: ALL,
  args: { state: received(LOCKABLE_FIELDS) },
  play: async () => {
    await screen.findByText(/^Managed by Studio North\./)
    for (const section of document.querySelectorAll('details')) section.open = true
    await expect(screen.getByLabelText('Name')).toBeDisabled()
  },
}
export const ReceivedRightToLeft: Story = {
  parameters: ALL,
  args: { language: 'il', state: received(['name', 'duration']) },
  play: async () => {
    await screen.findByText(/^.?Studio North/)
  },
}
