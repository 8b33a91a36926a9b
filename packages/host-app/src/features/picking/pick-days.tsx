import { Button, Input, TextInput } from '@mantine/core'
import { dateOf, instantOf, isPlainDate } from '@scheduling/domain'
import type { PlainDate, TimeZone } from '@scheduling/domain'
import { useState } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { IconPlus } from '../../ui/icons.ts'
import classes from './pick-week.module.css'
import { PickedList } from './picked-list.tsx'

interface Props {
  picked: readonly PlainDate[]
  timeZone: TimeZone
  error?: string | undefined
  onChange: (picked: PlainDate[]) => void
}

/** Whole days, picked by their dates. */
export function PickDays({ picked, timeZone, error, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const [date, setDate] = useState('')
  const startOf = (day: PlainDate) => instantOf(timeZone, day, '00:00')
  return (
    <div className={classes.picker} data-path="slots" tabIndex={-1}>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <div className={classes.bar}>
        <TextInput
          type="date"
          label={t('pick.date')}
          min={dateOf(timeZone, now)}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={!isPlainDate(date) || picked.includes(date)}
          onClick={() => onChange([...picked, date].toSorted())}
        >
          {t('pick.add_day')}
        </Button>
      </div>
      <PickedList
        picked={picked.map(startOf)}
        nameOf={(start) => format.fullDay(dateOf(timeZone, start))}
        onRemove={(start) => onChange(picked.filter((day) => startOf(day) !== start))}
      />
    </div>
  )
}
