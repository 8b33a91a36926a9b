import { Skeleton } from '@mantine/core'
import type { TwoFactor } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { Passkeys } from '../passkeys/passkeys.tsx'
import { twoFactorQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { SwitchedOn } from './switched-on.tsx'
import classes from './two-factor.module.css'

export function TwoFactorPage() {
  const t = useText()
  const { call } = useDeps()
  const twoFactor = useQuery(twoFactorQuery(call))
  return (
    <Page title={t('room.two_factor')} text={t('two_factor.text')} tabs={<RoomTabs of="/settings" />}>
      <div className={classes.parts}>
        <Answer of={twoFactor} loading={<TwoFactorSkeleton />}>
          {(now) => <App now={now} />}
        </Answer>
        <Passkeys />
      </div>
    </Page>
  )
}

/** The second factor with an authenticator app. */
function App({ now }: { now: TwoFactor }) {
  const t = useText()
  const [fresh, setFresh] = useState<readonly string[]>()
  const [isNew, setNew] = useState(false)
  return (
    <section className={classes.part} aria-labelledby="authenticator-app">
      {fresh ? (
        <RecoveryCodes
          codes={fresh}
          text={isNew ? t('two_factor.switched_on') : undefined}
          onKept={() => setFresh(undefined)}
        />
      ) : now.since === null ? (
        <SetUp
          onDone={(codes) => {
            setFresh(codes)
            setNew(true)
          }}
        />
      ) : (
        <SwitchedOn since={now.since} codesLeft={now.recoveryCodesLeft} onRenewed={setFresh} />
      )}
    </section>
  )
}

function TwoFactorSkeleton() {
  return (
    <div className={classes.part}>
      <Skeleton height={20} width={220} />
      <Skeleton height={14} width={320} />
      <Skeleton height={36} width={180} />
    </div>
  )
}
