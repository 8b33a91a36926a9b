import { getDomain } from 'tldts'
import { hostById } from './named-address.ts'

// Includes names under which strangers have their own sites, such as github.io.
const LIST = { allowPrivateDomains: true }

/**
 * Whether credentials for one address may go to the other: `caldav.example.com` and `p42-caldav.example.com`
 * are one site, two names under `co.uk` are not. Uses the copy of the public suffix list
 * (https://publicsuffix.org) in `tldts`, without network.
 */
export function isSameSite(from: URL, to: URL): boolean {
  if (from.origin === to.origin) return true
  if (to.protocol !== 'https:') return false
  const [host, other] = [hostById(from), hostById(to)]
  if (host === other) return true
  const site = getDomain(host, LIST)
  return site !== null && site === getDomain(other, LIST)
}
