import { ActionIcon, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { FeatureSlug } from '@scheduling/domain/entitlements'
import { PRODUCT_NAME } from '@scheduling/messages'
import { accountsTexts } from '@scheduling/messages/accounts'
import { billingTexts } from '@scheduling/messages/billing'
import { calendarsTexts } from '@scheduling/messages/calendars'
import { checkUpTexts } from '@scheduling/messages/check-up'
import { embedsTexts } from '@scheduling/messages/embeds'
import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useDeps } from '../data/deps.ts'
import { useMe } from '../data/use-me.ts'
import { isAppOrigin, isBasic, isOnTrial } from '../data/plan-rules.ts'
import { useText } from '../language/language.tsx'
import { Learns } from '../language/learns.tsx'
import { IconSearch, IconShare } from '../ui/icons.ts'
import { isTextField } from '../ui/is-text-field.ts'
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx'
import { KeyCaps } from '../ui/key-caps.tsx'
import { useToasts } from '../ui/toasts/toast-list.tsx'
import { useLast } from '../ui/use-last.ts'
import { ConnectionBar } from '../shell/connection-bar.tsx'
import { HostFormats } from '../shell/host-formats.tsx'
import { Mark } from '../shell/mark.tsx'
import { navigationOf, placeOf } from '../shell/navigation.ts'
import { ShareContext } from '../shell/share-context.ts'
import type { ShellActions } from '../shell/shell-actions.ts'
import { useShortcuts } from '../shell/shortcuts/use-shortcuts.ts'
import classes from './shell.module.css'
import { ThemeToggle, useThemeToggle } from '../shell/theme-toggle.tsx'
import { UpgradeContext } from '../shell/upgrade-context.ts'
import { useAccountHabits } from '../shell/use-account-habits.ts'
import { usePlanEnd } from '../shell/use-plan-end.ts'
import { useRoomFocus } from '../shell/use-room-focus.ts'
import { useRooms } from '../shell/use-rooms.ts'
import { useShared } from '../shell/use-shared.ts'
import { useShellShortcuts } from '../shell/use-shell-shortcuts.ts'
import { UserMenuPending } from '../shell/user-mark.tsx'

const UserMenu = lazyPart(async () => (await import('../shell/user-menu.tsx')).UserMenu, <UserMenuPending />)
const CommandMenu = lazyPart(async () => (await import('../shell/commands/command-menu.tsx')).CommandMenu)
const ShortcutSheet = lazyPart(
  async () => (await import('../shell/shortcuts/shortcut-sheet.tsx')).ShortcutSheet,
)
const BrokenBar = lazyPart(async () => (await import('../features/calendars/broken-bar.tsx')).BrokenBar)
const ConfirmBar = lazyPart(
  async () => (await import('../features/accounts/confirmation/confirm-bar.tsx')).ConfirmBar,
)
const FeatureLock = lazyPart(async () => (await import('../features/plans/feature-lock.tsx')).FeatureLock)
const FeedbackDialog = lazyPart(
  async () => (await import('../features/feedback/feedback-dialog.tsx')).FeedbackDialog,
)
const TrialBar = lazyPart(async () => (await import('../features/plans/trial-bar.tsx')).TrialBar)
const UnpaidBar = lazyPart(async () => (await import('../features/plans/unpaid-bar.tsx')).UnpaidBar)
const UpgradeOverlay = lazyPart(
  async () => (await import('../features/plans/upgrade-overlay.tsx')).UpgradeOverlay,
)
const ShareDialog = lazyPart(
  async () => (await import('../features/embeds/share/share-dialog.tsx')).ShareDialog,
)

const CALENDAR_TEXTS = [calendarsTexts]
const CONFIRM_TEXTS = [accountsTexts]
const PLANS_TEXTS = [plansTexts, billingTexts, feedbackTexts]
const SHARE_TEXTS = [embedsTexts, checkUpTexts]

type Dialog = 'commands' | 'shortcuts' | 'upgrade' | 'lock' | 'feedback'

