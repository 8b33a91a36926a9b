import type { EventType } from '@scheduling/contract'
import { useFormat, useText } from '../../../language/language.tsx'
import rows from '../../../ui/rows.module.css'
import { LocationIcon } from '../location-icon.tsx'
import classes from './event-type-list.module.css'

/** Name, length, place and description. */
export function EventTypeSummary({ eventType }: { eventType: EventType }) {
  const t = useText()
  const format = useFormat()
  const { name, slug, duration, locations, description } = eventType
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
      </span>
      <span className={classes.description} dir="auto">
        {description}
      </span>
    </>
  )
}
