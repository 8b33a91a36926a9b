import type { ManagedBooking } from '@scheduling/contract'
import { locationNeedsValue, roomUrl } from '@scheduling/domain'
import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { Icon } from '../../ui/icon.tsx'
import { phoneIcon, pinIcon, videoIcon } from '../../ui/icons.ts'
import { Fact, Facts } from '../event-types/facts.tsx'

const MAP = 'https://www.google.com/maps/search/?api=1&query='

/** The way to a meeting that is still to come: join, call, find. Nothing where the place says it all. */
export function BookingPlace({ location, owner }: Pick<ManagedBooking, 'location' | 'owner'>) {
  const { t } = useWords()
  if (!locationNeedsValue(location.kind)) {
    const url = roomUrl(location)
    if (url) return <Way href={url} icon={videoIcon} label={t('join')} isNext />
    return (
      <Facts>
        <Fact icon={videoIcon}>{t('roomSent', { name: owner.name })}</Fact>
      </Facts>
    )
  }
  const { kind, value } = location as { kind: string; value: string }
  if (kind === 'address')
    return <Way href={MAP + encodeURIComponent(value)} icon={pinIcon} label={t('onMap')} />
  if (kind === 'phone_call')
    return <Way href={`tel:${value.replace(/[^\d+]/g, '')}`} icon={phoneIcon} label={value} />
  return /^https?:\/\/\S+$/.test(value) ? (
    <Way href={value} icon={videoIcon} label={t('join')} isNext />
  ) : null
}

interface WayProps {
  href: string
  icon: string
  label: string
  /** The first thing to do next. */
  isNext?: boolean
}

function Way({ href, icon, label, isNext }: WayProps) {
  return (
    <p>
      <a
        className={isNext ? controls.button : controls.quiet}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon shape={icon} />
        <bdi>{label}</bdi>
      </a>
    </p>
  )
}
