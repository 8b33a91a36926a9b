import { Checkbox } from '@mantine/core'
import type { Calendar } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './calendars-page.module.css'
import type { ConnectionActions } from './use-connection-actions.ts'

const KINDS = ['tentative', 'out_of_office', 'elsewhere'] as const

/** Which kinds of events count as busy besides plainly busy ones. */
export function CountedChoice({ calendar, actions }: { calendar: Calendar; actions: ConnectionActions }) {
  const t = useText()
  return (
    <Checkbox.Group
      label={t('connections.counted', { calendar: calendar.name })}
      value={calendar.counted}
      onChange={(names) =>
        void actions.chooseCounted(
          calendar,
          KINDS.filter((kind) => names.includes(kind)),
        )
      }
    >
      <div className={classes.calendars}>
        {KINDS.map((kind) => (
          <Checkbox key={kind} value={kind} label={t(`connections.counted_${kind}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
