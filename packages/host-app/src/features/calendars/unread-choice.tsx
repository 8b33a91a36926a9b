import type { Calendar, WhenUnread } from '@scheduling/contract'
import { NativeSelect } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import type { ConnectionActions } from './use-connection-actions.ts'
import classes from './calendars-page.module.css'

const DAY_MINUTES = 1_440

const RULES: Record<'last' | 'day_busy' | 'day_free' | 'free', WhenUnread> = {
  last: { trustFor: null, afterwards: 'busy' },
  day_busy: { trustFor: DAY_MINUTES, afterwards: 'busy' },
  day_free: { trustFor: DAY_MINUTES, afterwards: 'free' },
  free: { trustFor: 0, afterwards: 'free' },
}
const NAMES = Object.keys(RULES) as (keyof typeof RULES)[]

/** What counts while a calendar cannot be read. */
export function UnreadChoice({ calendar, actions }: { calendar: Calendar; actions: ConnectionActions }) {
  const t = useText()
  const { trustFor, afterwards } = calendar.whenUnread
  const chosen = NAMES.find(
    (name) => RULES[name].trustFor === trustFor && RULES[name].afterwards === afterwards,
  )
  return (
    <NativeSelect
      className={classes.target}
      label={t('connections.unread', { calendar: calendar.name })}
      value={chosen ?? 'last'}
      onChange={({ currentTarget: { value } }) => {
        const name = NAMES.find((one) => one === value)
        if (name) void actions.chooseUnread(calendar, RULES[name])
      }}
      data={NAMES.map((name) => ({ value: name, label: t(`connections.unread_${name}`) }))}
    />
  )
}
