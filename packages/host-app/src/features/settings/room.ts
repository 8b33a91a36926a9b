import { createRoute, redirect } from '@tanstack/react-router'
import { shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'
import { tabsOf } from '../../shell/navigation.ts'
import { IconSettings } from '../../ui/icons.ts'

// Each part of the settings is a room of its own capability; the first of them is what is shown.
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  beforeLoad: ({ context }) => {
    throw redirect({ href: tabsOf(context.rooms, '/settings')[0]?.path ?? '/', replace: true })
  },
})

export const settingsRoom = {
  routes: [settings],
  navigation: { path: '/settings', label: 'room.settings', icon: IconSettings, keys: 'g t' },
} as const satisfies Room
