import { SegmentedControl } from '@mantine/core'
import type { EventType } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { PreviewMenu } from '../../../ui/preview-menu/preview-menu.tsx'
import type { RoomAccounts } from '../../connections/use-room-accounts.ts'
import { WhyNoTime } from '../../slots/why-no-time.tsx'
import classes from './editor.module.css'
import { EventPreview } from './event-preview.tsx'
import type { SectionProps } from './sections/section-props.ts'
import type { EditorPart, SectionId } from './sections.ts'
import type { EditorView } from './view-switch.tsx'

interface Props extends SectionProps {
  /** Absent until it is saved. Its times are not requested then. */
  eventType: EventType | undefined
  rooms: RoomAccounts | undefined
  /** The edited section. */
  section: SectionId | undefined
  view: EditorView
  onView: (view: EditorView) => void
  /** Opens what a message about times is about. */
  onPart: (part: EditorPart) => void
}

/** Beside the form: the booking page, or why a time is not on it. */
export function PreviewPanel({ form, eventType, rooms, section, view, onView, onPart }: Props) {
  const t = useText()
  const shown = view === 'edit' ? 'preview' : view
  return (
    <PreviewMenu
      className={classes.preview}
      label={t('preview.title')}
      isForced={view !== 'edit'}
      onClose={() => onView('edit')}
    >
      {eventType && (
        <SegmentedControl
          className={classes.tabs}
          aria-label={t('preview.view')}
          size="xs"
          value={shown}
          onChange={(chosen) => onView(chosen === 'why' ? 'why' : 'edit')}
          data={[
            { value: 'preview', label: t('preview.title') },
            { value: 'why', label: t('why.title') },
          ]}
        />
      )}
      {shown === 'why' && eventType ? (
        <WhyNoTime eventType={eventType} isEdited={form.isDirty} onPart={onPart} />
      ) : (
        <EventPreview id={eventType?.id} values={form.values} rooms={rooms} section={section} />
      )}
    </PreviewMenu>
  )
}
