import { Resolver } from 'node:dns/promises'
import { service } from '../../context.ts'
import { mayConnect } from '../../http/fetch/address-guard.ts'

type Kind = 'A' | 'AAAA' | 'CNAME' | 'NS' | 'TXT'

/** DNS queries from this machine. */
export interface Names {
  /** The public answer, which may be outdated for a while. Throws if nobody answers. */
  ask: (name: string, kind: Kind) => Promise<string[]>
  /** The current answer, from the authoritative name servers. Undefined if none answers. */
  askSource: (name: string, kind: Kind) => Promise<string[] | undefined>
}

export interface NamesOptions {
  allowPrivate: boolean
  /** Absent: the machine's own. Only for tests, like the port of authoritative servers. */
  servers?: readonly string[] | undefined
  sourcePort?: number
  /** Milliseconds until we ask a silent server once more. */
  timeout?: number
}

const TRIES = 2
// We ask at most this many name servers of a domain. The first answer counts.
const SOURCES_MAX = 3

export const NAMES = service<Names>({
  name: 'names',
  open: ({ config }) => openNames({ allowPrivate: config.allowPrivateFetch, servers: config.dnsServers }),
})

export function openNames({ allowPrivate, servers, sourcePort, timeout = 2_000 }: NamesOptions): Names {
  const patience = { timeout, tries: TRIES }
  const resolver = new Resolver(patience)
  if (servers) resolver.setServers(servers)
  const ask: Names['ask'] = (name, kind) => answerOf(resolver, name, kind)

  async function askSource(name: string, kind: Kind): Promise<string[] | undefined> {
    for (const address of await sourcesOf(name)) {
      const source = new Resolver(patience)
      source.setServers([sourcePort === undefined ? address : `${address}:${sourcePort}`])
      const answer = await answerOf(source, name, kind).catch(() => undefined)
      if (answer) return answer
    }
    return undefined
  }

  /** A zone's author chooses its name servers, so we only ask addresses that are allowed for users' requests. */
  async function sourcesOf(name: string): Promise<string[]> {
    const labels = name.split('.')
    for (let from = 0; from < labels.length - 1; from++) {
      const sources = await ask(labels.slice(from).join('.'), 'NS').catch(() => [])
      const addresses = await Promise.all(
        sources.slice(0, SOURCES_MAX).map((each) => ask(each, 'A').catch(() => [])),
      )
      const allowed = addresses.flat().filter((address) => mayConnect(address, { allowPrivate }))
      if (sources.length > 0) return allowed.slice(0, SOURCES_MAX)
    }
    return []
  }

  return { ask, askSource }
}

/** Empty if there is no such record. */
async function answerOf(resolver: Resolver, name: string, kind: Kind): Promise<string[]> {
  try {
    if (kind === 'TXT') return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    return await resolver.resolve(name, kind)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  }
}
