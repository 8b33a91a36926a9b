import { billingTexts } from '@scheduling/messages/billing'
import { checkUpTexts } from '@scheduling/messages/check-up'
import { embedsTexts } from '@scheduling/messages/embeds'
import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { Learns } from '../language/learns.tsx'
import { useTypedAhead } from '../shell/commands/use-typed-ahead.ts'
import type { ShellActions } from '../shell/shell-actions.ts'
import type { Shared } from '../shell/use-shared.ts'
import type { ShellShortcut } from '../shell/use-shell-shortcuts.ts'
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx'
import { useLast } from '../ui/use-last.ts'
import type { Dialogs } from './use-dialogs.ts'

const CommandMenu = lazyPart(async () => (await import('../shell/commands/command-menu.tsx')).CommandMenu)
const ShortcutSheet = lazyPart(
  async () => (await import('../shell/shortcuts/shortcut-sheet.tsx')).ShortcutSheet,
)
const FeatureLock = lazyPart(async () => (await import('../features/plans/feature-lock.tsx')).FeatureLock)
const FeedbackDialog = lazyPart(
  async () => (await import('../features/feedback/feedback-dialog.tsx')).FeedbackDialog,
)
const UpgradeOverlay = lazyPart(
  async () => (await import('../features/plans/upgrade-overlay.tsx')).UpgradeOverlay,
)
const ShareDialog = lazyPart(
  async () => (await import('../features/embeds/share/share-dialog.tsx')).ShareDialog,
)

const PLANS_TEXTS = [plansTexts, billingTexts, feedbackTexts]
const SHARE_TEXTS = [embedsTexts, checkUpTexts]

interface Props {
  dialogs: Dialogs
  shortcuts: readonly ShellShortcut[]
  actions: ShellActions
  shared: Shared | undefined
  onShareClose: () => void
}

export function ShellDialogs({ dialogs, shortcuts, actions, shared, onShareClose }: Props) {
  const { opened, loaded, lockedSlug, close } = dialogs
  const lastShared = useLast(shared)
  const typedAhead = useTypedAhead(opened === 'commands')
  return (
    <>
      {loaded.has('commands') && (
        <CommandMenu
          isOpen={opened === 'commands'}
          shortcuts={shortcuts}
          actions={actions}
          onClose={close}
          typedAhead={typedAhead}
        />
      )}
      {loaded.has('shortcuts') && (
        <ShortcutSheet
          shortcuts={shortcuts.map(({ sheetText, ...shortcut }) => ({
            ...shortcut,
            text: sheetText ?? shortcut.text,
          }))}
          isOpen={opened === 'shortcuts'}
          onClose={close}
        />
      )}
      {loaded.has('upgrade') && (
        <Learns catalogs={PLANS_TEXTS}>
          <UpgradeOverlay isOpen={opened === 'upgrade'} onClose={close} />
        </Learns>
      )}
      {loaded.has('lock') && (
        <Learns catalogs={PLANS_TEXTS}>
          <FeatureLock slug={opened === 'lock' ? lockedSlug : undefined} onClose={close} />
        </Learns>
      )}
      {loaded.has('feedback') && (
        <Learns catalogs={PLANS_TEXTS}>
          <FeedbackDialog isOpen={opened === 'feedback'} onClose={close} />
        </Learns>
      )}
      {lastShared && (
        <Learns catalogs={SHARE_TEXTS}>
          <ShareDialog
            isOpen={shared !== undefined}
            eventTypeId={lastShared.eventTypeId}
            onClose={onShareClose}
          />
        </Learns>
      )}
    </>
  )
}
