import { ActionIcon, Button } from '@mantine/core'
import { addDays, weekStartOf } from '@scheduling/domain'
import type { PlainDate, Weekday } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts'
import classes from './busy.module.css'

interface Props {
  first: PlainDate
  today: PlainDate
  weekStart: Weekday
  onWeek: (first: PlainDate) => void
}

/** The shown week, and buttons to other weeks. */
export function WeekBar({ first, today, weekStart, onWeek }: Props) {
  const { t, language } = useLanguage()
  const format = useFormat()
  const isLeftToRight = LANGUAGES[language].direction === 'ltr'
  const [Back, Forward] = isLeftToRight
    ? [IconChevronLeft, IconChevronRight]
    : [IconChevronRight, IconChevronLeft]
  return (
    <div className={classes.bar}>
      <h2 className={classes.title}>
        {format.dayShort(first)} – {format.dayShort(addDays(first, 6))}
      </h2>
      <Button variant="default" size="compact-md" onClick={() => onWeek(weekStartOf(today, weekStart))}>
        {t('day.today')}
      </Button>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('busy.previous')}
        onClick={() => onWeek(addDays(first, -7))}
      >
        <Back size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('busy.next')}
        onClick={() => onWeek(addDays(first, 7))}
      >
        <Forward size={16} />
      </ActionIcon>
    </div>
  )
}
