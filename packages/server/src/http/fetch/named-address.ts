import { isIP } from 'node:net'
import { fieldError } from '../../errors.ts'
import { mayConnect } from './address-guard.ts'

// The ports of web sites. With any other port, everybody who signs up could use us as a port scanner.
const PORTS = ['', '80', '443', '8080', '8443']

// Names that no public name server knows: RFC 6761, 6762 (with its appendix G), 8375, and `internal` by
// ICANN.
const INSIDE = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|home\.arpa|lan)$/

type AddressProblem = 'not_public' | 'port'

const MESSAGES: Record<AddressProblem, string> = {
  not_public: 'Expected an address that is public: its name or number is one of a private network',
  port: 'Expected an address on port 80, 443, 8080 or 8443',
}

/**
 * Throws `invalid_input` for an address that this server would never request. Only checks the text: a lookup
 * would reveal internal names, and names may resolve differently later. They are checked again at the
 * request.
 */
export function refuseInside(path: string, address: string, rules: { allowPrivate: boolean }): void {
  const problem = addressProblem(new URL(address), rules)
  if (problem) throw fieldError(path, problem, MESSAGES[problem])
}

/** `url` as the platform parses it, which gives numbers in any notation one form. */
export function addressProblem(url: URL, rules: { allowPrivate: boolean }): AddressProblem | undefined {
  const host = hostById(url)
  if (isIP(host) && !mayConnect(host, rules)) return 'not_public'
  if (rules.allowPrivate) return undefined
  if (isInsideName(host)) return 'not_public'
  return isPortOfSites(url) ? undefined : 'port'
}

/** Removes a final dot and the brackets of an IPv6 address. */
export function hostById({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '')
}

/** A name without a dot is internal, too. */
export function isInsideName(host: string): boolean {
  return isIP(host) === 0 && (!host.includes('.') || INSIDE.test(host))
}

export function isPortOfSites({ port }: URL): boolean {
  return PORTS.includes(port)
}
