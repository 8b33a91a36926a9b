import type { CrmField, CrmMapping, CrmPreview } from '@scheduling/contract'
import type { CrmValue } from '../../providers/provider.ts'
import type { StoredBooking } from '../bookings/operations.ts'
import type { Fitting } from './values.ts'
import { sameForm, textOf, valueFor } from './values.ts'

type Answered = Pick<StoredBooking, 'answers' | 'tracking' | 'event_name'>
type Values = Readonly<Record<string, CrmValue>>

/** What a booking says for a field, and whether the field can have it. Undefined: it says nothing about it. */
export interface Wanted {
  said: string
  fit: Fitting
}

export function wantedFor({ source }: CrmMapping, field: CrmField, booking: Answered): Wanted | undefined {
  const answer = answerTo(source, booking)
  const said = typeof answer === 'string' ? answer : answer.join(', ')
  return said === '' ? undefined : { said, fit: valueFor(field, answer) }
}

/** What a booking says for each field that can have it. */
export function wantedValues(
  mapping: readonly CrmMapping[],
  fields: readonly CrmField[],
  booking: Answered,
): Record<string, CrmValue> {
  const values: Record<string, CrmValue> = {}
  for (const each of mapping) {
    const field = fields.find(({ id }) => id === each.fieldId)
    const wanted = field && wantedFor(each, field, booking)
    if (wanted?.fit.ok) values[each.fieldId] = wanted.fit.value
  }
  return values
}

function answerTo(
  source: CrmMapping['source'],
  { answers, tracking, event_name }: Answered,
): string | readonly string[] {
  switch (source.kind) {
    case 'question':
      return answers.find(({ label }) => label === source.label)?.answer ?? ''
    case 'tracking':
      return tracking[source.name] ?? ''
    case 'event_name':
      return event_name
  }
}

/** What is written of it into a contact: nothing over a value of theirs, unless the host wishes it. */
export function changedValues(
  { mapping, fields }: { mapping: readonly CrmMapping[]; fields: readonly CrmField[] },
  wanted: Values,
  existing: Readonly<Record<string, string>>,
): Record<string, CrmValue> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([fieldId, after]) => {
      const field = fields.find(({ id }) => id === fieldId)
      const before = sameForm(field, existing[fieldId] ?? '')
      return ['new', 'replaced'].includes(stateOfField(before, textOf(after), overwrites(mapping, fieldId)))
    }),
  )
}

type FieldState = CrmPreview['fields'][number]['state']

export function stateOfField(before: string, after: string, isReplaced: boolean): FieldState {
  if (before === after) return 'same'
  if (before === '') return 'new'
  return isReplaced ? 'replaced' : 'kept'
}

function overwrites(mapping: readonly CrmMapping[], fieldId: string): boolean {
  return mapping.some((each) => each.fieldId === fieldId && each.overwrites)
}
