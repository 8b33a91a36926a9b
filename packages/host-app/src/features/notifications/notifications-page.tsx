import { Skeleton, Switch } from '@mantine/core'
import type { HostMails } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract/version'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { useKeptForm } from '../../ui/form/use-kept-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { SettingsFields } from '../settings/settings-page.tsx'
import classes from './notifications-page.module.css'
import { HeldNote } from './held-note.tsx'
import { HOST_MAILS, hostMailsQuery } from './queries.ts'

const KINDS = ['booked', 'rescheduled', 'canceled', 'reminder', 'webhook'] as const

export function NotificationsPage() {
  const t = useText()
  const { userEmail: email } = useMe()
  const { call } = useDeps()
  const mails = useQuery(hostMailsQuery(call))
  return (
    <Page
      title={t('room.notifications')}
      text={t('host_mails.text', { email })}
      tabs={<RoomTabs of="/settings" />}
    >
      <Answer of={mails} loading={<Picture />}>
        {(known) => <Mails mails={known} />}
      </Answer>
    </Page>
  )
}

function Mails({ mails }: { mails: HostMails }) {
  const t = useText()
  const { call } = useDeps()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const kept = useKeptForm({
    name: 'settings.notifications',
    saved: mails,
    check: () => ({}),
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => problemText(error, t),
    async send(_, changed) {
      const accepted = await call('PATCH /settings/notifications', {
        body: changed,
        headers: { 'if-match': versionOf(mails) },
      })
      queryClient.setQueryData(HOST_MAILS, accepted)
      toasts.show(t('setting.saved'))
      return accepted
    },
    reread: () => queryClient.refetchQueries({ queryKey: HOST_MAILS }),
  })
  const { values, set } = kept.form
  return (
    <SettingsFields kept={kept}>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`host_mails.${kind}`)}
          description={t(`host_mails.${kind}_text`)}
          checked={values[kind]}
          onChange={(event) => set(kind, event.currentTarget.checked)}
        />
      ))}
      <HeldNote text={(held) => t('host_mails.held', held)} />
      <p className={classes.always}>{t('host_mails.always')}</p>
    </SettingsFields>
  )
}

function Picture() {
  return (
    <div className={classes.picture}>
      {KINDS.map((kind) => (
        <Skeleton key={kind} height={40} />
      ))}
    </div>
  )
}
