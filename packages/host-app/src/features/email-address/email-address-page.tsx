import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmailAddressForm } from './email-address-form.tsx'
import { emailAddressQuery } from './queries.ts'
import { WaitingChange } from './waiting-change.tsx'
import classes from './email-address.module.css'

export function EmailAddressPage() {
  const t = useText()
  const { call } = useDeps()
  const address = useQuery(emailAddressQuery(call))
  return (
    <Page title={t('room.email_address')} text={t('email.text')} tabs={<RoomTabs of="/settings" />}>
      <Answer of={address} loading={<EmailAddressSkeleton />}>
        {({ email, change }) => (
          <div className={classes.parts}>
            <p>
              {t('email.now')} <bdi className={classes.address}>{email}</bdi>
            </p>
            {change ? <WaitingChange from={email} change={change} /> : <EmailAddressForm email={email} />}
          </div>
        )}
      </Answer>
    </Page>
  )
}

function EmailAddressSkeleton() {
  return (
    <div className={classes.parts}>
      <Skeleton height={16} width={240} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </div>
  )
}
