import { Button } from '@mantine/core'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { useText } from '../../language/language.tsx'
import classes from './lazy-part.module.css'
import { createPart } from './part.ts'

/**
 * A component in a separate file. If it fails to load, a message offers to retry. `Loading` is shown meanwhile; it may draw
 * what is known already.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Loading: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const { get, subscribe, load } = createPart(fetchPart)
  return function LazyPart(props: Props) {
    const { part: Shown, hasFailed } = useSyncExternalStore(subscribe, get)
    useEffect(load, [])
    // It may wait for its texts. Without this boundary, the room around it would be hidden with everything typed in
    // it.
    if (Shown) {
      return (
        <Suspense fallback={<Loading {...props} />}>
          <Shown {...props} />
        </Suspense>
      )
    }
    return hasFailed ? <PartMissing onRetry={load} /> : <Loading {...props} />
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
