import type { EventType, Schedule } from '@scheduling/contract'
import { useState } from 'react'
import { useMe } from '../../../data/use-me.ts'
import { usePageOrigin } from '../../../data/use-page-origin.ts'
import { useText } from '../../../language/language.tsx'
import { ChangedFrom } from '../../activity/changed-from.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SharedSaveBar, useSharedSaveBar } from '../../../ui/save-bar/shared-save-bar.tsx'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { WithLocks } from '../../managed/locks.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { useRoomAccounts } from '../../connections/use-room-accounts.ts'
import classes from './editor.module.css'
import { EditorTools } from './editor-tools.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { SectionList } from './section-list.tsx'
import { sectionOf } from './sections.ts'
import type { SectionId } from './sections.ts'
import { useEventTypeForm } from './use-event-type-form.ts'
import { useOpenSections } from './use-open-sections.ts'
import { ViewSwitch } from './view-switch.tsx'
import type { EditorView } from './view-switch.tsx'

const OrganizationSections = lazyPart(
  async () => (await import('./organization-sections.tsx')).OrganizationSections,
)
const TeamGapsNote = lazyPart(async () => (await import('./organization-sections.tsx')).TeamGapsNote)

interface Props {
  /** Absent until it is saved. */
  eventType: EventType | undefined
  eventTypes: readonly EventType[]
  schedules: readonly Schedule[]
}

export function Editor({ eventType, eventTypes, schedules }: Props) {
  const t = useText()
  const me = useMe()
  const origin = usePageOrigin()
  const [edited, setEdited] = useState<SectionId>()
  const [view, setView] = useState<EditorView>('edit')
  const rooms = useRoomAccounts()
  const takenSlugs = eventTypes.filter(({ id }) => id !== eventType?.id).map(({ slug }) => slug)
  const kept = useEventTypeForm({ eventType, schedules, takenSlugs, rooms })
  const { form, save } = kept
  const bar = useSharedSaveBar(kept)
  const sections = useOpenSections(eventType === undefined)
  const page = `${origin}/${me.link}`.replace(/^https?:\/\//, '')

  return (
    <Page
      isWide
      up={{ to: '/', text: t('room.event_types') }}
      title={eventType ? eventType.name : t('room.new_event_type')}
      text={<bdi className={classes.address}>{`${page}/${form.values.slug || '…'}`}</bdi>}
      actions={
        eventType && (
          <EditorTools
            eventType={eventType}
            isOn={form.values.isOn}
            onToggle={(isOn) => form.set('isOn', isOn)}
          />
        )
      }
    >
      <ViewSwitch view={view} isNew={!eventType} onView={setView} />
      <div className={classes.columns} data-shown={view}>
        <div className={classes.form}>
          {eventType && me.organization && (
            <TeamGapsNote eventTypeId={eventType.id} onTeam={() => sections.reveal('team')} />
          )}
          <WithLocks given={eventType?.given ?? null}>
            <KeptFormFrame
              kept={kept}
              className={classes.form}
              nameOf={(field) => t(`section.${sectionOf(field)}`)}
              changedFrom={<ChangedFrom kind="event_type_changed" of={eventType?.id} />}
            >
              <SectionList
                form={form}
                open={sections}
                eventTypeId={eventType?.id}
                page={page}
                takenSlugs={takenSlugs}
                schedules={schedules}
                onFocus={setEdited}
                onTeam={() => sections.reveal('team')}
              />
            </KeptFormFrame>
          </WithLocks>
          {eventType && me.organization && (
            <SharedSaveBar bar={bar}>
              <OrganizationSections eventType={eventType} />
            </SharedSaveBar>
          )}
          {/* Below all sections: hidden, it still takes its height. */}
          <SaveBar
            isShown={bar.isDirty || !eventType}
            isSending={bar.isSending}
            text={eventType ? t('form.unsaved') : t('event_type.not_saved')}
            action={eventType ? undefined : t('event_type.add')}
            // A new one is saved as it is.
            onSave={() => void (eventType ? bar.save() : save())}
            onDiscard={eventType && bar.discard}
          />
        </div>
        <PreviewPanel
          form={form}
          eventType={eventType}
          rooms={rooms}
          section={edited}
          view={view}
          onView={setView}
          onPart={(part) => {
            setView('edit')
            sections.reveal(part)
          }}
        />
      </div>
    </Page>
  )
}
