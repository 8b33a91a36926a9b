import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { ErrorState } from './error-state.tsx'
import classes from './states.module.css'

interface Question<T> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
}

interface Props<T> {
  of: Question<T>
  /** A skeleton of the right shape. */
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** The first three states of every screen. Known data stays on the screen during a refresh. */
export function Answer<T>({ of: { data, error, refetch }, loading, children }: Props<T>) {
  const t = useText()
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <output className={classes.loading} aria-busy="true" aria-label={t('state.loading')}>
        {loading}
      </output>
    )
  }
  return (
    <ErrorState
      title={t('state.failed')}
      text={t('state.failed_text')}
      onRetry={() => {
        refetch()
      }}
    />
  )
}
