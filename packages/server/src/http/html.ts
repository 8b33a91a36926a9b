import { escapeHtml } from '@scheduling/domain'

/** Text that is HTML already. All other values are escaped when a template inserts them. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[]

/** A template whose values cannot become markup. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((source, part, index) => source + text(values[index - 1]) + part))
}

function text(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.source
  if (typeof value === 'object') return value.map(text).join('')
  return escapeHtml(String(value))
}
