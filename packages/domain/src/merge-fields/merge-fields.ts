/** Values by the name of their field. */
export type FieldValues = Readonly<Record<string, string>>

export interface Merging {
  values: FieldValues
  /** Used where a value is missing and the field names no fallback itself. */
  fallbacks: FieldValues
}

export type UrlTemplateProblem = 'url' | 'field_in_host'

// `{{first_name}}` or `{{first_name|there}}`. The lengths keep the pattern linear.
const FIELD = /\{\{([^{}|]{1,80})(?:\|([^{}]{0,200}))?\}\}/g
const BEFORE_PATH = /^https?:\/\/[^\s/?#\\]+/i

export const USUAL_FALLBACKS: FieldValues = {
  first_name: 'there',
  company: 'your company',
  job_title: 'professional',
}

/** The name of a field by the heading of a column: `First Name` → `first_name`. Empty if nothing is left. */
export function fieldNameOf(heading: string): string {
  return heading
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
}

/** The names of the fields in a template that have no fallback of their own there, each once. */
export function fieldsIn(template: string): string[] {
  const found = [...template.matchAll(FIELD)].filter(([, , fallback]) => !fallback?.trim())
  return [...new Set(found.map(([, heading = '']) => fieldNameOf(heading)))].filter((name) => name !== '')
}

/** The answer is text, whatever the values are: escape it where it is shown. Values are never merged again. */
export function mergeFields(template: string, { values, fallbacks }: Merging): string {
  return template.replace(FIELD, (_, heading: string, fallback: string | undefined) =>
    valueOf(heading, fallback, values, { ...USUAL_FALLBACKS, ...fallbacks }),
  )
}

/** Undefined if the template looks like a web address, with fields only after its host. */
export function urlTemplateProblem(template: string): UrlTemplateProblem | undefined {
  const [before] = BEFORE_PATH.exec(template) ?? []
  if (before === undefined) return 'url'
  return /[{}]/.test(before) ? 'field_in_host' : undefined
}

/** A web address with percent-encoded values. Undefined if the template has a problem. */
export function mergeUrl(template: string, { values, fallbacks }: Merging): string | undefined {
  if (urlTemplateProblem(template)) return undefined
  return template.replace(FIELD, (_, heading: string, fallback: string | undefined) =>
    encodeURIComponent(valueOf(heading, fallback, values, fallbacks, isSegment).toWellFormed()),
  )
}

// These would lead to another folder, percent-encoded as well.
function isSegment(value: string): boolean {
  return value !== '.' && value !== '..'
}

function valueOf(
  heading: string,
  fallback: string | undefined,
  values: FieldValues,
  fallbacks: FieldValues,
  isFit: (value: string) => boolean = () => true,
): string {
  const name = fieldNameOf(heading)
  const candidates = [own(values, name), fallback?.trim(), own(fallbacks, name)]
  return candidates.find((each) => each !== undefined && each !== '' && isFit(each)) ?? ''
}

function own(values: FieldValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** Whether a tool sent its placeholder instead of a value: `{{lead_id}}`, `{lead_id}`, `[lead_id]`, `%lead_id%`. */
export function isUnfilled(text: string): boolean {
  return text.trim() === '' || /[{}<>]|^\[.*\]$|^%.*%$|^(?:undefined|null|none|lead_id)$/i.test(text.trim())
}
