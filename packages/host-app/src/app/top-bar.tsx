import { ActionIcon, Button } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../language/language.tsx'
import { Mark } from '../shell/mark.tsx'
import { navigationOf, placeOf } from '../shell/navigation.ts'
import type { ShellActions } from '../shell/shell-actions.ts'
import { ThemeToggle } from '../shell/theme-toggle.tsx'
import { useRooms } from '../shell/use-rooms.ts'
import { UserMenuPending } from '../shell/acting/user-mark.tsx'
import { IconSearch, IconShare } from '../ui/icons.ts'
import { KeyCaps } from '../ui/key-caps.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx'
import classes from './shell.module.css'

const UserMenu = lazyPart(
  async () => (await import('../shell/acting/user-menu.tsx')).UserMenu,
  UserMenuPending,
)

const MoreRooms = lazyPart(async () => (await import('./more-rooms.tsx')).MoreRooms)

/** How many entries the bar of a phone has space for. */
const ON_PHONES = 5

interface Props {
  actions: ShellActions
  onCommands: () => void
}

export function TopBar({ actions, onCommands }: Props) {
  const t = useText()
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.brand} aria-label={t('nav.home', { name: PRODUCT_NAME })}>
        <Mark />
        <span>{PRODUCT_NAME}</span>
      </Link>
      <RoomLinks />
      <div className={classes.tools}>
        <CommandButtons onCommands={onCommands} />
        <ShareButtons onShare={() => actions.share()} />
        <ThemeToggle />
        <UserMenu actions={actions} />
      </div>
    </header>
  )
}

function RoomLinks() {
  const t = useText()
  const rooms = useRooms()
  const place = useLocation({ select: ({ pathname }) => placeOf(rooms, pathname) })
  const entries = navigationOf(rooms)
  const shown = entries.length > ON_PHONES ? ON_PHONES - 1 : ON_PHONES
  return (
    <nav aria-label={t('nav.label')} className={classes.nav}>
      {entries.map(({ path, label, icon: Icon }, index) => (
        <Link
          key={path}
          to={path}
          className={classes.link}
          activeOptions={{ exact: true, includeSearch: false }}
          data-more={index >= shown || undefined}
          data-shown={path === place || undefined}
          aria-current={path === place ? 'page' : undefined}
        >
          <Icon size={18} />
          <span>{t(label)}</span>
        </Link>
      ))}
      {entries.length > shown && <MoreRooms rooms={entries.slice(shown)} place={place} />}
    </nav>
  )
}

/** The style sheet shows one of the two: on narrow screens, only the icon. */
function CommandButtons({ onCommands }: { onCommands: () => void }) {
  const t = useText()
  return (
    <>
      <button type="button" className={classes.search} onClick={onCommands}>
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
        onClick={onCommands}
      >
        <IconSearch size={18} />
      </ActionIcon>
    </>
  )
}

function ShareButtons({ onShare }: { onShare: () => void }) {
  const t = useText()
  return (
    <>
      <Button
        className={classes.share}
        variant="light"
        leftSection={<IconShare size={16} />}
        onClick={onShare}
      >
        {t('nav.share')}
      </Button>
      <ActionIcon
        className={classes.shareSmall}
        variant="subtle"
        size="lg"
        aria-label={t('nav.share')}
        onClick={onShare}
      >
        <IconShare size={18} />
      </ActionIcon>
    </>
  )
}
