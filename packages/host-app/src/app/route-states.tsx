import { Loader } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '@scheduling/contract/client'
import { useDeps } from '../data/deps.ts'
import { useText } from '../language/language.tsx'
import { useLate } from '../ui/lazy-part/use-late.ts'
import { fetchPageAgain, PageNotFetched } from '../shell/lazy-page.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { NotFound } from '../ui/states/not-found.tsx'
import classes from './route-states.module.css'

export function RoutePending() {
  const t = useText()
  const isLate = useLate()
  if (isLate) return <RouteMissing />
  return (
    <output className={classes.place} aria-label={t('state.loading')}>
      <Loader color="gray" size="sm" />
    </output>
  )
}

/** Nothing has been typed here yet, so the whole page can reload. */
export function RouteMissing() {
  const t = useText()
  const { document } = useDeps()
  return (
    <div className={classes.place}>
      <ErrorState
        title={t('state.part_missing')}
        text={t('state.late_text')}
        onRetry={() => document.reload()}
      />
    </div>
  )
}

export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const router = useRouter()
  const isUnreached = error instanceof PageNotFetched
  const retry = () => {
    if (isUnreached) return void fetchPageAgain()
    reset()
    void router.invalidate()
  }
  useWindowEvent('online', retry)
  return (
    <div className={classes.place}>
      <ErrorState
        title={t(isUnreached || error instanceof ApiError ? 'state.failed' : 'error.something')}
        text={t('state.failed_text')}
        onRetry={retry}
      />
    </div>
  )
}

export function RouteNotFound() {
  return (
    <div className={classes.place}>
      <NotFound />
    </div>
  )
}
