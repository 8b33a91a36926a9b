import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { RoomBar } from '../../ui/room-bar/room-bar.tsx'
import { ofKind } from '../connections/of-kind.ts'
import { pageOf } from '../connections/page-of.ts'
import { connectionsQuery } from '../connections/queries.ts'

/** A bar above every room while an account must be connected again or does not answer. */
export function BrokenBar() {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery(connectionsQuery(call))
  const broken =
    data?.connections.find(({ health }) => health === 'needs_reconnect') ??
    data?.connections.find(({ health }) => health === 'failing')
  if (!data || !broken) return null
  const isForRooms = ofKind('rooms', data).connections.includes(broken)
  const isFailing = broken.health === 'failing'
  const text = isForRooms ? 'connections.bar_rooms' : 'connections.bar'
  return (
    <RoomBar label={t('connections.bar_label')}>
      <p>{t(isFailing ? `${text}_failing` : text, { account: broken.account })}</p>
      <LinkButton {...pageOf(broken)} size="xs">
        {t(isFailing ? 'connections.look' : 'connections.reconnect')}
      </LinkButton>
    </RoomBar>
  )
}
