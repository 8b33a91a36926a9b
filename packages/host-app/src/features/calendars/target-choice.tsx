import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { keyOf, withTarget } from './chosen.ts'
import { calendarsQuery } from './queries.ts'
import type { ConnectionActions } from './use-connection-actions.ts'
import classes from './calendars-page.module.css'

/** The calendar that gets new meetings, among those of all accounts. */
export function TargetChoice({ actions }: { actions: ConnectionActions }) {
  const t = useText()
  const { call } = useDeps()
  const { data: calendars = [] } = useQuery(calendarsQuery(call))
  const target = calendars.find(({ isTarget }) => isTarget)
  return (
    <NativeSelect
      className={classes.target}
      label={t('connections.target')}
      value={target ? keyOf(target) : ''}
      onChange={({ currentTarget: { value } }) => void actions.choose(withTarget(calendars, value || null))}
      data={[
        { value: '', label: t('connections.no_target') },
        ...calendars
          .filter(({ canWrite }) => canWrite)
          .map((calendar) => ({ value: keyOf(calendar), label: calendar.name })),
      ]}
    />
  )
}
