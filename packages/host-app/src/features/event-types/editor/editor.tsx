import { Button, SegmentedControl, Switch } from '@mantine/core'
import type { EventType, Schedule } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { EVENT_TYPES } from '../../../data/event-types.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useMe } from '../../../data/use-me.ts'
import { usePageOrigin } from '../../../data/use-page-origin.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { useShare } from '../../../shell/share-context.ts'
import { useNow } from '../../../data/use-now.ts'
import { ChangedFrom } from '../../activity/changed-from.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { IconExternal, IconShare } from '../../../ui/icons.ts'
import { Page } from '../../../ui/page/page.tsx'
import { PreviewMenu } from '../../../ui/preview-menu/preview-menu.tsx'
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { useRoomAccounts } from '../../connections/use-room-accounts.ts'
import { WhyNoTime } from '../../slots/why-no-time.tsx'
import { checkEventType } from './check-event-type.ts'
import { newEventType, proposedLocation, valuesOf } from './values/editor-values.ts'
import classes from './editor.module.css'
import { EventPreview } from './event-preview.tsx'
import { eventTypeRefusals } from './refusals.ts'
import { SectionFields } from './section-fields.tsx'
import { SECTIONS, sectionOf } from './sections.ts'
import type { SectionId } from './sections.ts'
import { summaryOf } from './summaries.ts'
import { useOpenSections } from './use-open-sections.ts'
import { useSaveEventType } from './use-save-event-type.ts'

interface Props {
  /** Absent for one that is not saved yet. */
  eventType: EventType | undefined
  eventTypes: readonly EventType[]
  schedules: readonly Schedule[]
}

export function Editor({ eventType, eventTypes, schedules }: Props) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const now = useNow()
  const origin = usePageOrigin()
  const share = useShare()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const saveEventType = useSaveEventType()
  const [edited, setEdited] = useState<SectionId>()
  const [beside, setBeside] = useState<'edit' | 'preview' | 'why'>('edit')

  const rooms = useRoomAccounts()
  const proposed = {
    scheduleId: schedules[0]?.id,
    description: t('event_type.description_proposed'),
    location: proposedLocation(rooms, t('location.proposed')),
  }
  const takenSlugs = eventTypes.filter(({ id }) => id !== eventType?.id).map(({ slug }) => slug)
  const kept = useKeptForm({
    name: `event-type.${eventType?.id ?? 'new'}`,
    saved: eventType ? valuesOf(eventType) : newEventType(proposed),
    check: (values) => checkEventType(values, { t, format, takenSlugs }),
    refusals: (error) => eventTypeRefusals(error, t),
    failureOf: (error) => problemText(error, t),
    reread: () => queryClient.refetchQueries({ queryKey: EVENT_TYPES }),
    async send(values, changed, forget) {
      const saved = await saveEventType(eventType, values, changed)
      if (!eventType) {
        forget()
        await navigate({
          to: '/bookingpage/$id',
          params: { id: saved.id },
          replace: true,
          // Nothing is left behind.
          ignoreBlocker: true,
        })
      }
      return valuesOf(saved)
    },
  })
  const { form, save } = kept
  const { values } = form
  const sections = useOpenSections(eventType === undefined)
  const problemSections = new Set(Object.keys(form.problems).map(sectionOf))
  const page = `${origin}/${me.link}`
  const isBesideShown = beside === 'edit' ? 'preview' : beside
  const scheduleName = (id: string) => schedules.find((schedule) => schedule.id === id)?.name ?? ''

  return (
    <Page
      isWide
      up={{ to: '/', text: t('room.event_types') }}
      title={eventType ? eventType.name : t('room.new_event_type')}
      text={
        <bdi className={classes.address}>{`${page}/${values.slug || '…'}`.replace(/^https?:\/\//, '')}</bdi>
      }
      actions={
        eventType && (
          <>
            <Switch
              label={values.isOn ? t('event_types.on') : t('event_types.off')}
              checked={values.isOn}
              onChange={(event) => form.set('isOn', event.currentTarget.checked)}
            />
            <Button
              component="a"
              href={`/${me.link}/${eventType.slug}`}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconExternal size={16} />}
            >
              {t('event_types.view')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconShare size={16} />}
              onClick={() => share.open(eventType.id)}
            >
              {t('event_types.share')}
            </Button>
          </>
        )
      }
    >
      <SegmentedControl
        className={classes.switch}
        fullWidth
        aria-label={t('event_type.view')}
        value={beside}
        onChange={setBeside}
        data={[
          { value: 'edit', label: t('event_types.edit') },
          { value: 'preview', label: t('preview.title') },
          ...(eventType ? [{ value: 'why' as const, label: t('why.short') }] : []),
        ]}
      />
      <div className={classes.columns} data-shown={beside}>
        <KeptFormFrame
          kept={kept}
          className={classes.form}
          nameOf={(field) => t(`section.${sectionOf(field)}`)}
          changedFrom={<ChangedFrom kind="event_type_changed" of={eventType?.id} />}
        >
          {SECTIONS.map((section) => (
            <Section
              key={section}
              id={section}
              title={t(`section.${section}`)}
              summary={summaryOf(section, values, { t, format, scheduleName })}
              hasProblem={problemSections.has(section)}
              isOpen={sections.isOpen(section)}
              onToggle={(isOpen) => sections.toggle(section, isOpen)}
              onFocus={() => setEdited(section)}
            >
              <SectionFields
                section={section}
                form={form}
                page={page.replace(/^https?:\/\//, '')}
                takenSlugs={takenSlugs}
                isNew={!eventType}
                today={dateOf(me.timeZone, now)}
                schedules={schedules}
                weekStart={me.weekStart}
              />
            </Section>
          ))}
          <SaveBar
            isShown={form.isDirty || !eventType}
            isSending={form.isSending}
            text={eventType ? t('form.unsaved') : t('event_type.not_saved')}
            action={eventType ? undefined : t('event_type.add')}
            onSave={() => void save()}
            onDiscard={eventType && form.discard}
          />
        </KeptFormFrame>
        <PreviewMenu
          className={classes.preview}
          label={t('preview.title')}
          isForced={beside !== 'edit'}
          onClose={() => setBeside('edit')}
        >
          {eventType && (
            <SegmentedControl
              className={classes.tabs}
              aria-label={t('preview.view')}
              size="xs"
              value={isBesideShown}
              onChange={(chosen) => setBeside(chosen === 'why' ? 'why' : 'edit')}
              data={[
                { value: 'preview', label: t('preview.title') },
                { value: 'why', label: t('why.title') },
              ]}
            />
          )}
          {isBesideShown === 'why' && eventType ? (
            <WhyNoTime
              eventType={eventType}
              isEdited={form.isDirty}
              onSection={(section) => {
                setBeside('edit')
                sections.reveal(section)
              }}
            />
          ) : (
            <EventPreview id={eventType?.id} values={values} rooms={rooms} section={edited} />
          )}
        </PreviewMenu>
      </div>
    </Page>
  )
}
