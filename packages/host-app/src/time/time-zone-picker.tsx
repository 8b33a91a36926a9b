import { Select } from '@mantine/core'
import type { TimeZone } from '@scheduling/domain'
import { useMemo, useState } from 'react'
import { useFormat, useText } from '../language/language.tsx'
import { cityOf } from './format.ts'
import classes from './time-zone-picker.module.css'
import { searchZones, zoneChoices } from './time-zones.ts'
import { useNow } from './use-now.ts'

interface Props {
  label?: string
  'aria-label'?: string
  value: TimeZone
  error?: string
  onChange: (zone: TimeZone) => void
}

/** Says the time there now: people know their clock better than their zone's name. */
export function TimeZonePicker({ value, onChange, ...props }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const [isOpened, setOpened] = useState(false)
  const choices = useMemo(() => (isOpened ? zoneChoices(now, [value]) : undefined), [isOpened, now, value])
  const byZone = new Map(choices?.map((choice) => [choice.zone, choice]))
  const data = choices
    ? choices.map(({ zone, city, offset }) => ({ value: zone, label: `${city} (${offset})` }))
    : [{ value, label: format.zone(value, now) }]

  return (
    <Select
      {...props}
      searchable
      allowDeselect={false}
      value={value}
      data={data}
      limit={60}
      maxDropdownHeight={320}
      nothingFoundMessage={t('time_zone.none')}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onChange={(zone) => zone && onChange(zone)}
      filter={({ options, search }) => {
        const shown = search === format.zone(value, now) ? '' : search
        const zones = new Set(searchZones(choices ?? [], shown).map(({ zone }) => zone))
        return options.filter((option) => 'value' in option && zones.has(option.value))
      }}
      renderOption={({ option }) => {
        const choice = byZone.get(option.value)
        return (
          <span className={classes.option}>
            <span className={classes.city}>{cityOf(option.value)}</span>
            <span className={classes.dim}>{choice?.region}</span>
            <span className={classes.time}>{format.time(now, option.value)}</span>
            <span className={classes.offset}>{choice?.offset}</span>
          </span>
        )
      }}
    />
  )
}
