import { Skeleton } from '@mantine/core'
import type { TrackingAppId } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { integrationsQuery } from './queries.ts'
import { Answer } from '../../ui/states/answer.tsx'
import classes from './tracking-app.module.css'
import { TrackingForm } from './tracking-form.tsx'
import { WhatIsSent } from './what-is-sent.tsx'

export function TrackingApp({ appId }: { appId: TrackingAppId }) {
  const { call } = useDeps()
  const integrations = useQuery(integrationsQuery(call))
  return (
    <div className={classes.columns}>
      <Answer of={integrations} loading={<Skeleton height={140} />}>
        {(list) => <TrackingForm appId={appId} connected={list.find((one) => one.appId === appId)} />}
      </Answer>
      <WhatIsSent appId={appId} />
    </div>
  )
}
