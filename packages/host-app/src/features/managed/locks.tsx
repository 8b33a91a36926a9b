import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { organizationsQuery } from '../../data/acting/organizations.ts'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { IconLock } from '../../ui/icons.ts'
import classes from './managed.module.css'

type Given = NonNullable<EventType['given']>
export type LockedField = Given['locked'][number]

interface Locks {
  /** The name of the organization that gave it. */
  giver: string
  locked: readonly LockedField[]
}

const NO_LOCKS: Locks = { giver: '', locked: [] }
const LocksContext = createContext(NO_LOCKS)

/** Which fields of the edited event type only an organization changes. */
export function useLocks(): Locks {
  return use(LocksContext)
}

export function WithLocks({ given, children }: { given: Given | null; children: ReactNode }) {
  return given ? <GivenLocks given={given}>{children}</GivenLocks> : children
}

/** Which organization gave somebody an event type, in a list. */
export function GivenMark({ given }: { given: Given }) {
  const t = useText()
  const name = useGiver(given.organizationId)
  return (
    <span className={classes.mark}>
      <IconLock size={14} aria-hidden />
      {t('managed.mark', { name })}
    </span>
  )
}

function useGiver(organizationId: string): string {
  const t = useText()
  const { call } = useDeps()
  const organizations = useQuery(organizationsQuery(call)).data
  return organizations?.find(({ id }) => id === organizationId)?.name ?? t('managed.giver')
}

function GivenLocks({ given: { organizationId, locked }, children }: { given: Given; children: ReactNode }) {
  const t = useText()
  const giver = useGiver(organizationId)
  const locks = useMemo(() => ({ giver, locked }), [giver, locked])
  return (
    <LocksContext value={locks}>
      <p className={`${classes.note} ${classes.giver}`}>
        <IconLock size={16} aria-hidden />
        {t('managed.given_by', { name: giver })}
      </p>
      {children}
    </LocksContext>
  )
}

/** A field that is disabled, and says whose it is, if the organization locked it. */
export function Lockable({ field, children }: { field: LockedField; children: ReactNode }) {
  const t = useText()
  const { giver, locked } = useLocks()
  if (!locked.includes(field)) return children
  const text = t('managed.locked_by', { name: giver })
  return (
    <fieldset className={classes.lockable} disabled aria-label={text}>
      <p className={classes.note}>
        <IconLock size={16} aria-hidden />
        {text}
      </p>
      {children}
    </fieldset>
  )
}
