import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Provider } from '@scheduling/contract'
import { fireEvent, screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { iso, NOW } from '../../fixtures/fixture.ts'
import { someConnection } from '../connections/fixture.ts'
import { someCalendars } from './fixture.ts'

const working = { connections: [someConnection(1)], calendars: someCalendars() }
const broken = {
  connections: [
    someConnection(1, {
      health: 'needs_reconnect',
      lastFailure: { at: iso(NOW), failure: 'unauthorized' },
    }),
  ],
  calendars: someCalendars(),
}

const failing = {
  connections: [
    someConnection(1, { health: 'failing', lastFailure: { at: iso(NOW), failure: 'unavailable' } }),
  ],
  calendars: someCalendars(),
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Calendar connections',
  component: Stage,
  args: { path: '/calendar-connections', state: working },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'noor@gmail.example' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const asked = async () => {
  await screen.findByRole('button', { name: 'Connect Google Calendar' })
}

export const Connected: Story = {}
export const ConnectedRightToLeft: Story = { args: { language: 'il' } }
export const Broken: Story = { args: { state: broken } }
export const Failing: Story = { args: { state: failing } }
export const BrokenRightToLeft: Story = { args: { state: broken, language: 'il' } }
export const Empty: Story = { args: { state: {} }, play: asked }
export const NotSetUp: Story = {
  args: {
    state: {
      providers: [
        {
          id: 'google',
          gives: ['calendars'],
          isReady: false,
          asks: [],
          needs: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
        },
      ],
    },
  },
  play: async () => {
    await screen.findByText(/GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/)
  },
}
export const Refused: Story = {
  args: { path: '/calendar-connections/google' },
  play: async () => {
    await screen.findByText('Nothing was connected')
  },
}
const addressAsked = async () => {
  await fireEvent.click(await screen.findByRole('button', { name: 'Connect iCalendar (.ics)' }))
  await screen.findByRole('textbox', { name: 'Address' })
}
export const Feed: Story = {
  args: { state: { connections: [someConnection(1, { provider: 'ics', account: 'Family' })] } },
  play: async () => {
    await screen.findByText(/We only check this calendar for conflicts/)
  },
}
export const AddressAsked: Story = { play: addressAsked }
const passwordAsked = async () => {
  await fireEvent.click(await screen.findByRole('button', { name: 'Connect CalDAV' }))
  await screen.findByLabelText('App password')
}
const inTrial: Provider = {
  id: 'caldav',
  gives: ['calendars'],
  isReady: true,
  asks: ['address', 'user', 'password'],
  needs: [],
  trial: { address: 'http://127.0.0.1:41234', user: 'noor', password: 'trial' },
}
const trialTold = async () => {
  await passwordAsked()
  await screen.findByRole('button', { name: 'Fill in' })
}
export const Trial: Story = { args: { state: { providers: [inTrial] } }, play: trialTold }
export const PasswordAsked: Story = { play: passwordAsked }
export const PasswordAskedRightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await fireEvent.click(await screen.findByRole('button', { name: /CalDAV/ }))
    await screen.findByLabelText('סיסמת אפליקציה')
  },
}

const feedMade: Story['play'] = async () => {
  await fireEvent.click(
    await screen.findByRole('button', { name: /^(Create feed link|Feed-Link erstellen|יצירת קישור להזנה)$/ }),
  )
  await screen.findByText(/calendar-feed/)
}
export const FeedLink: Story = { play: feedMade }
export const FeedLinkInGerman: Story = { play: feedMade, args: { language: 'de' } }
export const FeedLinkRightToLeft: Story = { play: feedMade, args: { language: 'il' } }
