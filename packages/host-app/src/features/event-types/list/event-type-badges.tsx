import type { EventType } from '@scheduling/contract'
import { GivenMark } from '../../managed/locks.tsx'
import { TeamGapsMark } from '../../teams/team-gaps.tsx'
import { useText } from '../../../language/language.tsx'
import { IconHide } from '../../../ui/icons.ts'
import classes from './event-type-list.module.css'

interface BadgesProps {
  eventTypeId: string
  isSecret: boolean
  given: EventType['given']
}

/** In one file, because most hosts need none of them. */
export function EventTypeBadges({ eventTypeId, isSecret, given }: BadgesProps) {
  const t = useText()
  return (
    <>
      {isSecret && (
        <span className={classes.mark}>
          <IconHide size={14} aria-hidden />
          {t('event_type.secret')}
        </span>
      )}
      {given && <GivenMark given={given} />}
      <TeamGapsMark eventTypeId={eventTypeId} />
    </>
  )
}
