import { getDomain } from 'tldts'
import { hostById } from './named-address.ts'

// With names under which strangers have theirs, such as github.io.
const LIST = { allowPrivateDomains: true }

/**
 * Whether what opens the one may be told to the other: `caldav.example.com` and `p42-caldav.example.com` are one site, two
 * names under `co.uk` are not. By the public suffix list (https://publicsuffix.org) as `tldts` carries it, without asking anybody.
 */
export function isSameSite(from: URL, to: URL): boolean {
  if (from.origin === to.origin) return true
  if (to.protocol !== 'https:') return false
  const [host, other] = [hostById(from), hostById(to)]
  if (host === other) return true
  const site = getDomain(host, LIST)
  return site !== null && site === getDomain(other, LIST)
}
