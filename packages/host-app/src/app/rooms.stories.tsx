import '../ui/mantine-styles.ts'
import { loadHostTranslator } from '@scheduling/messages/host'
import { LANGUAGES } from '@scheduling/messages'
import type { Language } from '@scheduling/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createWorld } from '../fixtures/world.ts'
import type { WorldOptions } from '../fixtures/world.ts'
import { THEME_KEY } from '../ui/theme.ts'
import { App } from './app.tsx'

interface Room extends WorldOptions {
  scheme?: 'dark' | 'light'
  language?: Language
}

// Every room of the dashboard on the in-memory server, in the states that people meet.
const meta: Meta<Room> = {
  title: 'Dashboard/Rooms',
  loaders: [
    async ({ args: { scheme = 'dark', language = 'en', ...options } }) => {
      localStorage.setItem(THEME_KEY, scheme)
      document.documentElement.lang = LANGUAGES[language].tag
      const world = createWorld(options)
      await world.router.load()
      return { world, translate: await loadHostTranslator(language) }
    },
  ],
  render: ({ language = 'en' }, { loaded: { world, translate } }) => (
    <App
      deps={world.deps}
      queryClient={world.queryClient}
      router={world.router}
      language={language}
      translate={translate}
      onLanguage={() => undefined}
      isTest
    />
  ),
}

export default meta
type Story = StoryObj<Room>

export const SignIn: Story = { args: { path: '/login', isSignedIn: false } }
export const SignUp: Story = { args: { path: '/onboard', isSignedIn: false } }

export const EventTypes: Story = { args: { path: '/' } }
export const EventTypesInLight: Story = { args: { path: '/', scheme: 'light' } }
export const EventTypesInHebrew: Story = { args: { path: '/', language: 'he' } }
export const NoEventTypes: Story = { args: { path: '/', state: { eventTypes: [] } } }

export const Availability: Story = { args: { path: '/availability' } }
export const AvailabilityInLight: Story = { args: { path: '/availability', scheme: 'light' } }

export const ScheduledEvents: Story = { args: { path: '/scheduled-events' } }
export const ScheduledEventsInLight: Story = { args: { path: '/scheduled-events', scheme: 'light' } }
export const NothingScheduled: Story = { args: { path: '/scheduled-events', state: { bookings: [] } } }
export const EventsThatCannotBeRead: Story = {
  args: {
    path: '/scheduled-events',
    state: { failing: new Map([['GET /bookings', { code: 'unavailable' }]]) },
  },
}
