import { Select } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { ERROR_FRAME } from '../theme/clear-of-error.ts'
import { NumberField } from '../number-field/number-field.tsx'
import classes from './duration-field.module.css'
import { UNIT_MINUTES, unitFor } from './duration-unit.ts'
import type { DurationUnit } from './duration-unit.ts'

interface Props {
  name: string
  label: string
  description?: string
  /** Minutes. */
  value: number
  error?: string
  units?: readonly DurationUnit[]
  onChange: (minutes: number) => void
  onBlur?: () => void
}

const ALL_UNITS = ['minutes', 'hours', 'days'] as const

/** A length of time in the unit that people would use. */
export function DurationField({ value, units = ALL_UNITS, label, error, onChange, ...props }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState(() => unitFor(value, undefined, units))
  const unit = unitFor(value, chosen, units)
  return (
    <div className={classes.field} {...ERROR_FRAME}>
      <NumberField
        {...props}
        className={classes.amount}
        label={label}
        error={error}
        min={0}
        value={value / UNIT_MINUTES[unit]}
        onChange={(amount) => onChange(amount * UNIT_MINUTES[unit])}
        errorProps={{ className: classes.error }}
      />
      <Select
        className={classes.unit}
        aria-label={t('duration.unit_of', { name: label })}
        allowDeselect={false}
        value={unit}
        data={units.map((each) => ({ value: each, label: t(`duration.${each}`) }))}
        onChange={(picked) => {
          const next = picked ?? unit
          onChange((value / UNIT_MINUTES[unit]) * UNIT_MINUTES[next])
          setChosen(next)
        }}
      />
    </div>
  )
}
