import { useNavigate } from '@tanstack/react-router'
import { isBasic } from '../data/plans/plan-rules.ts'
import { useMe } from '../data/use-me.ts'
import type { ShellActions } from '../shell/shell-actions.ts'
import { useThemeToggle } from '../shell/theme-toggle.tsx'
import type { Upgrade } from '../shell/upgrade-context.ts'
import type { Dialogs } from './use-dialogs.ts'

interface Ways {
  dialogs: Dialogs
  upgrade: Upgrade
  share: (eventTypeId?: string) => void
}

export function useShellActions({ dialogs, upgrade, share }: Ways): ShellActions {
  const me = useMe()
  const navigate = useNavigate()
  const { toggle } = useThemeToggle()
  return {
    search: () => {
      const search = document.querySelector<HTMLElement>('[data-search]')
      if (search) search.focus()
      else dialogs.open('commands')
    },
    // Without a plan there is nothing to share.
    share: isBasic(me) ? upgrade.open : share,
    toggleTheme: toggle,
    showShortcuts: () => dialogs.open('shortcuts'),
    upgrade: upgrade.open,
    sendFeedback: () => dialogs.open('feedback'),
    logout: () => void navigate({ to: '/logout' }),
  }
}
