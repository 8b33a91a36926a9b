import { CAPABILITIES } from './capabilities.ts'
import type { PartsOf } from './capabilities.ts'

/** Of no capability. */
const GENERAL = ['/', '/tutorials'] as const

export type DashboardPath = (typeof GENERAL)[number] | PartsOf<'dashboard'>[number]

/**
 * Where the dashboard's addresses begin (specification, section 2): what lies below each of them is the dashboard's, too,
 * but below `/`. The server gives all of them the same document; the dashboard's rooms are at no other.
 */
export const DASHBOARD_PATHS: readonly DashboardPath[] = /* @__PURE__ */ [
  ...GENERAL,
  ...CAPABILITIES.flatMap((each) => ('dashboard' in each ? each.dashboard : [])),
]
