import type { EventType } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { move } from '../../ui/reorder/move.ts'
import { ReorderList } from '../../ui/reorder/reorder-list.tsx'
import { EventTypeRow } from './event-type-row.tsx'
import classes from './event-type-list.module.css'
import type { EventTypeActions } from './use-event-type-actions.ts'

interface Props {
  eventTypes: readonly EventType[]
  /** Address of the host's booking list. */
  page: string
  actions: EventTypeActions
  onDelete: (eventType: EventType) => void
}

export function EventTypeList({ eventTypes, page, actions, onDelete }: Props) {
  const t = useText()
  const reorder = (list: readonly EventType[]) => void actions.reorder(list.map(({ id }) => id))
  return (
    <section aria-label={t('room.event_types')}>
      <ReorderList
        className={classes.list}
        items={eventTypes}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={reorder}
      >
        {(eventType, handle) => {
          const index = eventTypes.indexOf(eventType)
          return (
            <EventTypeRow
              eventType={eventType}
              handle={handle}
              url={`${page}/${eventType.slug}`}
              actions={actions}
              onMove={(by) => reorder(move(eventTypes, index, index + by))}
              isFirst={index === 0}
              isLast={index === eventTypes.length - 1}
              onDelete={() => onDelete(eventType)}
            />
          )
        }}
      </ReorderList>
    </section>
  )
}