export function Shell() {
  const t = useText()
  const me = useMe()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { toggle } = useThemeToggle()
  const content = useRoomFocus()
  const rooms = useRooms()
  const place = useLocation({ select: ({ pathname }) => placeOf(rooms, pathname) })
  const [opened, setOpened] = useState<Dialog>()
  const [lockedSlug, setLockedSlug] = useState<FeatureSlug>()
  // A dialog that was open once stays mounted, so that it can leave with a movement.
  const [loaded, setLoaded] = useState<ReadonlySet<Dialog>>(new Set())

  const open = useCallback((next: Dialog) => {
    setLoaded((before) => new Set([...before, next]))
    setOpened(next)
  }, [])
  const { shared, open: openShare, close: closeShare } = useShared()
  const lastShared = useLast(shared)
  const close = () => setOpened(undefined)
  const { origin } = useDeps()
  const isHome = isAppOrigin(origin, me)
  const upgrade = useMemo(
    () => ({
      open: () => {
        if (isHome) open('upgrade')
        else window.location.assign(`${me.server.origin}/upgrade`)
      },
      lock: (slug: FeatureSlug) => {
        setLockedSlug(slug)
        open('lock')
      },
    }),
    [isHome, me.server.origin, open],
  )

  const actions: ShellActions = {
    search: () => {
      const search = document.querySelector<HTMLElement>('[data-search]')
      if (search) search.focus()
      else open('commands')
    },
    // There is nothing to share without a plan.
    share: isBasic(me) ? upgrade.open : openShare,
    toggleTheme: toggle,
    showShortcuts: () => open('shortcuts'),
    upgrade: upgrade.open,
    sendFeedback: () => open('feedback'),
    logout: () => void navigate({ to: '/logout' }),
  }
  const shortcuts = useShellShortcuts(actions)
  useShortcuts(shortcuts)
  useHotkeys([['mod+K', () => open('commands')]], [])
  // In a field the key undoes typing.
  useHotkeys(
    [['mod+Z', (event) => !isTextField(event.target) && toasts.undoLatest(), { preventDefault: false }]],
    [],
  )
  const share = useMemo(() => ({ open: openShare }), [openShare])

  useAccountHabits()
  usePlanEnd()

  return (
    <HostFormats>
      <UpgradeContext value={upgrade}>
        <ShareContext value={share}>
          <a className={classes.skip} href="#content">
            {t('nav.skip')}
          </a>
          <header className={classes.bar}>
            <Link to="/" className={classes.brand} aria-label={t('nav.home', { name: PRODUCT_NAME })}>
              <Mark />
              <span>{PRODUCT_NAME}</span>
            </Link>
            <nav aria-label={t('nav.label')} className={classes.nav}>
              {navigationOf(rooms).map(({ path, label, icon: Icon }) => (
                <Link
                  key={path}
                  to={path}
                  className={classes.link}
                  activeOptions={{ exact: true, includeSearch: false }}
                  data-shown={path === place || undefined}
                  aria-current={path === place ? 'page' : undefined}
                >
                  <Icon size={18} />
                  <span>{t(label)}</span>
                </Link>
              ))}
            </nav>
            <div className={classes.tools}>
              <button type="button" className={classes.search} onClick={() => open('commands')}>
                <IconSearch size={16} aria-hidden />
                <span>{t('command.open')}</span>
                <span aria-hidden>
                  <KeyCaps keys="mod k" />
                </span>
              </button>
              <ActionIcon
                className={classes.searchSmall}
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('command.label')}
                onClick={() => open('commands')}
              >
                <IconSearch size={18} />
              </ActionIcon>
              <Button
                className={classes.share}
                variant="light"
                leftSection={<IconShare size={16} />}
                onClick={() => actions.share()}
              >
                {t('nav.share')}
              </Button>
              <ActionIcon
                className={classes.shareSmall}
                variant="subtle"
                size="lg"
                aria-label={t('nav.share')}
                onClick={() => actions.share()}
              >
                <IconShare size={18} />
              </ActionIcon>
              <ThemeToggle />
              <UserMenu actions={actions} />
            </div>
          </header>
          <ConnectionBar />
          {me.userStatus === 'unverified' && (
            <Learns catalogues={CONFIRM_TEXTS}>
              <ConfirmBar />
            </Learns>
          )}
          {!isBasic(me) && (
            <Learns catalogues={CALENDAR_TEXTS}>
              <BrokenBar />
            </Learns>
          )}
          {me.subscription?.unpaid_until !== undefined && (
            <Learns catalogues={PLANS_TEXTS}>
              <UnpaidBar until={me.subscription.unpaid_until} />
            </Learns>
          )}
          {isOnTrial(me) && (
            <Learns catalogues={PLANS_TEXTS}>
              <TrialBar />
            </Learns>
          )}
          <main ref={content} id="content" tabIndex={-1} className={classes.content}>
            <Outlet />
          </main>
          {loaded.has('commands') && (
            <CommandMenu
              isOpen={opened === 'commands'}
              shortcuts={shortcuts}
              actions={actions}
              onClose={close}
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
            <Learns catalogues={PLANS_TEXTS}>
              <UpgradeOverlay isOpen={opened === 'upgrade'} onClose={close} />
            </Learns>
          )}
          {loaded.has('lock') && (
            <Learns catalogues={PLANS_TEXTS}>
              <FeatureLock slug={opened === 'lock' ? lockedSlug : undefined} onClose={close} />
            </Learns>
          )}
          {loaded.has('feedback') && (
            <Learns catalogues={PLANS_TEXTS}>
              <FeedbackDialog isOpen={opened === 'feedback'} onClose={close} />
            </Learns>
          )}
          {lastShared && (
            <Learns catalogues={SHARE_TEXTS}>
              <ShareDialog
                isOpen={shared !== undefined}
                eventTypeId={lastShared.eventTypeId}
                onClose={closeShare}
              />
            </Learns>
          )}
        </ShareContext>
      </UpgradeContext>
    </HostFormats>
  )
}
