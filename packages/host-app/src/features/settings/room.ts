import { accountsTexts } from '@scheduling/messages/accounts'
import { brandingTexts } from '@scheduling/messages/branding'
import { settingsTexts } from '@scheduling/messages/settings'
import { createRoute, redirect } from '@tanstack/react-router'
import { first, seenRooms, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { brandingQuery } from '../../data/branding.ts'
import { tabsOf } from '../../shell/navigation.ts'
import { IconSettings } from '../../ui/icons.ts'
import { sessionsQuery, settingsQuery } from './queries.ts'

const texts = [settingsTexts, accountsTexts, brandingTexts]

// Each part of the settings is a room of its own capability, or one of these. `/settings` opens the first one.
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  beforeLoad: async ({ context }) => {
    throw redirect({ href: tabsOf(await seenRooms(context), '/settings')[0]?.path ?? '/', replace: true })
  },
})

const profile = createRoute({
  getParentRoute: () => shell,
  path: '/settings/profile',
  loader: first(texts, settingsQuery, brandingQuery),
  component: lazyPage(() => import('./profile-page.tsx'), 'ProfilePage'),
})

const link = createRoute({
  getParentRoute: () => shell,
  path: '/settings/link',
  loader: first(texts, settingsQuery),
  component: lazyPage(() => import('./link-page.tsx'), 'LinkPage'),
})

const language = createRoute({
  getParentRoute: () => shell,
  path: '/settings/language',
  loader: first(texts, settingsQuery),
  component: lazyPage(() => import('./language-page.tsx'), 'LanguagePage'),
})

const password = createRoute({
  getParentRoute: () => shell,
  path: '/settings/password',
  loader: first(texts, sessionsQuery),
  component: lazyPage(() => import('./password-page.tsx'), 'PasswordPage'),
})

export const settingsRoom = {
  texts,
  action: 'settings',
  routes: [settings, profile, link, language, password],
  navigation: { path: '/settings', label: 'room.settings', icon: IconSettings, keys: 'g t' },
  fields: async () => (await import('./fields.ts')).settingFields,
  tabs: [
    { of: '/settings', path: '/settings/profile', label: 'room.profile', group: 'room.group_you' },
    { of: '/settings', path: '/settings/link', label: 'room.link', group: 'room.group_page' },
    { of: '/settings', path: '/settings/language', label: 'room.language', group: 'room.group_you' },
    {
      of: '/settings',
      path: '/settings/password',
      label: 'room.password',
      group: 'room.group_security',
      action: 'own_account',
    },
  ],
} as const satisfies Room
