import type { CrmMapping, CrmSource } from '@scheduling/contract'
import type { EventType } from '@scheduling/contract'
import { TRACKING_PARAMS } from '@scheduling/contract/page'

/** A row of the form, perhaps not filled in yet. */
export interface MappingRow {
  /** Of the row on the screen. */
  id: string
  /** As `sourceKey` writes it. */
  source: string | null
  fieldId: string | null
  fieldName: string
  overwrites: boolean
}

export function emptyRow(): MappingRow {
  return { id: crypto.randomUUID(), source: null, fieldId: null, fieldName: '', overwrites: false }
}

/** A source as the value of a choice. */
export function sourceKey(source: CrmSource): string {
  switch (source.kind) {
    case 'question':
      return `question:${source.label}`
    case 'tracking':
      return `tracking:${source.name}`
    case 'event_name':
      return 'event_name:'
  }
}

function sourceFrom(key: string): CrmSource | undefined {
  const [kind = ''] = key.split(':')
  const rest = key.slice(kind.length + 1)
  if (kind === 'question') return { kind, label: rest }
  if (kind === 'event_name') return { kind }
  const name = TRACKING_PARAMS.find((param) => param === rest)
  return name && { kind: 'tracking', name }
}

export function rowsOf(mapping: readonly CrmMapping[]): MappingRow[] {
  return mapping.map(({ source, ...row }) => ({ ...emptyRow(), ...row, source: sourceKey(source) }))
}

/** Undefined if a row is not filled in. */
export function mappingOf(rows: readonly MappingRow[]): CrmMapping[] | undefined {
  const whole = rows.flatMap(({ source: key, fieldId, fieldName, overwrites }) => {
    const source = key === null ? undefined : sourceFrom(key)
    return source && fieldId !== null ? [{ source, fieldId, fieldName, overwrites }] : []
  })
  return whole.length === rows.length ? whole : undefined
}

export function usesFieldTwice(rows: readonly MappingRow[]): boolean {
  const used = rows.flatMap(({ fieldId }) => fieldId ?? [])
  return new Set(used).size < used.length
}

/** The questions of all event types, each once. */
export function questionsIn(eventTypes: readonly Pick<EventType, 'questions'>[]): string[] {
  return [...new Set(eventTypes.flatMap(({ questions }) => questions.map(({ label }) => label)))]
}
