import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { offersPlans } from '../../data/plans/plan-rules.ts'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconCustom, IconExternal, IconLogout, IconStar } from '../../ui/icons.ts'
import { useCopy } from '../../ui/copy-button/use-copy.ts'
import type { ShellActions } from '../shell-actions.ts'
import { navigationOf, tabsOf } from '../navigation.ts'
import type { ShellShortcut } from '../use-shell-shortcuts.ts'
import { useRooms } from '../use-rooms.ts'
import type { CommandWorld, RunnableCommand } from '../command.ts'
import { useFoundCommands } from './use-found-commands.ts'
import { useFoundFields } from './use-found-fields.ts'

interface Given {
  shortcuts: readonly ShellShortcut[]
  /** Hidden until something matches. */
  typed: string
  actions: Pick<ShellActions, 'upgrade' | 'sendFeedback' | 'logout'>
}

/** Rooms, their tabs and what is on these, keyboard actions, results from rooms, and the rest of the user menu. */
export function useCommands({ shortcuts, typed, actions }: Given): RunnableCommand[] {
  const t = useText()
  const me = useMe()
  const format = useFormat()
  const rooms = useRooms()
  const origin = usePageOrigin()
  const navigate = useNavigate()
  const { copy } = useCopy()
  const world = useMemo(
    (): CommandWorld => ({ t, format, me, origin, navigate, copy }),
    [t, format, me, origin, navigate, copy],
  )
  const matches = useFoundCommands(typed, world)
  const fieldsOf = useFoundFields(typed)

  return [
    ...shortcuts.map(({ keys, text, words, icon, run }) => ({ id: keys, text, words, icon, keys, run })),
    {
      id: 'page',
      text: t('user_menu.page'),
      icon: IconExternal,
      run: () => void window.open(`/${me.link}`, '_blank', 'noopener'),
    },
    ...matches,
    ...navigationOf(rooms).flatMap(({ path: of, label: place, icon }) =>
      tabsOf(rooms, of, me.isOperator)
        .filter(({ path }) => path !== of)
        .flatMap(({ path, label }) => {
          const run = () => void navigate({ href: path })
          return [
            { id: path, text: t(label), note: t(place), icon, run },
            ...fieldsOf(path).map((text, index) => ({
              id: `${path}/${index}`,
              text,
              note: t(label),
              icon,
              run,
            })),
          ]
        }),
    ),
    ...(offersPlans(me) && reaches(me, 'pay')
      ? [{ id: 'upgrade', text: t('nav.upgrade'), icon: IconStar, run: actions.upgrade }]
      : []),
    ...(me.server.takesFeedback
      ? [{ id: 'feedback', text: t('nav.feedback'), icon: IconCustom, run: actions.sendFeedback }]
      : []),
    { id: 'logout', text: t('nav.logout'), icon: IconLogout, run: actions.logout },
  ]
}
