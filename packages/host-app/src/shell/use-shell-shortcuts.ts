import { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useText } from '../language/language.tsx'
import { IconKeyboard, IconSearch, IconShare, IconSun } from '../ui/icons.ts'
import { navigationOf } from './navigation.ts'
import type { ShellActions } from './shell-actions.ts'
import type { Shortcut } from './shortcuts/shortcuts.ts'
import { useRooms } from './use-rooms.ts'

export interface ShellShortcut extends Shortcut {
  icon: ComponentType<{ size?: number }>
  /** Its text in the list of shortcuts, if its own text is not clear enough there. */
  sheetText?: string
  /** Other search words for the command menu. */
  words?: string
}

/** Keyboard actions that are available everywhere: opening rooms, actions of rooms, and the shell's own. */
export function useShellShortcuts(actions: ShellActions): ShellShortcut[] {
  const t = useText()
  const rooms = useRooms()
  const navigate = useNavigate()
  return [
    ...navigationOf(rooms).map(({ path, label, icon, keys }) => ({
      keys,
      text: t(label),
      sheetText: t('shortcut.go', { name: t(label) }),
      words: t('command.go_words'),
      icon,
      run: () => void navigate({ to: path }),
    })),
    ...rooms
      .flatMap(({ shortcuts }) => shortcuts ?? [])
      .map(({ keys, label, icon, path }) => ({
        keys,
        text: t(label),
        icon,
        run: () => void navigate({ href: path }),
      })),
    { keys: '/', text: t('shortcut.search'), icon: IconSearch, run: actions.search },
    { keys: 'l', text: t('nav.share'), icon: IconShare, run: () => actions.share() },
    { keys: 't', text: t('theme.toggle'), icon: IconSun, run: actions.toggleTheme },
    { keys: '?', text: t('shortcut.title'), icon: IconKeyboard, run: actions.showShortcuts },
  ]
}
