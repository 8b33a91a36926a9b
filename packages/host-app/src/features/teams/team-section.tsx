import { Skeleton } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { organizationQuery } from '../../data/acting/organization.ts'
import { memberSchedulesQuery, teamQuery } from './queries.ts'
import { TeamForm } from './team-form.tsx'
import { teamMembers } from './team-values.ts'
import classes from './teams.module.css'

const HASH = 'team'

/** Who of the organization takes the meetings of an event type. */
export function TeamSection({ eventType: { id } }: { eventType: EventType }) {
  const t = useText()
  const { call } = useDeps()
  const [isOpen, setOpen] = useState(() => location.hash === `#${HASH}`)
  const team = useQuery(teamQuery(call, id))
  const organization = useQuery(organizationQuery(call))
  const schedules = useQuery(memberSchedulesQuery(call))
  const all = {
    data:
      team.data && organization.data && schedules.data
        ? { team: team.data, members: teamMembers(organization.data.members, schedules.data) }
        : undefined,
    error: team.error ?? organization.error ?? schedules.error,
    refetch: () => void Promise.all([team.refetch(), organization.refetch(), schedules.refetch()]),
  }
  return (
    <Section
      id={HASH}
      title={t('team.title')}
      summary={team.data ? t(`team.${team.data.kind}`) : ''}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <p className={classes.hint}>{t('team.text')}</p>
      <Answer of={all} loading={<Skeleton height={320} />}>
        {(known) => <TeamForm id={id} {...known} />}
      </Answer>
    </Section>
  )
}
