import { Menu, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../language/language.tsx'
import type { Navigation } from '../shell/navigation.ts'
import { IconMore } from '../ui/icons.ts'
import classes from './shell.module.css'

interface Props {
  rooms: readonly Navigation[]
  /** The room that is shown, if any. */
  place: Navigation['path'] | undefined
}

/** The rooms that have no space in the bar of a phone, in a menu. */
export function MoreRooms({ rooms, place }: Props) {
  const t = useText()
  return (
    <Menu position="top-end" width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton
          className={`${classes.link} ${classes.more}`}
          data-shown={rooms.some(({ path }) => path === place) || undefined}
        >
          <IconMore size={18} />
          <span>{t('nav.more')}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {rooms.map(({ path, label, icon: Icon }) => (
          <Menu.Item
            key={path}
            component={Link}
            to={path}
            leftSection={<Icon size={16} />}
            aria-current={path === place ? 'page' : undefined}
          >
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
