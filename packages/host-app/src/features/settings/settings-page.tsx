import { Skeleton } from '@mantine/core'
import type { Settings } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { ChangedFrom } from '../activity/changed-from.tsx'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import type { KeptForm } from '../../ui/form/use-kept-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { SaveBar } from '../../ui/save-bar/save-bar.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { settingsQuery } from './queries.ts'
import classes from './settings-page.module.css'

interface Props {
  title: string
  text?: string
  children: (settings: Settings) => ReactNode
}

/** One part of the settings. */
export function SettingsPage({ title, text, children }: Props) {
  const { call } = useDeps()
  const settings = useQuery(settingsQuery(call))
  return (
    <Page title={title} text={text} tabs={<RoomTabs of="/settings" />}>
      <Answer of={settings} loading={<SettingsSkeleton />}>
        {children}
      </Answer>
    </Page>
  )
}

/** The fields of a part, with the bar that saves them. */
export function SettingsFields<V extends object>({
  kept,
  children,
}: {
  kept: KeptForm<V>
  children: ReactNode
}) {
  const t = useText()
  const { form, save } = kept
  return (
    <KeptFormFrame kept={kept} className={classes.form} changedFrom={<ChangedFrom kind="settings_changed" />}>
      {children}
      <SaveBar
        isShown={form.isDirty}
        isSending={form.isSending}
        text={t('form.unsaved')}
        onSave={() => void save()}
        onDiscard={form.discard}
      />
    </KeptFormFrame>
  )
}

function SettingsSkeleton() {
  return (
    <div className={classes.form}>
      {[100, 140, 90, 120].map((width) => (
        <div key={width}>
          <Skeleton height={14} width={width} mb={8} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  )
}
