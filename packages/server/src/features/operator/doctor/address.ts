import { connect } from 'node:tls'
import type { Instant } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import type { Config } from '../../../config.ts'
import { isThisMachine } from '../../../environment.ts'
import { proxiesAt } from '../../../http/proxies.ts'
import type { Check, Finding } from './finding.ts'
import { finding } from './finding.ts'
import type { ProbeAnswer } from './probe.ts'
import { isProof, PROBE_HEADER, PROBE_KEY, PROBE_PATH, probeRequest } from './probe.ts'

const PATIENCE_MS = 8_000
const ANSWER_MAX = 2_000
// Certificates of 90 days are renewed 30 days before their end; half of that has failed by now.
const RENEWAL_DAYS = 14

/** Whether `PUBLIC_URL` leads to this server, and what the proxies between change. */
export const addressCheck: Check = {
  name: 'public address',
  run: async ({ config, database }) => {
    if (!database) return undefined
    const { rows } = await database.query<{ value: Buffer }>('select value from secrets where name = $1', [
      PROBE_KEY.name,
    ])
    const key = rows[0]?.value
    if (!key)
      return [
        finding(
          'note',
          'Whether PUBLIC_URL leads here could not be checked.',
          'No server of this version has started on this database.',
          'Start the server, and check again.',
        ),
      ]
    const { nonce, header } = probeRequest(key)
    const response = await fetch(`${config.publicUrl}${PROBE_PATH}`, {
      headers: { [PROBE_HEADER]: header },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => error as Error)
    if (response instanceof Error) return [unreachable(config.publicUrl, causeOf(response))]
    const text = (await response.text()).slice(0, ANSWER_MAX)
    if (response.status === 421) return [dropsHost(config.publicUrl)]
    const answer = response.status === 200 ? answerIn(text) : {}
    if (!isProof(answer, key, nonce)) return [leadsElsewhere(config.publicUrl, response.status)]
    return forwardingFindings(config, answer)
  },
}

function unreachable(publicUrl: string, cause: string): Finding {
  return finding(
    'error',
    'PUBLIC_URL cannot be reached.',
    `${publicUrl} answers: ${cause}.`,
    'Start the server and the proxy in front of it, and compare the name’s DNS records with this machine’s address.',
  )
}

function dropsHost(publicUrl: string): Finding {
  return finding(
    'error',
    'The proxy in front does not pass on the Host header.',
    `${publicUrl} reaches a server that answers 421, as it does for names that are not its own.`,
    'Let the proxy send Host as the browser sent it: proxy_set_header Host $host; in nginx.',
  )
}

function leadsElsewhere(publicUrl: string, status: number): Finding {
  return finding(
    'error',
    'PUBLIC_URL does not lead to this server.',
    `${publicUrl} answers ${status}, without the proof that a server on this database gives.`,
    'Compare PUBLIC_URL with the proxy’s settings and the name’s DNS records, or restart a server of an older version.',
  )
}

/** Whether the server knows who visits, as it saw the doctor's request. */
export function forwardingFindings(
  config: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  { peer, isForwarded }: Pick<ProbeAnswer, 'peer' | 'isForwarded'>,
): Finding[] {
  if (isThisMachine(new URL(config.publicUrl).hostname)) return []
  const isTrusted = proxiesAt(config.trustedProxies)(peer.replace(/^::ffff:/, ''))
  if (isForwarded && !isTrusted)
    return [
      finding(
        'error',
        'The proxy in front is not trusted, so all visitors look like one and share its limits.',
        `The request came from ${peer}, which is not in TRUSTED_PROXIES.`,
        `Add ${peer} or its network to TRUSTED_PROXIES, and restart.`,
      ),
    ]
  if (!isForwarded && isTrusted)
    return [
      finding(
        'error',
        'The proxy in front does not say who visits, so all visitors look like one and share its limits.',
        `The request came from ${peer} without X-Forwarded-For.`,
        'Let the proxy send it: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; in nginx.',
      ),
    ]
  return []
}

function answerIn(text: string): Partial<ProbeAnswer> {
  try {
    return JSON.parse(text) as Partial<ProbeAnswer>
  } catch {
    return {}
  }
}

function causeOf(error: Error): string {
  const { cause } = error
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : error.message
}

/** Whether the certificate of `PUBLIC_URL` is trusted, and for how long. */
export const certificateCheck: Check = {
  name: 'certificate',
  run: async ({ config: { publicUrl }, now }) => {
    const { protocol, hostname, port } = new URL(publicUrl)
    if (protocol !== 'https:') return isThisMachine(hostname) ? undefined : [unencrypted(publicUrl)]
    return certificateFindings(await certificateAt(hostname, Number(port || 443)), now())
  },
}

export interface PresentedCertificate {
  endsAt: Instant
  /** Why browsers do not trust it. Absent: they do. */
  refusal?: string
}

export function certificateFindings({ endsAt, refusal }: PresentedCertificate, now: Instant): Finding[] {
  if (refusal !== undefined)
    return [
      finding(
        'error',
        'Browsers do not trust the certificate of PUBLIC_URL.',
        `The connection was refused: ${refusal}.`,
        'Let the proxy get a certificate for this name, as Caddy and certbot do.',
      ),
    ]
  const days = Math.floor((endsAt - now) / DAY)
  if (days >= RENEWAL_DAYS) return []
  return [
    finding(
      'warning',
      'The certificate of PUBLIC_URL ends soon.',
      `It ends in ${days} days.`,
      'Look why it was not renewed: the log of Caddy or certbot says it.',
    ),
  ]
}

function unencrypted(publicUrl: string): Finding {
  return finding(
    'error',
    'Passwords and names travel unencrypted.',
    `PUBLIC_URL is ${publicUrl}.`,
    'Put a proxy with TLS in front, and begin PUBLIC_URL with https.',
  )
}

/** Throws if nobody answers. */
async function certificateAt(host: string, port: number): Promise<PresentedCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to)
      resolve({ endsAt, ...(!socket.authorized && { refusal: String(socket.authorizationError) }) })
      socket.destroy()
    })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)))
    socket.on('error', reject)
  })
}
