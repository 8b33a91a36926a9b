import type { HookApp } from '@scheduling/contract'

const SITES: readonly { app: HookApp; site: RegExp }[] = [
  { app: 'zapier', site: /(?:^|\.)zapier\.com$/ },
  { app: 'pabbly_connect', site: /(?:^|\.)pabbly\.com$/ },
]

/** The service that takes requests at an address. */
export function appAt(address: string): HookApp {
  const { hostname } = new URL(address)
  return SITES.find(({ site }) => site.test(hostname))?.app ?? 'other'
}
