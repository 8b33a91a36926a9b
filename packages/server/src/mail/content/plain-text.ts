// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFEFF]+/g
// With these, a name could make the text after it read backwards.
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]+/g

/** One line of user text, safe in a sentence, a subject and a calendar property. */
export function oneLine(text: string): string {
  return headerLine(text.replace(DIRECTION, ' '))
}

/** Makes our own text safe for a header: nothing in it can end the header. */
export function headerLine(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim()
}

/** Cleans each line of a longer text and keeps line breaks. */
export function manyLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim()
}

/** At most `max` UTF-16 units. Cuts only between user-perceived characters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > max - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
