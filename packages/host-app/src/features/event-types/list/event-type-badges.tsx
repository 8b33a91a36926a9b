import type { EventType } from '@scheduling/contract'
import { GivenMark } from '../../managed/locks.tsx'
import { TeamGapsMark } from '../../teams/team-gaps.tsx'
import { useText } from '../../../language/language.tsx'
import { IconHide, IconPeople } from '../../../ui/icons.ts'
import classes from './event-type-list.module.css'

interface BadgesProps {
  eventTypeId: string
  isSecret: boolean
  given: EventType['given']
  seats: EventType['seats']
}

/** In one file, because most hosts need none of them. */
export function EventTypeBadges({ eventTypeId, isSecret, given, seats }: BadgesProps) {
  const t = useText()
  return (
    <>
      {isSecret && (
        <span className={classes.mark}>
          <IconHide size={14} aria-hidden />
          {t('event_type.secret')}
        </span>
      )}
      {seats !== null && (
        <span className={classes.mark}>
          <IconPeople size={14} aria-hidden />
          {t('seats.up_to', { count: seats })}
        </span>
      )}
      {given && <GivenMark given={given} />}
      <TeamGapsMark eventTypeId={eventTypeId} />
    </>
  )
}
