import type { CrmField, CrmPreview } from '@scheduling/contract'
import { isPlainDate } from '@scheduling/domain'
import type { CrmValue } from '../../providers/provider.ts'

/** Why a field cannot have an answer. */
export type ValueProblem = NonNullable<CrmPreview['fields'][number]['problem']>

export type Fitting = { ok: true; value: CrmValue } | { ok: false; problem: ValueProblem }

const YES = ['yes', 'true', '1', 'ja', 'כן']
const NO = ['no', 'false', '0', 'nein', 'לא']

/** An answer as a field can have it: one text, or what was chosen of several. Nothing is guessed. */
export function valueFor({ type, options }: CrmField, said: string | readonly string[]): Fitting {
  const text = (typeof said === 'string' ? said : said.join(', ')).trim()
  switch (type) {
    case 'text':
      return { ok: true, value: text }
    case 'number':
      return fitting(numberIn(text), 'number')
    case 'date':
      return fitting(dateIn(text), 'date')
    case 'yes_no':
      return fitting(yesOrNo(text), 'yes_no')
    case 'choice': {
      const id = optionIn(options, text)
      return fitting(id === undefined ? undefined : { options: [id], many: false }, 'option')
    }
    case 'choices': {
      const parts = typeof said === 'string' ? [text] : said
      const ids = parts.flatMap((part) => optionIn(options, part) ?? [])
      const areAll = ids.length > 0 && ids.length === parts.length
      return fitting(areAll ? { options: ids.toSorted(), many: true } : undefined, 'option')
    }
  }
}

function fitting(value: CrmValue | undefined, problem: ValueProblem): Fitting {
  return value === undefined ? { ok: false, problem } : { ok: true, value }
}

/** `12`, `-0.5`, `12,5`, `1 200`. Not `1,200`: it may be either. */
function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '')
  if (!/^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(plain) || /^-?\d{1,3},\d{3}$/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

/** `2027-03-02`, `2.3.2027`. Not `2/3/2027`: it may be either. */
function dateIn(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const date = day === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}

function yesOrNo(text: string): boolean | undefined {
  const said = text.toLowerCase()
  if (YES.includes(said)) return true
  return NO.includes(said) ? false : undefined
}

function optionIn(options: CrmField['options'], text: string): string | undefined {
  const said = text.trim().toLowerCase()
  return options.find(({ id, name }) => [id, name].some((each) => each.trim().toLowerCase() === said))?.id
}

/** A value in the form in which contacts are read. */
export function textOf(value: CrmValue): string {
  return typeof value === 'object' ? value.options.toSorted().join(';') : String(value)
}

/** What was read of a contact, in the same form: the order of options says nothing. */
export function sameForm(field: CrmField | undefined, text: string): string {
  return field?.type === 'choices' ? text.split(';').filter(Boolean).toSorted().join(';') : text
}

/** As people read it. */
export function shownValue(field: CrmField | undefined, text: string): string {
  if (!field || field.options.length === 0) return text
  const names = text.split(';').map((id) => field.options.find((option) => option.id === id)?.name ?? id)
  return names.join(', ')
}

/** Whether the field still takes it. */
export function takes(field: CrmField | undefined, value: CrmValue): boolean {
  if (!field) return false
  if (typeof value !== 'object') return true
  return value.options.every((id) => field.options.some((option) => option.id === id))
}
