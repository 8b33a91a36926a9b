import type { Schedule } from '@scheduling/contract'
import type { PlainDate, Weekday } from '@scheduling/domain'
import { Lockable } from '../../managed/locks.tsx'
import { AvailabilitySection } from './sections/availability-section.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { ConfirmationSection } from './sections/confirmation-section.tsx'
import { DurationSection } from './sections/duration-section.tsx'
import { LimitsSection } from './sections/limits-section.tsx'
import { LocationSection } from './sections/location-section.tsx'
import { NoticeSection } from './sections/notice-section.tsx'
import { QuestionsSection } from './sections/questions-section.tsx'
import { RemindersSection } from './sections/reminders-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { SeatsSection } from './sections/seats-section.tsx'
import { VideoSection } from './sections/video-section.tsx'
import { WindowSection } from './sections/window-section.tsx'
import type { SectionId } from './sections.ts'

interface Props extends SectionProps {
  section: SectionId
  page: string
  takenSlugs: readonly string[]
  isNew: boolean
  today: PlainDate
  schedules: readonly Schedule[]
  weekStart: Weekday
}

export function SectionFields({
  section,
  form,
  page,
  takenSlugs,
  isNew,
  today,
  schedules,
  weekStart,
}: Props) {
  switch (section) {
    case 'basics':
      return <BasicsSection form={form} page={page} takenSlugs={takenSlugs} isNew={isNew} />
    case 'location':
      return (
        <Lockable field="locations">
          <LocationSection form={form} />
        </Lockable>
      )
    case 'duration':
      return <DurationSection form={form} />
    case 'seats':
      return <SeatsSection form={form} />
    case 'availability':
      return (
        <Lockable field="availability">
          <AvailabilitySection form={form} schedules={schedules} weekStart={weekStart} />
        </Lockable>
      )
    case 'notice':
      return <NoticeSection form={form} />
    case 'window':
      return (
        <Lockable field="window">
          <WindowSection form={form} today={today} />
        </Lockable>
      )
    case 'limits':
      return (
        <Lockable field="limits">
          <LimitsSection form={form} />
        </Lockable>
      )
    case 'questions':
      return (
        <Lockable field="questions">
          <QuestionsSection form={form} isNew={isNew} />
        </Lockable>
      )
    case 'reminders':
      return (
        <Lockable field="reminders">
          <RemindersSection form={form} />
        </Lockable>
      )
    case 'confirmation':
      return <ConfirmationSection form={form} />
    case 'video':
      return (
        <Lockable field="video">
          <VideoSection form={form} />
        </Lockable>
      )
  }
}
