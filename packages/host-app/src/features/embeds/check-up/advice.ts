import type { CheckUp, Finding } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import { scriptTag, settingsFrom, snippet } from '../code/snippets.ts'
import type { SnippetSource } from '../code/snippets.ts'

/** What an owner can do about a finding. */
export interface Advice {
  /** An explanation, if the finding's code does not say enough. */
  text?: 'finding.isolated' | 'finding.wants_nonce'
  /** The value on the page. */
  found?: string
  /** Code to paste instead. */
  paste?: string
  /** What to add to a policy, an attribute or a list. */
  add?: string
  /** Why the page was not read, as the server's code. */
  reason?: string
  /** Where in the dashboard to fix it. */
  room?: { kind: 'event_types' } | { kind: 'embeds' } | { kind: 'embed'; id: string }
}

/** The sources of code to paste: the host's page, events and embeds. */
export interface CheckUpSource extends SnippetSource {
  /** Slugs of the host's event types. */
  events: readonly string[]
  /** Ids of the host's saved embeds. */
  embeds: readonly string[]
}

export function adviceFor({ code, detail }: Finding, found: CheckUp['found'], source: CheckUpSource): Advice {
  const value = detail ?? undefined
  switch (code) {
    case 'works':
    case 'script_twice':
      return {}
    case 'frame_twice':
      return { found: value }
    case 'missing':
      return { paste: snippet('inline', source) }
    case 'script_missing':
      return { paste: scriptTag(source.origin) }
    case 'wrong_origin':
    case 'insecure':
    case 'unknown_page':
    case 'other_owner':
      return { found: value, paste: instead(found, value, source) }
    case 'policy_blocks_frame':
      // Of the policies that block frames, this one has to be removed.
      if (value?.startsWith('cross-origin-embedder-policy')) return { text: 'finding.isolated', found: value }
      return { add: value }
    case 'policy_blocks_script':
      if (value?.startsWith('nonce=')) return { text: 'finding.wants_nonce', found: value }
      return { add: value }
    case 'sandbox_blocks':
      return { add: value }
    case 'site_not_allowed':
      return { add: value, room: embedRoom(found) }
    case 'event_off':
      return { found: value, room: { kind: 'event_types' } }
    case 'unreachable':
    case 'unreadable':
      return { reason: value }
    case 'not_a_page':
    case 'bad_attribute':
      return { found: value }
  }
}

/** Code for the same event with the same look. Only the wrong part changes. */
function instead(found: CheckUp['found'], value: string | undefined, source: CheckUpSource): string {
  const wrong = found.find((one) => value !== undefined && isAbout(one.url, value)) ?? found[0]
  if (!wrong) return snippet('inline', source)
  const [, event] = pathOf(wrong.url)
  const widget = embedIdIn(wrong.url)
  return snippet(wrong.kind, {
    origin: source.origin,
    url: event !== undefined && source.events.includes(event) ? `${source.url}/${event}` : source.url,
    settings: settingsFrom(wrong.settings),
    embedId: widget !== undefined && source.embeds.includes(widget) ? widget : undefined,
  })
}

/** Whether a finding's value is this embed's address, path or owner. */
function isAbout(url: string, value: string): boolean {
  return URL.canParse(url) && [url, new URL(url).pathname, pathOf(url)[0]].includes(value)
}

function pathOf(url: string): string[] {
  return URL.canParse(url) ? new URL(url).pathname.split('/').filter(Boolean) : []
}

/** The saved embed on the page, if there is only one. */
function embedRoom(found: CheckUp['found']): Advice['room'] {
  const ids = new Set(found.map(({ url }) => embedIdIn(url)).filter((id) => id !== undefined))
  const [id] = ids
  return id && ids.size === 1 ? { kind: 'embed', id } : { kind: 'embeds' }
}

/** The text on a page may not be a valid address. */
function embedIdIn(url: string): string | undefined {
  return URL.canParse(url) ? (new URL(url).searchParams.get(PAGE_PARAMS.widget) ?? undefined) : undefined
}

const GRAVITY = { problem: 0, warning: 1, good: 2 }

/** Problems first, otherwise in the order of the response. */
export function byGravity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => GRAVITY[one.level] - GRAVITY[other.level])
}
