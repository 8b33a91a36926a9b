import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { AddressForm } from './address-form.tsx'
import { AccessList } from './access-list.tsx'
import { RequestList } from './request-list.tsx'
import { Going } from './going.tsx'
import { HandoverList } from './handover-list.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { InvitationList } from './invitation-list.tsx'
import { MemberList } from './member-list.tsx'
import { OrganizationForm } from './organization-form.tsx'
import classes from './organizations.module.css'
import { organizationQuery } from '../../data/acting/organization.ts'

const SharedSection = lazyPart(
  async () => (await import('../shared-settings/shared-section.tsx')).SharedSection,
)

/** The organization that somebody acts for; who acts for themselves can create one. */
export function OrganizationPage() {
  return useMe().organization ? <PeoplePage /> : <NewPage />
}

function NewPage() {
  const t = useText()
  return (
    <Page title={t('organization.new')} text={t('organization.new_text')}>
      <OrganizationForm />
    </Page>
  )
}

function PeoplePage() {
  const t = useText()
  const me = useMe()
  const { call } = useDeps()
  const known = useQuery(organizationQuery(call))
  const isManager = reaches(me, 'manage_people')
  return (
    <Page title={me.organization?.name ?? ''} text={t('organization.text')}>
      <Answer of={known} loading={<Skeleton height={320} maw={720} />}>
        {(organization) => (
          <div className={classes.parts}>
            <RequestList requests={organization.requests} />
            {isManager && <InvitationForm organization={organization} />}
            {isManager && <InvitationList invitations={organization.invitations} />}
            {isManager && <HandoverList />}
            <MemberList members={organization.members} />
            {reaches(me, 'settings') && <AddressForm organization={organization} />}
            {reaches(me, 'settings') && <SharedSection />}
            {!reaches(me, 'event_types') && <AccessList />}
            <Going organization={organization} />
          </div>
        )}
      </Answer>
    </Page>
  )
}
