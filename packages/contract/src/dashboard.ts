import { CAPABILITIES } from './capabilities.ts'
import type { PartsOf } from './capabilities.ts'

/** Paths that belong to no capability. */
const GENERAL = ['/', '/tutorials'] as const

export type DashboardPath = (typeof GENERAL)[number] | PartsOf<'dashboard'>[number]

/** Windows of other programs, without shell and login: browser extensions may frame them. */
export const TOOL_PATHS: readonly string[] = [
  '/externaltimeslot',
  '/external-dynamic',
  '/external-dynamic-campaign',
  '/create-video-embed',
] satisfies DashboardPath[]

/**
 * Where the dashboard's addresses begin (specification, section 2). Everything below each of them is the
 * dashboard's too, except below `/`. The server sends the same document for all of them.
 */
export const DASHBOARD_PATHS: readonly DashboardPath[] = /* @__PURE__ */ [
  ...GENERAL,
  ...CAPABILITIES.flatMap((each) => ('dashboard' in each ? each.dashboard : [])),
]
