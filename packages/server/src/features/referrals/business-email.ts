import { getDomain } from 'tldts'

export type MailService = 'business' | 'free' | 'disposable'

/** Whose mail service an address is at. A subdomain of a disposable service is disposable as well. */
export async function mailServiceOf(email: string): Promise<MailService> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const { disposable, free } = await lists()
  if ([domain, getDomain(domain)].some((name) => name !== null && disposable.has(name))) return 'disposable'
  return free.has(domain) ? 'free' : 'business'
}

interface Lists {
  disposable: ReadonlySet<string>
  free: ReadonlySet<string>
}

let loaded: Promise<Lists> | undefined

/** Loaded by the first invitation: they are half a megabyte, and few processes need them. */
function lists(): Promise<Lists> {
  return (loaded ??= load())
}

async function load(): Promise<Lists> {
  const [{ disposableEmailBlocklistSet }, { default: free }] = await Promise.all([
    import('disposable-email-domains-js'),
    import('free-email-domains/domains.json', { with: { type: 'json' } }),
  ])
  return { disposable: disposableEmailBlocklistSet(), free: new Set<string>(free) }
}
