import { Select, Skeleton, Switch } from '@mantine/core'
import type { HostMails } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract/version'
import { WATCHED_PACES } from '@scheduling/contract/watched-paces'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
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
import { InheritedNote } from '../shared-settings/inherited-note.tsx'
import classes from './notifications-page.module.css'
import { HeldNote } from './held-note.tsx'
import { HOST_MAILS, hostMailsQuery } from './queries.ts'

const KINDS = ['booked', 'rescheduled', 'canceled', 'reminder', 'undelivered', 'watched', 'webhook'] as const

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
  const form = useKeptForm({
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
  const { values, set } = form.form
  return (
    <SettingsFields kept={form}>
      <InheritedNote field="mails" saved={form.form.saved} />
      {KINDS.map((kind) => (
        <Fragment key={kind}>
          <Switch
            label={t(`host_mails.${kind}`)}
            description={t(`host_mails.${kind}_text`)}
            checked={values[kind]}
            onChange={(event) => set(kind, event.currentTarget.checked)}
          />
          {kind === 'watched' && values.watched && (
            <Select
              className={classes.pace}
              label={t('host_mails.watched_pace')}
              allowDeselect={false}
              value={values.watchedPace}
              data={WATCHED_PACES.map((value) => ({ value, label: t(`host_mails.watched_${value}`) }))}
              onChange={(pace) => pace && set('watchedPace', pace)}
            />
          )}
        </Fragment>
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
