import type { EventType } from '@scheduling/contract'
import { GiveSection } from '../../managed/give-section.tsx'
import { TeamSection } from '../../teams/team-section.tsx'

export { TeamGapsNote } from '../../teams/team-gaps-note.tsx'

/** What an organization says of its event type besides what everybody says: who hosts it, and who else has it. */
export function OrganizationSections({ eventType }: { eventType: EventType }) {
  return (
    <>
      <TeamSection eventType={eventType} />
      <GiveSection eventType={eventType} />
    </>
  )
}
