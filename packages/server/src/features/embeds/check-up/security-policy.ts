// Content Security Policy Level 3, https://www.w3.org/TR/CSP3/: the part that decides about a frame and a script.

/** One policy: the sources of each directive by its name. All policies of a page must allow a thing. */
export type SecurityPolicy = ReadonlyMap<string, readonly string[]>

/** A header may hold several policies, separated by commas. If a directive occurs twice, the first one counts. */
export function parsePolicies(text: string): SecurityPolicy[] {
  return text
    .split(',')
    .map(parsePolicy)
    .filter((policy) => policy.size > 0)
}

function parsePolicy(text: string): SecurityPolicy {
  const policy = new Map<string, string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** The directive that decides, or undefined if none does. */
function deciding(
  policy: SecurityPolicy,
  names: readonly string[],
): { name: string; sources: readonly string[] } | undefined {
  for (const name of names) {
    const sources = policy.get(name)
    if (sources) return { name, sources }
  }
  return undefined
}

const FRAME = ['frame-src', 'child-src', 'default-src'] as const
const SCRIPT = ['script-src-elem', 'script-src', 'default-src'] as const

/** What the policy would need to show the frame; undefined if it does. */
export function frameRefusedBy(
  policies: readonly SecurityPolicy[],
  frame: URL,
  page: URL,
): string | undefined {
  for (const policy of policies) {
    const rule = deciding(policy, FRAME)
    if (rule && !rule.sources.some((source) => matches(source, frame, page)))
      return `${rule.name === 'default-src' ? FRAME[0] : rule.name} ${frame.origin}`
  }
  return undefined
}

export interface ScriptElement {
  nonce: string | null
  integrity: string | null
}

/** What the policy would need to run the script; undefined if it does. */
export function scriptRefusedBy(
  policies: readonly SecurityPolicy[],
  script: URL,
  element: ScriptElement,
  page: URL,
): string | undefined {
  for (const policy of policies) {
    const rule = deciding(policy, SCRIPT)
    if (!rule || isNamed(rule.sources, element)) continue
    // Then addresses do not count: the page's author has to name each script.
    const isStrict = rule.sources.some((source) => source.toLowerCase() === "'strict-dynamic'")
    if (isStrict) return `nonce=${rule.sources.find((source) => /^'nonce-/i.test(source)) ?? "'nonce-…'"}`
    if (!rule.sources.some((source) => matches(source, script, page)))
      return `${rule.name === 'default-src' ? 'script-src' : rule.name} ${script.origin}`
  }
  return undefined
}

/** By its nonce, or by hashes: each hash of the element has to be allowed. */
function isNamed(sources: readonly string[], { nonce, integrity }: ScriptElement): boolean {
  if (nonce && sources.some((source) => /^'nonce-/i.test(source) && source.slice(7, -1) === nonce))
    return true
  const hashes = (integrity ?? '').split(/\s+/).filter((hash) => /^sha(256|384|512)-/i.test(hash))
  return hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash.split('?', 1)[0]}'`))
}

const HOST_SOURCE =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|\*|\[[0-9a-f:.]+\])(?::(\d+|\*))?(\/.*)?$/i
const SCHEME_SOURCE = /^[a-z][a-z0-9+.-]*:$/i
const DEFAULT_PORT: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** Whether a source expression matches the address. Words in quotes but 'self' match none. */
function matches(source: string, url: URL, page: URL): boolean {
  if (source.toLowerCase() === "'self'") return isSelf(url, page)
  if (source.startsWith("'")) return false
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.protocol
  if (SCHEME_SOURCE.test(source)) return schemeCovers(source.toLowerCase(), url.protocol)
  const [, scheme, host = '', port, path] = HOST_SOURCE.exec(source) ?? []
  if (!host) return false
  return (
    schemeCovers(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url.protocol) &&
    hostCovers(host.toLowerCase(), url.hostname) &&
    portCovers(port, url) &&
    pathCovers(path, url.pathname)
  )
}

function isSelf(url: URL, page: URL): boolean {
  if (url.origin === page.origin) return true
  const bothDefault = url.port === '' && page.port === ''
  return url.hostname === page.hostname && bothDefault && schemeCovers(page.protocol, url.protocol)
}

/** A source that is allowed over http is also allowed over https. */
function schemeCovers(allowed: string, actual: string): boolean {
  return allowed === actual || (allowed === 'http:' && actual === 'https:')
}

function hostCovers(allowed: string, actual: string): boolean {
  if (allowed === '*') return true
  return allowed.startsWith('*.') ? actual.endsWith(allowed.slice(1)) : actual === allowed
}

function portCovers(allowed: string | undefined, url: URL): boolean {
  if (allowed === '*') return true
  if (allowed === undefined || allowed === '') return url.port === ''
  const actual = url.port || DEFAULT_PORT[url.protocol]
  return actual === allowed || (allowed === '80' && actual === '443')
}

function pathCovers(allowed: string | undefined, actual: string): boolean {
  if (allowed === undefined || allowed === '/') return true
  const wanted = decoded(allowed)
  return wanted.endsWith('/') ? decoded(actual).startsWith(wanted) : decoded(actual) === wanted
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
