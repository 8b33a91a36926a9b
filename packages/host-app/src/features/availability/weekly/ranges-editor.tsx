import { ActionIcon, Tooltip } from '@mantine/core'
import type { HourRange } from '@scheduling/domain'
import { useText } from '../../../language/language.tsx'
import { ERROR_FRAME } from '../../../ui/theme/clear-of-error.ts'
import { TimeField } from '../../../ui/time-field/time-field.tsx'
import { IconClose } from '../../../ui/icons.ts'
import classes from './ranges-editor.module.css'
import { isOvernight } from './weekly.ts'

interface Props {
  /** The day, which screen readers say before "start" and "end". */
  name: string
  path: string
  ranges: readonly HourRange[]
  error: (path: string) => string | undefined
  onChange: (ranges: HourRange[]) => void
  onLeave?: (path: string) => void
}

export function RangesEditor({ name, path, ranges, error, onChange, onLeave }: Props) {
  const t = useText()
  return (
    <ul className={classes.ranges}>
      {ranges.map((range, index) => {
        const at = `${path}[${index}]`
        const problem = error(at) ?? error(`${at}.start`) ?? error(`${at}.end`)
        const change = (part: Partial<HourRange>) => onChange(ranges.with(index, { ...range, ...part }))
        return (
          // Two ranges may be equal while somebody types, so only their position identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} {...ERROR_FRAME}>
            {/* Below the fields, their lists would cover it. */}
            {problem && (
              <p className={classes.problem} role="alert">
                {problem}
              </p>
            )}
            <div className={classes.range}>
              <TimeField
                className={classes.time}
                name={at}
                aria-label={t('hours.start', { name })}
                value={range.start}
                error={problem}
                onChange={(start) => change({ start })}
                onBlur={() => onLeave?.(at)}
              />
              <span aria-hidden>–</span>
              <TimeField
                className={classes.time}
                name={`${at}.end`}
                isEnd
                aria-label={t('hours.end', { name })}
                value={range.end}
                error={problem}
                onChange={(end) => change({ end })}
                onBlur={() => onLeave?.(at)}
              />
              <Tooltip label={t('hours.remove')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('hours.remove_range', { name })}
                  onClick={() => onChange(ranges.toSpliced(index, 1))}
                >
                  <IconClose size={16} />
                </ActionIcon>
              </Tooltip>
            </div>
            {!problem && isOvernight(range) && <p className={classes.note}>{t('hours.next_day')}</p>}
          </li>
        )
      })}
    </ul>
  )
}
