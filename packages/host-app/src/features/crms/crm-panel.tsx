import { Skeleton } from '@mantine/core'
import type { Connection, Crm } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { Answer } from '../../ui/states/answer.tsx'
import { WorkSwitch } from '../../ui/work/work-switch.tsx'
import { CrmBackfill } from './crm-backfill.tsx'
import { CrmMappingForm } from './crm-mapping-form.tsx'
import { CrmSection } from './crm-section.tsx'
import { CrmWrites } from './crm-writes.tsx'
import { crmQuery } from './queries.ts'
import { useCrmActions } from './use-crm-actions.ts'
import classes from './crm.module.css'

/** What one connected CRM gets, and how that fares. */
export function CrmPanel({ connection: { id, provider } }: { connection: Connection }) {
  const { call } = useDeps()
  const crm = useQuery(crmQuery(call, id))
  const { name } = providerOf(provider)
  return (
    <Answer of={crm} loading={<Skeleton height={320} />}>
      {(found) => (
        <>
          <MissingFields crm={found} name={name} />
          <CrmWrites crm={found} name={name} />
          <Guests crm={found} />
          <CrmMappingForm key={JSON.stringify(found.mapping)} crm={found} name={name} />
          <CrmBackfill crm={found} name={name} />
        </>
      )}
    </Answer>
  )
}

function MissingFields({ crm: { missingFields }, name }: { crm: Crm; name: string }) {
  const t = useText()
  const format = useFormat()
  if (missingFields.length === 0) return null
  return (
    <p role="alert" className={classes.notice}>
      <IconWarning size={18} aria-hidden className={classes.mark} />
      <span>{t('crm.missing', { name, fields: format.list(missingFields) })}</span>
    </p>
  )
}

function Guests({ crm }: { crm: Crm }) {
  const t = useText()
  const { save } = useCrmActions(crm)
  return (
    <CrmSection id={`guests-${crm.connectionId}`} title={t('crm.guests')}>
      <WorkSwitch
        label={t('crm.guests_switch')}
        description={t('crm.guests_text')}
        checked={crm.addsGuests}
        work={(addsGuests) => save({ addsGuests })}
      />
    </CrmSection>
  )
}
