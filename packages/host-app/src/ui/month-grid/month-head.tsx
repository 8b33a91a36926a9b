import { ActionIcon } from '@mantine/core'
import type { PlainDate } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { addMonths, monthOf } from './month.ts'
import type { Month } from './month.ts'
import classes from './month-grid.module.css'

interface Props {
  month: Month
  /** First and last day that can be shown. */
  min: PlainDate | undefined
  max: PlainDate | undefined
  onMonth: (month: Month) => void
}

/** The name of the month, between the buttons for the previous and the next one. */
export function MonthHead({ month, min, max, onMonth }: Props) {
  const { t, language } = useLanguage()
  const format = useFormat()
  const [Back, Forward] =
    LANGUAGES[language].direction === 'ltr'
      ? [IconChevronLeft, IconChevronRight]
      : [IconChevronRight, IconChevronLeft]
  return (
    <div className={classes.head}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('calendar.previous')}
        disabled={min !== undefined && month <= monthOf(min)}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <Back size={18} />
      </ActionIcon>
      <strong aria-live="polite">{format.month(`${month}-01`)}</strong>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('calendar.next')}
        disabled={max !== undefined && month >= monthOf(max)}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <Forward size={18} />
      </ActionIcon>
    </div>
  )
}
