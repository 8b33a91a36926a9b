import { SegmentedControl, TextInput } from '@mantine/core'
import { addDays, limits } from '@scheduling/domain'
import type { PlainDate } from '@scheduling/domain'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import classes from './analytics.module.css'
import type { AnalyticsSearch, Preset, Range } from './range.ts'
import { isRange, PRESETS, searchOf } from './range.ts'

interface Props {
  range: Range & { days: Preset | null }
  today: PlainDate
  onChoose: (search: AnalyticsSearch) => void
}

const OWN = 'own'

/** Presets, or two dates. Typed dates apply as soon as they form a range. */
export function RangeFields({ range, today, onChoose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState<Range>(range)
  const type = (change: Partial<Range>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (isRange(next)) onChoose({ from: next.from, to: next.to })
  }
  const isWrong = !isRange(typed)
  return (
    <div className={classes.range}>
      <SegmentedControl
        aria-label={t('analytics.range')}
        value={range.days ?? OWN}
        onChange={(chosen) => {
          const days = PRESETS.find((preset) => preset === chosen)
          if (days) return onChoose(searchOf(days))
          setTyped({ from: range.from, to: range.to })
          onChoose({ from: range.from, to: range.to })
        }}
        data={[
          ...PRESETS.map((days) => ({ value: days, label: t('analytics.last', { count: Number(days) }) })),
          { value: OWN, label: t('analytics.own') },
        ]}
      />
      {range.days === null && (
        <div className={classes.dates}>
          <TextInput
            type="date"
            label={t('analytics.from')}
            value={typed.from}
            max={today}
            error={isWrong && t('analytics.wrong', { count: limits.ANALYTICS_DAYS_MAX })}
            onChange={(event) => type({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('analytics.to')}
            value={typed.to}
            max={addDays(today, limits.ANALYTICS_DAYS_MAX)}
            onChange={(event) => type({ to: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}
