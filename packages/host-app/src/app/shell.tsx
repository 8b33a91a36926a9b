import { useHotkeys } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../language/language.tsx'
import { HostFormats } from '../shell/host-formats.tsx'
import { ShareContext } from '../shell/share-context.ts'
import { useShortcuts } from '../shell/shortcuts/use-shortcuts.ts'
import { UpgradeContext } from '../shell/upgrade-context.ts'
import { useAccountHabits } from '../shell/use-account-habits.ts'
import { usePlanEnd } from '../shell/use-plan-end.ts'
import { useRoomFocus } from '../shell/use-room-focus.ts'
import { useShared } from '../shell/use-shared.ts'
import { useShellShortcuts } from '../shell/use-shell-shortcuts.ts'
import { isTextField } from '../ui/is-text-field.ts'
import { useToasts } from '../ui/toasts/toast-list.tsx'
import { ShellDialogs } from './shell-dialogs.tsx'
import { ShellNotices } from './shell-notices.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useDialogs } from './use-dialogs.ts'
import { useShellActions } from './use-shell-actions.ts'
import { useUpgradeActions } from './use-upgrade-actions.ts'

export function Shell() {
  const t = useText()
  const toasts = useToasts()
  const content = useRoomFocus()
  const dialogs = useDialogs()
  const { shared, open: openShare, close: closeShare } = useShared()
  const share = useMemo(() => ({ open: openShare }), [openShare])
  const upgrade = useUpgradeActions(dialogs)
  const actions = useShellActions({ dialogs, upgrade, share: openShare })
  const shortcuts = useShellShortcuts(actions)
  const openCommands = () => dialogs.open('commands')

  useShortcuts(shortcuts)
  useHotkeys([['mod+K', openCommands]], [])
  // In a field, this key undoes typing.
  useHotkeys(
    [['mod+Z', (event) => !isTextField(event.target) && toasts.undoLatest(), { preventDefault: false }]],
    [],
  )
  useAccountHabits()
  usePlanEnd()

  return (
    <HostFormats>
      <UpgradeContext value={upgrade}>
        <ShareContext value={share}>
          <a className={classes.skip} href="#content">
            {t('nav.skip')}
          </a>
          <TopBar actions={actions} onCommands={openCommands} />
          <ShellNotices />
          <main ref={content} id="content" tabIndex={-1} className={classes.content}>
            <Outlet />
          </main>
          <ShellDialogs
            dialogs={dialogs}
            shortcuts={shortcuts}
            actions={actions}
            shared={shared}
            onShareClose={closeShare}
          />
        </ShareContext>
      </UpgradeContext>
    </HostFormats>
  )
}
