import type { EventType } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { move } from '../../../ui/reorder/move.ts'
import { PlainList } from '../../../ui/reorder/plain-list.tsx'
import type { ReorderListProps } from '../../../ui/reorder/reorder-list.tsx'
import { EventTypeRow } from './event-type-row.tsx'
import classes from './event-type-list.module.css'
import type { EventTypeActions } from '../use-event-type-actions.ts'

const ReorderList = lazyPart<ReorderListProps<EventType>>(
  async () => (await import('../../../ui/reorder/load-reorder-list.ts')).loadReorderList(),
  PlainList,
)

interface Props {
  eventTypes: readonly EventType[]
  /** Address of the host's booking list. */
  page: string
  /** The search text. Only the whole list can be reordered. */
  search: string
  actions: EventTypeActions
  onLinks: (eventType: EventType) => void
  onDelete: (eventType: EventType) => void
}

export function EventTypeList({ eventTypes, page, search, actions, onLinks, onDelete }: Props) {
  const t = useText()
  const isWhole = search.trim() === ''
  const found = isWhole ? eventTypes : eventTypes.filter((eventType) => isFound(eventType, search))
  const reorder = (list: readonly EventType[]) => void actions.reorder(list.map(({ id }) => id))
  return (
    <section aria-label={t('room.event_types')}>
      <ReorderList
        className={classes.list}
        items={found}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={reorder}
      >
        {(eventType, handle) => {
          const index = eventTypes.indexOf(eventType)
          return (
            <EventTypeRow
              eventType={eventType}
              handle={isWhole && handle}
              url={`${page}/${eventType.slug}`}
              actions={actions}
              onMove={(by) => reorder(move(eventTypes, index, index + by))}
              isFirst={!isWhole || index === 0}
              isLast={!isWhole || index === eventTypes.length - 1}
              onLinks={() => onLinks(eventType)}
              onDelete={() => onDelete(eventType)}
            />
          )
        }}
      </ReorderList>
      {found.length === 0 && <p role="status">{t('event_types.not_found', { search })}</p>}
    </section>
  )
}

function isFound({ name, slug }: EventType, search: string): boolean {
  const text = `${name} ${slug}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
