import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { AccessList } from './access-list.tsx'
import { RequestList } from './request-list.tsx'
import { LeaveSection } from './leave-section.tsx'
import { HandoverList } from './handover-list.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { InvitationList } from './invitation-list.tsx'
import { MemberList } from './member-list.tsx'
import { OrganizationEmailForm } from './organization-email-form.tsx'
import { OwnOrganizations } from './own-organizations.tsx'
import { TransferSection } from './transfer-section.tsx'
import classes from './organizations.module.css'
import { organizationQuery } from '../../data/acting/organization.ts'

const SharedSection = lazyPart(
  async () => (await import('../shared-settings/shared-section.tsx')).SharedSection,
)

const route = getRouteApi('/shell/organization')

/** The organization that somebody acts for. Who acts for themselves, or is not in the one of the address, sees all that they are in. */
export function OrganizationPage() {
  const me = useMe()
  const { of } = route.useSearch()
  const isStranger = of !== undefined && of !== me.organization?.organization_id
  return me.organization && !isStranger ? <PeoplePage /> : <OwnOrganizations isStranger={isStranger} />
}

function PeoplePage() {
  const t = useText()
  const me = useMe()
  const { call } = useDeps()
  const query = useQuery(organizationQuery(call))
  const isManager = reaches(me, 'manage_people')
  return (
    <Page title={me.organization?.name ?? ''} text={t('organization.text')}>
      <Answer of={query} loading={<Skeleton height={320} maw={720} />}>
        {(organization) => (
          <div className={classes.parts}>
            <TransferSection organization={organization} />
            <RequestList requests={organization.requests} />
            {isManager && <InvitationForm organization={organization} />}
            {isManager && <InvitationList invitations={organization.invitations} />}
            {isManager && <HandoverList />}
            <MemberList members={organization.members} />
            {reaches(me, 'settings') && <OrganizationEmailForm organization={organization} />}
            {reaches(me, 'settings') && <SharedSection />}
            {!reaches(me, 'event_types') && <AccessList />}
            <LeaveSection organization={organization} />
          </div>
        )}
      </Answer>
    </Page>
  )
}
