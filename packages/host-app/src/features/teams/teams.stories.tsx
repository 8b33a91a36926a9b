import type { Meta, StoryObj } from '@storybook/react-vite'
import type { UpcomingTurns } from '@scheduling/contract'
import { expect, screen, userEvent } from 'storybook/test'
import { idOf } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'
import { actingAs, fullStudio } from '../organizations/fixture.ts'
import { teamOf, teamPerson } from './fixture.ts'

const id = idOf('event', 1)
const member = (number: number) => idOf('member', number)
const open = async (title = 'Team') => {
  await userEvent.click(await screen.findByText(title))
}
const turns: UpcomingTurns = {
  period: '2026-11-01',
  pools: [
    {
      id: 'pool',
      people: [
        { memberId: member(2), meetings: 3, share: 3.3333, next: 'furthest_behind', closed: null },
        { memberId: member(4), meetings: 2, share: 1.6667, next: null, closed: null },
        { memberId: member(3), meetings: 1.6667, share: 1.6667, next: null, closed: 'away' },
      ],
    },
  ],
}
const withTeam = (team = teamOf({})) => ({
  ...actingAs('owner', fullStudio),
  teams: { [id]: team },
  turns: { [id]: turns },
})

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Teams',
  component: Stage,
  args: { path: `/bookingpage/${id}`, state: actingAs('owner', fullStudio) },
  // What stands around it is checked by the stories of event types.
  parameters: { a11y: { context: { include: ['#team'] } } },
  play: async () => {
    await open()
    await screen.findByRole('switch', { name: /^The whole organization/ })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const two = [teamPerson(member(2), { weight: 2 }), teamPerson(member(3), { awayUntil: '2027-03-15' })]

/** Nobody said anything yet. */
export const Everybody: Story = {}
export const RoundRobin: Story = { args: { state: withTeam(teamOf({ people: two })) } }
export const FixedAndPools: Story = {
  args: {
    state: withTeam(
      teamOf({
        kind: 'fixed_and_pools',
        people: [teamPerson(member(4), { part: 'fixed' }), ...two],
        pools: [{ id: 'pool', name: 'Designers', take: 2 }],
      }),
    ),
  },
}
/** Above the editor. */
export const NotWhole: Story = {
  parameters: { a11y: { context: { include: ['main'] } } },
  args: {
    state: {
      ...withTeam(teamOf({ people: two })),
      gaps: [
        {
          eventTypeId: id,
          fixed: [{ name: 'Noa Levi' }],
          pools: [{ id: 'pool', name: 'Designers', take: 3, size: 2 }],
        },
      ],
    },
  },
  play: async () => {
    await screen.findByRole('region', { name: 'Nobody can book this: not enough hosts' })
  },
}
export const Choice: Story = {
  args: { state: withTeam(teamOf({ kind: 'choice', people: two })) },
}
export const Collective: Story = {
  args: {
    state: withTeam(
      teamOf({ kind: 'collective', people: [teamPerson(member(2), { part: 'fixed' })], pools: [] }),
    ),
  },
}
export const WithMistakes: Story = {
  args: {
    state: withTeam(
      teamOf({ people: [...two, teamPerson(member(9))], pools: [{ id: 'pool', name: '', take: 1 }] }),
    ),
  },
  play: async () => {
    await open()
    const weight = await screen.findByLabelText('Weight of Mira Vogel')
    await userEvent.clear(weight)
    await userEvent.type(weight, '101')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Enter a whole number from 1 to 100.')).toBeVisible()
    await expect(weight).toHaveFocus()
  },
}
/** Somebody is added without a mouse. */
export const ByKeyboard: Story = {
  args: { state: withTeam(teamOf({ people: two })) },
  play: async () => {
    await open()
    const field = await screen.findByLabelText('Add a person to People', { selector: 'input' })
    field.focus()
    await userEvent.keyboard('Amara{ArrowDown}{Enter}')
    await expect(await screen.findByLabelText('Weight of Amara Okafor')).toHaveValue('1')
  },
}
export const RightToLeft: Story = {
  args: { language: 'il', state: withTeam(teamOf({ people: two })) },
  play: async () => {
    await open('צוות')
    await screen.findByRole('switch', { name: /^כל הארגון/ })
  },
}
