import { route } from './route.ts'

// Misuse must not compile. Only `tsc` checks this file; it never runs.
export const misuse = {
  // @ts-expect-error a route for hosts names its action
  host: route({ summary: '', auth: 'host', errors: [] }),
  // @ts-expect-error this too
  verified: route({ summary: '', auth: 'verified', errors: [] }),
  // @ts-expect-error no such action
  unknown: route({ summary: '', auth: 'host', action: 'everything', errors: [] }),
  // @ts-expect-error visitors have no role
  visitor: route({ summary: '', auth: 'public', action: 'pay', errors: [] }),
}
