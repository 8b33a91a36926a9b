import type { EventType } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import rows from '../../../ui/rows.module.css'
import classes from './event-type-list.module.css'
import { EventTypeSummary } from './event-type-summary.tsx'

interface Props {
  eventTypes: readonly EventType[]
  /** Address of the organization's booking list. */
  page: string
}

/** For members, who see the organization's event types and share them, but change nothing. */
export function ShownEventTypes({ eventTypes, page }: Props) {
  const t = useText()
  return (
    <section aria-label={t('room.event_types')}>
      {eventTypes.map((eventType) => {
        const { id, name, slug, isOn } = eventType
        return (
          <article key={id} className={classes.row} data-off={!isOn || undefined} aria-label={name}>
            <div className={`${rows.link} ${classes.main}`}>
              <EventTypeSummary eventType={eventType} />
            </div>
            <div className={classes.tools}>
              <CopyButton
                className={classes.copy}
                variant="subtle"
                color="gray"
                text={`${page}/${slug}`}
                label={t('event_types.copy_link')}
                aria-label={t('event_types.copy_link_of', { name })}
              />
            </div>
          </article>
        )
      })}
    </section>
  )
}
