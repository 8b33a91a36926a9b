import type { ManagedBooking } from '@scheduling/contract'
import { dialUrl, linkIn } from '@scheduling/domain'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { phoneIcon, pinIcon, videoIcon } from '../../../ui/icons.ts'
import { Fact, Facts } from '../../event-types/facts.tsx'

const MAP = 'https://www.google.com/maps/search/?api=1&query='

/** How to get to an upcoming meeting: join, call, find. Empty if the location says it all. */
export function BookingPlace({
  location,
  owner,
  roomExpected,
}: Pick<ManagedBooking, 'location' | 'owner' | 'roomExpected'>) {
  const { t } = useWords()
  switch (location.kind) {
    case 'address':
      return <Way href={MAP + encodeURIComponent(location.value)} icon={pinIcon} label={t('onMap')} />
    case 'phone_call': {
      const url = dialUrl(location.value)
      return url === undefined ? null : <Way href={url} icon={phoneIcon} label={location.value} />
    }
    case 'invitee_phone':
      return null
    case 'custom': {
      const url = linkIn(location.value)
      return url === undefined ? null : <Way href={url} icon={videoIcon} label={t('join')} />
    }
    default:
      if (location.url) return <Way href={location.url} icon={videoIcon} label={t('join')} />
      return (
        <Facts>
          <Fact icon={videoIcon}>{roomExpected ? t('roomMade') : t('roomSent', { name: owner.name })}</Fact>
        </Facts>
      )
  }
}

interface WayProps {
  href: string
  icon: string
  label: string
}

function Way({ href, icon, label }: WayProps) {
  return (
    <p>
      <a className={controls.button} href={href} target="_blank" rel="noopener noreferrer">
        <Icon shape={icon} />
        <bdi>{label}</bdi>
      </a>
    </p>
  )
}
