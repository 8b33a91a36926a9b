import type { LockSlug } from '@scheduling/domain/entitlements'
import { useCallback, useState } from 'react'

type DialogName = 'commands' | 'shortcuts' | 'upgrade' | 'lock' | 'feedback'

export interface Dialogs {
  opened: DialogName | undefined
  /** A dialog that was opened once stays mounted, so that it can close with an animation. */
  loaded: ReadonlySet<DialogName>
  lockedSlug: LockSlug | undefined
  open: (next: DialogName) => void
  /** Says that the plan does not include this feature. */
  lock: (slug: LockSlug) => void
  close: () => void
}

/** The shell's dialogs. Only one is open at a time. */
export function useDialogs(): Dialogs {
  const [opened, setOpened] = useState<DialogName>()
  const [lockedSlug, setLockedSlug] = useState<LockSlug>()
  const [loaded, setLoaded] = useState<ReadonlySet<DialogName>>(new Set())

  const open = useCallback((next: DialogName) => {
    setLoaded((before) => new Set([...before, next]))
    setOpened(next)
  }, [])
  const lock = useCallback(
    (slug: LockSlug) => {
      setLockedSlug(slug)
      open('lock')
    },
    [open],
  )
  return { opened, loaded, lockedSlug, open, lock, close: () => setOpened(undefined) }
}
