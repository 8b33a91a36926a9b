import type { Location } from '@scheduling/contract'
import { isRoom, roomUrl } from '@scheduling/domain'
import { Link } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { useRoomAccounts } from './use-room-accounts.ts'

/** Names the kinds of meeting links among these locations that no account makes, and links to where to connect one. */
export function NotConnected({ locations }: { locations: readonly Location[] }) {
  const t = useText()
  const accounts = useRoomAccounts()
  if (!accounts) return null
  const missing = locations.filter((location) => !roomUrl(location)).map(({ kind }) => kind)
  return missing
    .filter((kind) => isRoom(kind))
    .filter((kind) => !accounts.has(kind))
    .map((kind) => {
      const name = t(`location.${kind}`)
      return (
        <p key={kind} role="note">
          {t('location.not_connected', { name })}.{' '}
          <Link to="/integrations/$appId" params={{ appId: kind }}>
            {t('location.connect', { name })}
          </Link>
        </p>
      )
    })
}
