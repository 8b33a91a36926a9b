import { ActionIcon, Button, Checkbox, Popover, Tooltip } from '@mantine/core'
import type { Weekday } from '@scheduling/domain'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { IconCopy } from '../../../ui/icons.ts'
import classes from './copy-day-menu.module.css'

interface Props {
  day: Weekday
  days: readonly Weekday[]
  onCopy: (to: Weekday[]) => void
}

// The same in every country, whatever day its week begins with.
const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']

export function CopyDayMenu({ day, days, onCopy }: Props) {
  const t = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Weekday[]>([])
  const others = days.filter((other) => other !== day)
  const weekdays = others.filter((other) => WEEKDAYS.includes(other))

  function toggle(other: Weekday) {
    setChosen(chosen.includes(other) ? chosen.filter((one) => one !== other) : [...chosen, other])
  }

  function apply() {
    onCopy(chosen)
    setChosen([])
    setOpen(false)
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Tooltip label={t('hours.copy')} disabled={isOpen}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('hours.copy_day', { name: format.weekday(day) })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCopy size={16} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.menu}>
          <strong>{t('hours.copy_to')}</strong>
          <Checkbox
            label={t('hours.all_days')}
            checked={chosen.length === others.length}
            indeterminate={chosen.length > 0 && chosen.length < others.length}
            onChange={(event) => setChosen(event.currentTarget.checked ? others : [])}
          />
          {weekdays.length > 0 && (
            <Checkbox
              label={t('hours.weekdays')}
              checked={weekdays.every((other) => chosen.includes(other))}
              onChange={(event) => setChosen(event.currentTarget.checked ? weekdays : [])}
            />
          )}
          {others.map((other) => (
            <Checkbox
              key={other}
              label={format.weekday(other)}
              checked={chosen.includes(other)}
              onChange={() => toggle(other)}
            />
          ))}
          <Button disabled={chosen.length === 0} onClick={apply}>
            {t('hours.copy_apply')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
