import { limits, SLUG_MAX } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { translatorFor } from '@scheduling/messages'
import { eventTypesTexts } from '@scheduling/messages/event-types'
import { randomUUID } from 'node:crypto'

// More copies of one event type than anybody needs.
const COPY_ATTEMPTS = 50

const say = await translatorFor(eventTypesTexts)

/** `Intro` → `Intro (copy)`, then `Intro (copy 2)`. A copy of a copy counts as another copy of the original. */
export function nameOfCopy(name: string, taken: ReadonlySet<string>, language: Language): string {
  const word = say(language)('event_types.copy')
  const end = name.lastIndexOf(` (${word}`)
  const base = end > 0 && /^(?: \d+)?\)$/.test(name.slice(end + word.length + 2)) ? name.slice(0, end) : name
  for (let number = 1; ; number++) {
    const mark = number === 1 ? ` (${word})` : ` (${word} ${number})`
    const copy = base.slice(0, limits.TITLE_MAX - mark.length) + mark
    if (!taken.has(copy) || number === COPY_ATTEMPTS) return copy
  }
}

/** `intro` → `intro-copy`, then `intro-copy-2`; never longer than an address may be. */
export function slugOfCopy(slug: string, taken: ReadonlySet<string>): string {
  return freeSlug(
    `${slug.replace(/-copy(?:-\d+)?$/, '').slice(0, SLUG_MAX - '-copy-'.length - 8)}-copy`,
    taken,
  )
}

/** The address itself if it is free. Otherwise `intro` → `intro-2`; never longer than an address may be. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  const base = slug.slice(0, SLUG_MAX - '-'.length - 8)
  for (let number = 2; number < COPY_ATTEMPTS; number++)
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
  return `${base}-${randomUUID().slice(0, 8)}`
}
