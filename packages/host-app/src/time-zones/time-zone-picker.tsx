import { Select } from '@mantine/core'
import { zoneDirectory } from '@scheduling/booking-ui/zones'
import type { TimeZone } from '@scheduling/domain'
import { offsetName } from '@scheduling/domain/words'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useMemo, useState } from 'react'
import { useFormat, useLanguage } from '../language/language.tsx'
import classes from './time-zone-picker.module.css'
import { zoneLabel } from '../time/zone-label.ts'
import { useNow } from '../data/use-now.ts'
import { useZoneCities } from './use-zone-cities.ts'

interface Props {
  label?: string
  description?: string | undefined
  'aria-label'?: string
  value: TimeZone
  error?: string
  onChange: (zone: TimeZone) => void
}

/** Shows the current time in each zone: people know their clock better than the name of their zone. */
export function TimeZonePicker({ value, onChange, ...props }: Props) {
  const { t, language } = useLanguage()
  const format = useFormat()
  const now = useNow()
  const [isOpened, setOpened] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const cities = useZoneCities(language, isHovered || isOpened)
  const directory = useMemo(
    () =>
      isOpened
        ? zoneDirectory(LANGUAGES[language].tag, now, (zone) => format.zoneName(zone, now), cities)
        : undefined,
    [isOpened, language, now, format, cities],
  )
  const entries = useMemo(() => new Map(directory?.all.map((entry) => [entry.zone, entry])), [directory])
  const shown = zoneLabel(value, now)
  const data = [...new Set([...entries.keys(), value])].map((zone) => ({
    value: zone,
    label: zone === value ? shown : (entries.get(zone)?.localizedCity ?? zone),
  }))

  return (
    <Select
      {...props}
      searchable
      allowDeselect={false}
      value={value}
      data={data}
      maxDropdownHeight={320}
      nothingFoundMessage={t('time_zone.none')}
      // Whoever points at it gets the cities before the list opens.
      onPointerEnter={() => setHovered(true)}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onChange={(zone) => zone && onChange(zone)}
      onClick={(event) => event.currentTarget.select()}
      filter={({ options, search }) => {
        if (search === shown || search.trim() === '') return options
        const byZone = new Map(
          options.flatMap((option) => ('value' in option ? [[option.value, option]] : [])),
        )
        return (directory?.search(search) ?? []).flatMap(({ zone }) => byZone.get(zone) ?? [])
      }}
      renderOption={({ option }) => {
        const entry = entries.get(option.value)
        return (
          <span className={classes.option}>
            <span className={classes.city}>{entry?.localizedCity ?? option.label}</span>
            <span className={classes.dim}>{entry?.country}</span>
            <span className={classes.time}>{format.time(now, option.value)}</span>
            <span className={classes.offset}>{entry && offsetName(entry.offset)}</span>
          </span>
        )
      }}
    />
  )
}
