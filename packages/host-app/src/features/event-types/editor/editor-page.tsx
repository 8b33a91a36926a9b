import type { EventType, Schedule } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { schedulesQuery } from '../../../data/schedules.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { useText } from '../../../language/language.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Editor } from './editor.tsx'
import { EditorSkeleton } from './editor-picture.tsx'

/** `/bookingpage/new` or `/bookingpage/{id}`. */
export function EditorPage() {
  const t = useText()
  const { call } = useDeps()
  const { id } = useParams({ from: '/shell/bookingpage/$id' })
  const eventTypes = useQuery(eventTypesQuery(call))
  const schedules = useQuery(schedulesQuery(call))
  const both = {
    data: together(eventTypes.data, schedules.data),
    error: eventTypes.error ?? schedules.error,
    refetch: () => void Promise.all([eventTypes.refetch(), schedules.refetch()]),
  }

  return (
    <Answer
      of={both}
      loading={
        <Page up={{ to: '/', text: t('room.event_types') }} title={t('event_type.loading')} isWide>
          <EditorSkeleton />
        </Page>
      }
    >
      {(known) => {
        const eventType = known.eventTypes.find((one) => one.id === id)
        if (!eventType && id !== 'new') {
          return (
            <EmptyState
              title={t('event_type.gone')}
              text={t('event_type.gone_text')}
              actions={
                <LinkButton to="/" variant="default">
                  {t('room.event_types')}
                </LinkButton>
              }
            />
          )
        }
        return <Editor key={id} eventType={eventType} {...known} />
      }}
    </Answer>
  )
}

function together(eventTypes: EventType[] | undefined, schedules: Schedule[] | undefined) {
  return eventTypes && schedules ? { eventTypes, schedules } : undefined
}
