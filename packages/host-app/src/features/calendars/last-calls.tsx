import type { ConnectionCall } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { IconChevronDown } from '../../ui/icons.ts'
import classes from './last-calls.module.css'

/** The latest requests to a provider and their results. */
export function LastCalls({ calls }: { calls: readonly ConnectionCall[] }) {
  const t = useText()
  const format = useFormat()
  if (calls.length === 0) return null
  return (
    <details className={classes.calls}>
      <summary className={classes.head}>
        {t('connections.calls')}
        <IconChevronDown className={classes.mark} size={18} aria-hidden />
      </summary>
      <ul className={classes.list}>
        {calls.map(({ at, name, failure, milliseconds }, index) => (
          <li key={`${at} ${name} ${index}`}>
            <time dateTime={at}>{format.dateTime(Date.parse(at))}</time> {t(`connections.call_${name}`)}:{' '}
            {failure ? t(`connections.failure_${failure}`) : t('connections.call_done')} (
            {t('connections.call_took', { count: milliseconds })})
          </li>
        ))}
      </ul>
    </details>
  )
}
