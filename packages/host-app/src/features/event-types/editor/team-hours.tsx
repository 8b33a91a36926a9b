import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { managedQuery } from '../../managed/queries.ts'
import classes from './editor.module.css'

interface Props {
  /** Absent until it is saved. It has no team before. */
  eventTypeId: string | undefined
  onTeam: () => void
  /** The section with the event type's own hours. */
  children: ReactNode
}

/**
 * Says where the hours of a team's meetings come from. The event type's own hours apply only to copies of members in which they
 * are locked, so they are shown only where there are such copies.
 */
export function TeamHours({ eventTypeId, onTeam, children }: Props) {
  const t = useText()
  const { call } = useDeps()
  const managed = useQuery({
    ...managedQuery(call, eventTypeId ?? ''),
    enabled: eventTypeId !== undefined,
  }).data
  const hasCopies = managed?.isManaged && managed.locked.includes('availability')
  return (
    <>
      <p className={classes.teamHours}>
        {t('section.team_hours')} {hasCopies && `${t('section.team_hours_copies')} `}
        {eventTypeId !== undefined && (
          <Button variant="transparent" size="compact-sm" px={0} onClick={onTeam}>
            {t('section.team_hours_link')}
          </Button>
        )}
      </p>
      {hasCopies && children}
    </>
  )
}
