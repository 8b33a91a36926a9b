import { CAPABILITIES } from './capabilities.ts'
import type { KeysOf, PartsOf } from './capabilities.ts'

export type ActivityKind = KeysOf<PartsOf<'activities'>>

const ABOUT: Readonly<Record<ActivityKind, 'security' | 'changes'>> = /* @__PURE__ */ Object.assign(
  {},
  ...CAPABILITIES.map((each) => ('activities' in each ? each.activities : {})),
)

/** What we record for the host to read. */
export const ACTIVITIES = /* @__PURE__ */ Object.keys(ABOUT) as ActivityKind[]

/** Activities about access to the account, and data that leaves it. */
export const SECURITY_ACTIVITIES: readonly ActivityKind[] = /* @__PURE__ */ ACTIVITIES.filter(
  (kind) => ABOUT[kind] === 'security',
)
