import { ActionIcon } from '@mantine/core'
import type { Instant } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import { IconClose } from '../../ui/icons.ts'
import classes from './pick-week.module.css'

interface Props {
  picked: readonly Instant[]
  nameOf: (start: Instant) => string
  onRemove: (start: Instant) => void
}

export function PickedList({ picked, nameOf, onRemove }: Props) {
  const t = useText()
  if (picked.length === 0) return <p className={classes.how}>{t('pick.none')}</p>
  return (
    <>
      <p className={classes.how}>{t('pick.count', { count: picked.length })}</p>
      <ul className={classes.list} aria-label={t('pick.list')}>
        {picked.map((start) => (
          <li key={start} className={classes.chip}>
            {nameOf(start)}
            <ActionIcon
              variant="subtle"
              color="gray"
              radius="xl"
              size={32}
              aria-label={t('pick.remove', { time: nameOf(start) })}
              onClick={() => onRemove(start)}
            >
              <IconClose size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  )
}
