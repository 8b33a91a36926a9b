import type { Schedule } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { useMe } from '../../../data/use-me.ts'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { useLocks } from '../../managed/locks.tsx'
import { SectionFields } from './section-fields.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { fieldsOf, SECTIONS, sectionOf } from './sections.ts'
import type { SectionId } from './sections.ts'
import { summaryOf } from './summaries.ts'
import { TeamHours } from './team-hours.tsx'
import type { OpenSections } from './use-open-sections.ts'

interface Props extends SectionProps {
  open: OpenSections
  /** Absent until it is saved. */
  eventTypeId: string | undefined
  /** Address of the host's page, without its scheme. */
  page: string
  takenSlugs: readonly string[]
  schedules: readonly Schedule[]
  onFocus: (section: SectionId) => void
  /** Opens the section about who takes the meetings. */
  onTeam: () => void
}

/** Every section of an event type, with a summary while it is closed. */
export function SectionList({
  form,
  open,
  eventTypeId,
  page,
  takenSlugs,
  schedules,
  onFocus,
  onTeam,
}: Props) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const today = dateOf(me.timeZone, useNow())
  const problemSections = new Set(Object.keys(form.problems).map(sectionOf))
  const locked: readonly string[] = useLocks().locked
  const isLocked = (section: SectionId) => fieldsOf(section).every((field) => locked.includes(field))
  const summary = (section: SectionId) => summaryOf(section, form.values, { t, format, scheduleName })
  const scheduleName = (id: string) => schedules.find((schedule) => schedule.id === id)?.name ?? ''

  const shown = (section: SectionId) => (
    <Section
      key={section}
      id={section}
      title={t(`section.${section}`)}
      summary={isLocked(section) ? `${t('managed.locked')} · ${summary(section)}` : summary(section)}
      hasProblem={problemSections.has(section)}
      isOpen={open.isOpen(section)}
      onToggle={(isOpen) => open.toggle(section, isOpen)}
      onFocus={() => onFocus(section)}
    >
      <SectionFields
        section={section}
        form={form}
        page={page}
        takenSlugs={takenSlugs}
        isNew={eventTypeId === undefined}
        today={today}
        schedules={schedules}
        weekStart={me.weekStart}
      />
    </Section>
  )

  return SECTIONS.map((section) =>
    section === 'availability' && me.organization ? (
      <TeamHours key={section} eventTypeId={eventTypeId} onTeam={onTeam}>
        {shown(section)}
      </TeamHours>
    ) : (
      shown(section)
    ),
  )
}
