import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { useDeps } from '../../data/deps.ts'
import { eventTypesQuery, schedulesQuery } from '../../data/queries.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import {
  IconAvailability,
  IconCopy,
  IconEventTypes,
  IconExternal,
  IconIntegrations,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconSettings,
  IconShare,
  IconSun,
} from '../../ui/icons.ts'
import { useCopy } from '../../ui/use-copy.ts'
import { ROOMS } from '../navigation.ts'
import type { ShellActions } from '../shell-actions.ts'
import { SHORTCUTS } from '../shortcuts/shortcuts.ts'
import type { Command } from './rank.ts'

export interface RunnableCommand extends Command {
  icon: ComponentType<{ size?: number }>
  note?: string
  keys?: string
  run: () => void
}

export function useCommands(actions: ShellActions): RunnableCommand[] {
  const t = useText()
  const me = useMe()
  const { call, origin } = useDeps()
  const navigate = useNavigate()
  const { copy } = useCopy()
  const eventTypes = useQuery(eventTypesQuery(call)).data
  const schedules = useQuery(schedulesQuery(call)).data

  return useMemo(
    () => [
      ...ROOMS.map(({ path, label, icon, shortcut }) => ({
        id: `room-${shortcut}`,
        text: t(label),
        words: t('command.go_words'),
        icon,
        keys: SHORTCUTS[shortcut],
        run: () => void navigate({ to: path }),
      })),
      {
        id: 'create',
        text: t('event_types.create'),
        icon: IconPlus,
        keys: SHORTCUTS.create,
        run: actions.create,
      },
      {
        id: 'share',
        text: t('nav.share'),
        icon: IconShare,
        keys: SHORTCUTS.share,
        run: () => actions.share(),
      },
      {
        id: 'page',
        text: t('user_menu.page'),
        icon: IconExternal,
        run: () => void window.open(`/${me.link}`, '_blank', 'noopener'),
      },
      ...(eventTypes ?? []).flatMap(({ id, name, slug }) => [
        {
          id: `edit-${id}`,
          text: name,
          note: t('command.edit'),
          icon: IconEventTypes,
          run: () => void navigate({ to: '/bookingpage/$id', params: { id } }),
        },
        {
          id: `copy-${id}`,
          text: name,
          note: t('event_types.copy_link'),
          icon: IconCopy,
          run: () => copy(`${origin}/${me.link}/${slug}`, t('share.copied')),
        },
      ]),
      ...(schedules ?? []).map(({ id, name }) => ({
        id: `schedule-${id}`,
        text: name,
        note: t('nav.availability'),
        icon: IconAvailability,
        run: () => void navigate({ to: '/availability/$id', params: { id } }),
      })),
      ...(
        [
          { path: '/integrations/embeds', label: 'integrations.embeds', room: 'nav.integrations' },
          { path: '/integrations/check-up', label: 'integrations.check_up', room: 'nav.integrations' },
          { path: '/settings/activity', label: 'settings.activity', room: 'nav.settings' },
        ] as const
      ).map(({ path, label, room }) => ({
        id: path,
        text: t(label),
        note: t(room),
        icon: room === 'nav.settings' ? IconSettings : IconIntegrations,
        run: () => void navigate({ to: path }),
      })),
      {
        id: 'theme',
        text: t('theme.toggle'),
        icon: IconSun,
        keys: SHORTCUTS.theme,
        run: actions.toggleTheme,
      },
      {
        id: 'shortcuts',
        text: t('shortcut.title'),
        icon: IconKeyboard,
        keys: SHORTCUTS.help,
        run: actions.showShortcuts,
      },
      { id: 'logout', text: t('nav.logout'), icon: IconLogout, run: actions.logout },
    ],
    [t, me, origin, navigate, copy, eventTypes, schedules, actions],
  )
}
