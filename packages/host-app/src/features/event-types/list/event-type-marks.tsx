import type { EventType } from '@scheduling/contract'
import { GivenMark } from '../../managed/locks.tsx'
import { TeamGapsMark } from '../../teams/team-gaps.tsx'
import { useText } from '../../../language/language.tsx'
import { IconHide } from '../../../ui/icons.ts'
import classes from './event-type-list.module.css'

/** Whether an event type is secret, who manages it, and what its team lacks. */
export function EventTypeMarks({ eventType: { id, isSecret, given } }: { eventType: EventType }) {
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
      <TeamGapsMark eventTypeId={id} />
    </>
  )
}
