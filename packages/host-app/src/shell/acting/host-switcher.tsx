import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { organizationsQuery } from '../../data/acting/organizations.ts'
import { useActFor } from '../../data/acting/use-act-for.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { IconCheck, IconPlus } from '../../ui/icons.ts'

/** Entries of a menu: the hosts that somebody can act for, and how to create an organization. */
export function HostSwitcher() {
  const t = useText()
  const { call } = useDeps()
  const { organization } = useMe()
  const actFor = useActFor()
  const { data: organizations = [] } = useQuery(organizationsQuery(call))
  const isOwner = organizations.some(({ role }) => role === 'owner')
  const hosts = [
    { id: undefined, name: t('user_menu.own_host') },
    ...organizations.map(({ id, name }) => ({ id, name })),
  ]
  return (
    <>
      {organizations.length > 0 && <Menu.Label>{t('user_menu.hosts')}</Menu.Label>}
      {organizations.length > 0 &&
        hosts.map(({ id, name }) => {
          const isShown = id === organization?.organization_id
          return (
            <Menu.Item
              key={id ?? ''}
              aria-current={isShown || undefined}
              leftSection={<IconCheck size={16} visibility={isShown ? 'visible' : 'hidden'} />}
              onClick={() => !isShown && void actFor(id)}
            >
              <bdi>{name}</bdi>
            </Menu.Item>
          )
        })}
      {!organization && !isOwner && (
        <Menu.Item component={Link} to="/organization" leftSection={<IconPlus size={16} />}>
          {t('user_menu.create_organization')}
        </Menu.Item>
      )}
      <Menu.Divider />
    </>
  )
}
