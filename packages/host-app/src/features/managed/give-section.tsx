import { Skeleton } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { organizationQuery } from '../../data/acting/organization.ts'
import { GiveForm } from './give-form.tsx'
import classes from './managed.module.css'
import { managedQuery } from './queries.ts'

const HASH = 'give'

/** Gives an event type of the organization to its people. */
export function GiveSection({ eventType }: { eventType: EventType }) {
  const t = useText()
  const { call } = useDeps()
  const [isOpen, setOpen] = useState(() => location.hash === `#${HASH}`)
  const managed = useQuery(managedQuery(call, eventType.id))
  const organization = useQuery(organizationQuery(call))
  const both = {
    data:
      managed.data && organization.data
        ? { managed: managed.data, members: organization.data.members }
        : undefined,
    error: managed.error ?? organization.error,
    refetch: () => void Promise.all([managed.refetch(), organization.refetch()]),
  }
  const count = managed.data?.people.filter(({ gets }) => gets).length ?? 0
  const summary = managed.data?.isManaged ? t('managed.summary', { count }) : t('managed.summary_none')

  return (
    <Section
      id={HASH}
      title={t('managed.title')}
      summary={managed.data ? summary : ''}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <p className={classes.hint}>{t('managed.text')}</p>
      <Answer of={both} loading={<Skeleton height={240} />}>
        {(known) => <GiveForm eventType={eventType} {...known} />}
      </Answer>
    </Section>
  )
}
