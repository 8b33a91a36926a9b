import { TextInput } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { reaches } from '../../../data/acting/reach.ts'
import { useMe } from '../../../data/use-me.ts'
import { usePageOrigin } from '../../../data/use-page-origin.ts'
import { useText } from '../../../language/language.tsx'
import { RoomTabs } from '../../../shell/room-tabs.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { IconPlus, IconSearch } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ConfirmSuggestion } from '../confirm-suggestion.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import classes from './event-type-list.module.css'
import { EventTypeList } from './event-type-list.tsx'
import { EventTypesPicture, EventTypesSkeleton } from './event-types-picture.tsx'
import { ShownEventTypes } from './shown-event-types.tsx'
import { useEventTypeActions } from '../use-event-type-actions.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'

// Everything else is on the screen by then.
const Overview = lazyPart(async () => (await import('../../overview/overview.tsx')).Overview)

const DeletedEventTypes = lazyPart(async () => (await import('./deleted-event-types.tsx')).DeletedEventTypes)

const LinksDialog = lazyPart(async () => (await import('../../booking-links/links-dialog.tsx')).LinksDialog)

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

// Fewer can be found without a search.
const SEEN_AT_ONCE = 5

export function EventTypesPage() {
  const t = useText()
  const me = useMe()
  const { call } = useDeps()
  const origin = usePageOrigin()
  const eventTypes = useQuery(eventTypesQuery(call))
  const actions = useEventTypeActions()
  const [search, setSearch] = useState('')
  const [deleted, setDeleted] = useState<string>()
  const [linked, setLinked] = useState<EventType>()
  useActivation()

  const mayChange = reaches(me, 'event_types')
  const create = mayChange && (
    <LinkButton to="/bookingpage/$id" params={{ id: 'new' }} leftSection={<IconPlus size={16} />}>
      {t('room.new_event_type')}
    </LinkButton>
  )
  const page = `${origin}/${me.link}`
  const toDelete = eventTypes.data?.find(({ id }) => id === deleted)

  return (
    <Page
      title={t('room.event_types')}
      text={
        <>
          <a href={page} target="_blank" rel="noopener">
            <bdi>{page.replace(/^https?:\/\//, '')}</bdi>
          </a>{' '}
          <CopyButton text={page} label={t('share.copy')} variant="subtle" color="gray" size="compact-sm" />
        </>
      }
      tabs={<RoomTabs of="/" />}
      actions={create}
      isWide
    >
      <ConfirmSuggestion />
      <Answer of={eventTypes} loading={<EventTypesSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <>
              <EmptyState
                picture={<EventTypesPicture />}
                title={t('event_types.empty')}
                text={t('event_types.empty_text')}
                actions={create}
              />
              {mayChange && <DeletedEventTypes />}
            </>
          ) : (
            <div className={classes.home}>
              <div>
                {mayChange && list.length > SEEN_AT_ONCE && (
                  <TextInput
                    type="search"
                    data-search
                    mb="md"
                    leftSection={<IconSearch size={16} />}
                    aria-label={t('event_types.search')}
                    placeholder={t('event_types.search')}
                    value={search}
                    onChange={(event) => setSearch(event.currentTarget.value)}
                  />
                )}
                {mayChange ? (
                  <EventTypeList
                    eventTypes={list}
                    page={page}
                    search={list.length > SEEN_AT_ONCE ? search : ''}
                    actions={actions}
                    onLinks={setLinked}
                    onDelete={({ id }) => setDeleted(id)}
                  />
                ) : (
                  <ShownEventTypes eventTypes={list} page={page} />
                )}
              </div>
              {reaches(me, 'analytics') && reaches(me, 'meetings') && (
                <div className={classes.side}>
                  <Overview />
                </div>
              )}
              {mayChange && <DeletedEventTypes />}
            </div>
          )
        }
      </Answer>
      {linked && <LinksDialog eventType={linked} onClose={() => setLinked(undefined)} />}
      <DeleteDialog
        eventType={toDelete}
        onClose={() => setDeleted(undefined)}
        onDelete={(eventType) => {
          setDeleted(undefined)
          void actions.remove(eventType)
        }}
      />
    </Page>
  )
}

/** Shows the success of a verification link once, and removes it from the address. */
function useActivation(): void {
  const { activated } = useSearch({ strict: false })
  const navigate = useNavigate()
  const toasts = useToasts()
  const t = useText()
  useEffect(() => {
    if (!activated) return
    toasts.show(t('verify.activated'))
    void navigate({ to: '/', search: {}, replace: true })
  }, [activated, navigate, toasts, t])
}
