import type { EventType } from '@scheduling/contract'
import { GivenMark } from '../../managed/locks.tsx'
import { TeamGapsMark } from '../../teams/team-gaps.tsx'

/** Who manages an event type, and what its team lacks. */
export function EventTypeMarks({ eventType: { id, given } }: { eventType: EventType }) {
  return (
    <>
      {given && <GivenMark given={given} />}
      <TeamGapsMark eventTypeId={id} />
    </>
  )
}
