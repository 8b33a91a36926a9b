import type { Referrals } from '@scheduling/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useRooms } from '../../shell/use-rooms.ts'
import { tabsOf } from '../../shell/navigation.ts'
import { PageTabs } from '../../ui/page/page-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { Invitations } from './invitations.tsx'
import { referralsQuery } from './queries.ts'
import { Rewards } from './rewards.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { Earned } from './earned.tsx'
import classes from './referrals.module.css'

export const InvitationsPage = () => (
  <ReferralPage>{(referrals) => <Invitations invitations={referrals.invitations} />}</ReferralPage>
)

export const RewardsPage = () => (
  <ReferralPage>{(referrals) => <Rewards referrals={referrals} />}</ReferralPage>
)

export const AffiliateLinkPage = () => (
  <ReferralPage>{(referrals) => <AffiliateLink referrals={referrals} />}</ReferralPage>
)

/** The page around invitations, rewards and the link. */
function ReferralPage({ children }: { children: (referrals: Referrals) => ReactNode }) {
  const t = useText()
  const rooms = useRooms()
  const { call } = useDeps()
  const referrals = useQuery(referralsQuery(call))
  return (
    <Page
      up={{ to: '/', text: t('room.event_types') }}
      title={t('room.invite')}
      text={t('referrals.text')}
      tabs={
        <PageTabs
          label={t('nav.parts', { name: t('room.invite') })}
          parts={tabsOf(rooms, '/invite').map(({ path, label }) => ({ path, text: t(label) }))}
        />
      }
    >
      <Answer of={referrals} loading={<Skeleton height={240} maw={560} />}>
        {children}
      </Answer>
    </Page>
  )
}

function AffiliateLink({ referrals }: { referrals: Referrals }) {
  const t = useText()
  return (
    <div className={classes.part}>
      <h2 className={classes.title}>{t('referrals.link')}</h2>
      <p>{t('referrals.link_text')}</p>
      <div className={classes.link}>
        <code dir="ltr">{referrals.link}</code>
        <CopyButton text={referrals.link} label={t('referrals.copy')} />
      </div>
      <Earned referrals={referrals} />
    </div>
  )
}
