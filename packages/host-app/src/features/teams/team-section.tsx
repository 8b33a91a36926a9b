import { Skeleton } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { organizationQuery } from '../../data/acting/organization.ts'
import { teamQuery } from './queries.ts'
import { TeamForm } from './team-form.tsx'
import classes from './teams.module.css'

const HASH = 'team'

/** Who of the organization takes the meetings of an event type. */
export function TeamSection({ eventType: { id } }: { eventType: EventType }) {
  const t = useText()
  const { call } = useDeps()
  const [isOpen, setOpen] = useState(() => location.hash === `#${HASH}`)
  const team = useQuery(teamQuery(call, id))
  const organization = useQuery(organizationQuery(call))
  const both = {
    data:
      team.data && organization.data ? { team: team.data, members: organization.data.members } : undefined,
    error: team.error ?? organization.error,
    refetch: () => void Promise.all([team.refetch(), organization.refetch()]),
  }
  return (
    <div className={classes.section}>
      <Section
        id={HASH}
        title={t('team.title')}
        summary={team.data ? t(`team.${team.data.kind}`) : ''}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <p className={classes.hint}>{t('team.text')}</p>
        <Answer of={both} loading={<Skeleton height={320} />}>
          {(known) => <TeamForm id={id} {...known} />}
        </Answer>
      </Section>
    </div>
  )
}
