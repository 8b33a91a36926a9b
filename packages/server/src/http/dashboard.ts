import path from 'node:path'
import type { DashboardPath } from '@scheduling/contract/dashboard'
import { BILLING_PATHS } from '@scheduling/contract/billing/dashboard'
import { DASHBOARD_PATHS, TOOL_PATHS } from '@scheduling/contract/dashboard'
import { extensionOrigin } from '@scheduling/contract/extension'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { readAsset, send } from './assets.ts'
import { extensionIdsOf } from './extensions.ts'
import { askedHost, originForm } from './known-hosts.ts'

// Tutorials may embed their videos.
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

// Mantine sets style attributes. Scripts are only our own files.
function policyWith({
  script = '',
  connect = '',
  frame = '',
  ancestors = "'none'",
}: Partial<PolicySources> = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `frame-src 'self' ${PLAYERS}${frame}`,
    // Recordings are watched before they are on the server.
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

const POLICY = policyWith()

/** Origins, each preceded by a space. */
interface PolicySources {
  script: string
  connect: string
  frame: string
  /** Who may frame the page. */
  ancestors: string
}

// https://docs.stripe.com/security/guide#content-security-policy
const OF_STRIPE: Partial<PolicySources> = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/** Of the windows that an extension may frame. */
function toolPolicy(config: Pick<Config, 'extensionIds'>): string {
  const ids = extensionIdsOf(config)
  return ids.length === 0 ? POLICY : policyWith({ ancestors: ids.map(extensionOrigin).join(' ') })
}

/** Only for the pages where somebody pays. */
function billingPolicy(billing: Config['billing']): string {
  if (!billing) return POLICY
  if (billing.scriptUrl === null) return policyWith(OF_STRIPE)
  const origin = ` ${new URL(billing.scriptUrl).origin}`
  return policyWith({ script: origin, connect: origin, frame: origin })
}

// Pages for signing up and paying exist only on our own name: a host's domain shows the host's pages.
const AT_HOME: readonly string[] = ['/onboard', '/upgrade', '/payment-success'] satisfies DashboardPath[]

/** `publicUrl`: the dashboard's own address. */
export async function mountDashboard(
  app: FastifyInstance,
  dist: string,
  { publicUrl, billing, extensionIds }: Pick<Config, 'publicUrl' | 'billing' | 'extensionIds'>,
): Promise<void> {
  const paid = billingPolicy(billing)
  const framed = toolPolicy({ extensionIds })
  const isHome = atHome(publicUrl)
  const page = await readAsset(path.join(dist, 'host-app'), 'index.html')
  // The app routes in the browser: each address gets the same document.
  for (const url of DASHBOARD_PATHS) {
    const isTool = TOOL_PATHS.includes(url)
    for (const pattern of url === '/' ? [url] : [url, `${url}/*`])
      app.get(pattern, (request, reply) => {
        if (AT_HOME.includes(url) && !isHome(request.raw))
          return reply.redirect(publicUrl + originForm(request.url), 302)
        void reply.header('content-security-policy', isPaidAt(request.url) ? paid : isTool ? framed : POLICY)
        // This address contains the code that confirms an email address, so the response must not be stored.
        const isSecret = new URLSearchParams(request.url.split('?', 2)[1]).has('codex')
        return send(page, isSecret ? 'no-store' : 'no-cache', request, reply)
      })
  }
}

function isPaidAt(url: string): boolean {
  return (BILLING_PATHS as readonly string[]).includes(url.split('?', 1)[0]?.replace(/\/$/, '') ?? '')
}

/** Accepts our own name with any port, and this machine for developers. */
function atHome(publicUrl: string): (asked: Parameters<typeof askedHost>[0]) => boolean {
  const names = new Set([new URL(publicUrl).hostname, 'localhost', '127.0.0.1', '[::1]'])
  return (asked) => names.has(askedHost(asked)?.replace(/:\d+$/, '') ?? '')
}
