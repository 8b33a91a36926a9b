import { Resolver } from 'node:dns/promises'
import { keeping } from '../../context.ts'
import { mayConnect } from '../../http/fetch/address-guard.ts'

type Kind = 'A' | 'AAAA' | 'CNAME' | 'NS' | 'TXT'

/** The DNS as this machine sees it. */
export interface Names {
  /** What the world is told, perhaps for a while after it was changed. Throws where nobody answers. */
  ask: (name: string, kind: Kind) => Promise<string[]>
  /** The same, asked of the name servers that are responsible: what is so now. Undefined where none answers. */
  askSource: (name: string, kind: Kind) => Promise<string[] | undefined>
}

export interface NamesOptions {
  allowPrivate: boolean
  /** Absent: those of the machine. For tests, as is the port of responsible ones. */
  servers?: readonly string[] | undefined
  sourcePort?: number
  /** Milliseconds until a server counts as silent and is asked once more. */
  timeout?: number
}

const TRIES = 2
// So many name servers of a domain are asked at most: the first that answers counts.
const SOURCES_MAX = 3

export const NAMES = keeping<Names>({
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

  /** Whoever writes a zone says where its servers are: they are asked only where this server may ask on somebody's behalf. */
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

/** Empty where there is none. */
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
