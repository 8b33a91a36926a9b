import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { EVENT_TYPES } from '../../../data/event-types.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { useShortList } from '../../../language/use-short-list.ts'
import rows from '../../../ui/rows.module.css'
import { Section } from '../../../ui/section/section.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import { useRestore } from '../use-restore.ts'

// The line is cut on narrow screens anyway.
const NAMES_MAX = 3

/** Event types that can be restored, closed at first. Draws nothing if there are none. */
export function DeletedEventTypes() {
  const t = useText()
  const format = useFormat()
  const shortList = useShortList()
  const { call } = useDeps()
  const restore = useRestore()
  const [isOpen, setOpen] = useState(false)
  const { data: deleted = [] } = useQuery({
    // Below the event types, so it is read again when they are.
    queryKey: [...EVENT_TYPES, 'deleted'],
    queryFn: async ({ signal }) => (await call('GET /event-types/deleted', { signal })).eventTypes,
  })
  if (deleted.length === 0) return null
  return (
    <Section
      id="deleted"
      title={t('event_types.deleted_title')}
      summary={shortList(
        deleted.map(({ name }) => name),
        NAMES_MAX,
      )}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <ul className={rows.list}>
        {deleted.map((eventType) => {
          const { id, name, deletedAt, restorableUntil } = eventType
          return (
            <li key={id} className={rows.row}>
              <div className={rows.link}>
                <span className={rows.name} dir="auto">
                  {name}
                </span>
                <span className={rows.facts}>
                  <span>{t('event_types.deleted_on', { date: format.dayOf(Date.parse(deletedAt)) })}</span>
                  <span>
                    {t('event_types.restorable_until', { date: format.dayOf(Date.parse(restorableUntil)) })}
                  </span>
                </span>
              </div>
              <WorkButton
                variant="default"
                aria-label={t('event_types.restore_of', { name })}
                work={() => restore(eventType)}
              >
                {t('event_types.restore')}
              </WorkButton>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
