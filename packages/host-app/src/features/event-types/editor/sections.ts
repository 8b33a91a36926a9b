import type { EventTypeValues } from './values/editor-values.ts'

export const SECTIONS = [
  'basics',
  'location',
  'duration',
  'seats',
  'availability',
  'notice',
  'window',
  'limits',
  'questions',
  'reminders',
  'confirmation',
  'video',
] as const
export type SectionId = (typeof SECTIONS)[number]

/** What can be opened in the editor: also who takes the meetings of an organization's event type. */
export type EditorPart = SectionId | 'team'

/** Which section of the form a path belongs to. */
export function sectionOf(path: string): SectionId {
  const key = path.split(/[.[]/)[0] ?? ''
  const found = (Object.keys(FIELDS) as SectionId[]).find((section) =>
    (FIELDS[section] as readonly string[]).includes(key),
  )
  return found ?? 'basics'
}

export function fieldsOf(section: SectionId): readonly string[] {
  return FIELDS[section]
}

const FIELDS = {
  basics: ['name', 'slug', 'isSecret', 'description', 'offText'],
  location: ['locations'],
  duration: ['duration', 'increment', 'bufferBefore', 'bufferAfter'],
  seats: ['seats', 'showSeatsLeft'],
  availability: ['availability'],
  notice: ['minimumNotice', 'rescheduleNotice', 'cancelNotice'],
  window: ['window'],
  limits: ['limits'],
  questions: ['questions'],
  reminders: ['reminders'],
  confirmation: ['confirmation', 'allowGuests', 'confirmEmail', 'approval'],
  video: ['video'],
} as const satisfies Record<SectionId, readonly (keyof EventTypeValues)[]>
