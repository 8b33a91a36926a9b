import { Loader, Skeleton } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useText } from '../language/language.tsx'
import { Mark } from '../shell/mark.tsx'
import { useLate } from '../ui/lazy-part/use-late.ts'
import { RouteMissing } from './route-states.tsx'
import classes from './shell.module.css'

/** The frame of every room before the host is known. */
export function ShellPending() {
  const t = useText()
  const isLate = useLate()
  if (isLate) return <RouteMissing />
  return (
    <output aria-label={t('state.loading')} aria-busy>
      <span className={classes.bar}>
        <span className={classes.brand}>
          <Mark />
          <span>{PRODUCT_NAME}</span>
        </span>
        <Skeleton className={classes.waiting} circle height={34} />
      </span>
      <span className={classes.awaited}>
        <Loader color="gray" size="sm" />
      </span>
    </output>
  )
}
