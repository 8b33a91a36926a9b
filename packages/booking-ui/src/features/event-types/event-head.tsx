import type { Location, PublicOwner } from '@scheduling/contract'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../../page/language-menu.tsx'
import { useWords } from '../../page/words.tsx'
import { clockIcon, pinIcon } from '../../ui/icons.ts'
import { Avatar } from './avatar.tsx'
import css from './event-head.module.css'
import { Fact, Facts } from './facts.tsx'
import { locationLine } from './location.ts'

interface EventHeadProps {
  owner: PublicOwner
  /** Null if the site that embeds the page shows the name itself. */
  name: string | null
  /** Null for whole-day meetings. */
  duration: number | null
  locations: Location[]
  /** The page with everything that this host offers. Absent if it should not be linked here. */
  listHref?: string | undefined
  /** More lines, such as the chosen time. */
  children?: ReactNode
}

/** The host, the event type, its duration and its location. */
export function EventHead({ owner, name, duration, locations, listHref, children }: EventHeadProps) {
  const words = useWords()
  const { t, formats } = words
  const [only] = locations
  const place = locations.length === 1 && only ? locationLine(only, words) : null
  return (
    <div className={css.head}>
      <div className={css.top}>
        <Avatar owner={owner} />
        <LanguageMenu />
      </div>
      <div className={css.names}>
        <p className={css.owner}>
          <a href={listHref}>
            <bdi>{owner.name}</bdi>
          </a>
        </p>
        {name && (
          <h1 className={css.name}>
            <bdi>{name}</bdi>
          </h1>
        )}
      </div>
      <Facts>
        {children}
        {duration !== null && <Fact icon={clockIcon}>{formats.duration(duration)}</Fact>}
        {place && <Fact icon={place.icon}>{place.text}</Fact>}
        {locations.length > 1 && <Fact icon={pinIcon}>{t('places', { count: locations.length })}</Fact>}
      </Facts>
    </div>
  )
}
