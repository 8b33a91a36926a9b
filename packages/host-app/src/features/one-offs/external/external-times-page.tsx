import { Button, Select } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useDeps } from '../../../data/deps.ts'
import { meQuery } from '../../../data/me.ts'
import { useText } from '../../../language/language.tsx'
import { HostFormats } from '../../../shell/host-formats.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { ToolWindow } from '../../accounts/in-place/tool-window.tsx'
import { TimesBlock } from './times-block.tsx'

/** A window of other programs: free times that are pasted into a mail, each with a link that books it. */
export function ExternalTimesPage() {
  const t = useText()
  return (
    <ToolWindow
      title={t('times_block.title')}
      text={t('times_block.text')}
      path="/externaltimeslot"
      signIn={t('times_block.sign_in')}
    >
      <EventTypeChoice />
    </ToolWindow>
  )
}

function EventTypeChoice() {
  const t = useText()
  const { call } = useDeps()
  const me = useQuery(meQuery(call))
  const eventTypes = useQuery({ ...eventTypesQuery(call), enabled: me.data !== undefined })
  const [chosen, setChosen] = useState<string>()
  return (
    <Answer of={me.error ? { ...me, data: undefined } : eventTypes} loading={<RowsSkeleton />}>
      {(list: EventType[]) => {
        const open = list.filter(({ isOn }) => isOn)
        const eventType = open.find(({ id }) => id === chosen) ?? open[0]
        if (!eventType) return <NoEventType />
        return (
          <HostFormats>
            <Select
              label={t('times_block.event_type')}
              searchable
              allowDeselect={false}
              value={eventType.id}
              data={open.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => id && setChosen(id)}
            />
            <TimesBlock key={eventType.id} eventType={eventType} />
          </HostFormats>
        )
      }}
    </Answer>
  )
}

function NoEventType() {
  const t = useText()
  return (
    <EmptyState
      title={t('times_block.none')}
      text={t('times_block.none_text')}
      actions={
        <Button component="a" href="/bookingpage" target="_blank" rel="noopener">
          {t('times_block.open_event_types')}
        </Button>
      }
    />
  )
}
