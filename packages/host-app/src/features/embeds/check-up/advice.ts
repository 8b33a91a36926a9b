import type { CheckUp, Finding } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import { scriptTag, snippet } from '../snippets.ts'
import type { SnippetSource } from '../snippets.ts'

/** What an owner can do about a finding. */
export interface Advice {
  /** What it means, where the code of the finding alone does not say it. */
  text?: 'finding.isolated' | 'finding.wants_nonce'
  /** The value that was found on the page. */
  found?: string
  /** Code that belongs there instead. */
  paste?: string
  /** What is to be added to a policy, an attribute or a list. */
  add?: string
  /** Why the page was not read, as the server calls it. */
  reason?: string
  /** Where in the dashboard it can be mended. */
  room?: { kind: 'event_types' } | { kind: 'embeds' } | { kind: 'embed'; id: string }
}

export function adviceFor({ code, detail }: Finding, found: CheckUp['found'], source: SnippetSource): Advice {
  const value = detail ?? undefined
  switch (code) {
    case 'works':
    case 'script_twice':
      return {}
    case 'missing':
      return { paste: snippet('inline', source) }
    case 'script_missing':
      return { paste: scriptTag(source.origin) }
    case 'wrong_origin':
    case 'insecure':
    case 'unknown_page':
    case 'other_owner':
      return { found: value, paste: snippet(found[0]?.kind ?? 'inline', source) }
    case 'policy_blocks_frame':
      // Of the policies that block frames this one is mended by taking it away.
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

/** The saved embed on the page, where there is but one. */
function embedRoom(found: CheckUp['found']): Advice['room'] {
  const ids = new Set(found.map(({ url }) => embedIdIn(url)).filter((id) => id !== undefined))
  const [id] = ids
  return id && ids.size === 1 ? { kind: 'embed', id } : { kind: 'embeds' }
}

/** What stands on a page need not be an address. */
function embedIdIn(url: string): string | undefined {
  return URL.canParse(url) ? (new URL(url).searchParams.get(PAGE_PARAMS.widget) ?? undefined) : undefined
}

const GRAVITY = { problem: 0, warning: 1, good: 2 }

/** Problems first; else in the order of the answer. */
export function byGravity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => GRAVITY[one.level] - GRAVITY[other.level])
}
