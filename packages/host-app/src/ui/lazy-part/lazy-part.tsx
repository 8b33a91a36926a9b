import { Button } from '@mantine/core'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import classes from './lazy-part.module.css'
import { createPart } from './part.ts'

/** A component in a file of its own. Where that does not come, it says so and can be asked for again. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): ComponentType<Props> {
  const { get, subscribe, load } = createPart(fetchPart)
  return function LazyPart(props: Props) {
    const { part: Shown, hasFailed } = useSyncExternalStore(subscribe, get)
    useEffect(load, [])
    // It may wait for its words. Without this the room around it would be hidden, with what is being typed.
    if (Shown) {
      return (
        <Suspense fallback={loading}>
          <Shown {...props} />
        </Suspense>
      )
    }
    return hasFailed ? <PartMissing onRetry={load} /> : loading
  }
}

function PartMissing({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <div className={classes.missing} role="alert">
      {t('state.part_missing')}
      <Button variant="default" size="xs" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </div>
  )
}
