import type { EventType } from '@scheduling/contract'
import { useFormat, useText } from '../../../language/language.tsx'
import { useMe } from '../../../data/use-me.ts'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import rows from '../../../ui/rows.module.css'
import { LocationIcon } from '../location-icon.tsx'
import classes from './event-type-list.module.css'

// Most hosts are in no organization, and most event types are not secret.
const EventTypeBadges = lazyPart(async () => (await import('./event-type-badges.tsx')).EventTypeBadges)

/** Name, length, place and description; whether it is secret, who manages it, and what its team lacks. */
export function EventTypeSummary({ eventType }: { eventType: EventType }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const { id, name, slug, duration, locations, description, isSecret, given, seats } = eventType
  const place = format.list(locations.map(({ kind }) => t(`location.${kind}`)))
  return (
    <>
      <h2 className={`${rows.name} ${classes.name}`} dir="auto">
        {name}
      </h2>
      <span className={classes.meta}>
        <span>{format.duration(duration)}</span>
        <span className={classes.place}>
          <LocationIcon kind={locations[0]?.kind ?? 'custom'} size={14} />
          {place}
        </span>
        <bdi className={classes.slug}>/{slug}</bdi>
        {(isSecret || given || seats || me.organization) && (
          <EventTypeBadges eventTypeId={id} {...{ isSecret, given, seats }} />
        )}
      </span>
      <span className={classes.description} dir="auto">
        {description}
      </span>
    </>
  )
}
