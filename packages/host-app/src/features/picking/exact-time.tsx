import { Button, TextInput } from '@mantine/core'
import { dateOf, instantOf, isPlainDate } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { TimeField } from '../../ui/time-field/time-field.tsx'
import { useNow } from '../../data/use-now.ts'
import { IconPlus } from '../../ui/icons.ts'
import classes from './pick-week.module.css'

/** Adds a time to the minute, which has no cell in the week. */
export function ExactTime({ timeZone, onAdd }: { timeZone: TimeZone; onAdd: (start: Instant) => void }) {
  const t = useText()
  const now = useNow()
  const [date, setDate] = useState('')
  const [time, setTime] = useState('09:00')
  return (
    <div className={classes.bar}>
      <TextInput
        type="date"
        label={t('pick.date')}
        min={dateOf(timeZone, now)}
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <TimeField name="exact-time" aria-label={t('pick.time')} value={time} onChange={setTime} />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={!isPlainDate(date)}
        onClick={() => onAdd(instantOf(timeZone, date, time))}
      >
        {t('pick.add')}
      </Button>
    </div>
  )
}
