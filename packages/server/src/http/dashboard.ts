import path from 'node:path'
import type { DashboardPath } from '@scheduling/contract/dashboard'
import { BILLING_PATHS } from '@scheduling/contract/billing/dashboard'
import { DASHBOARD_PATHS } from '@scheduling/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { readAsset, send } from './assets.ts'
import { askedHost, originForm } from './known-hosts.ts'

// Tutorials may hold videos of theirs.
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

// Mantine sets style attributes; scripts are our own files only.
function policyWith({ script = '', connect = '', frame = '' }: Partial<PolicySources> = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `frame-src 'self' ${PLAYERS}${frame}`,
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const POLICY = policyWith()

/** Origins, each after a space. */
interface PolicySources {
  script: string
  connect: string
  frame: string
}

// https://docs.stripe.com/security/guide#content-security-policy
const OF_STRIPE: PolicySources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/** For the pages on which somebody pays, and no others. */
function billingPolicy(billing: Config['billing']): string {
  if (!billing) return POLICY
  if (billing.scriptUrl === null) return policyWith(OF_STRIPE)
  const origin = ` ${new URL(billing.scriptUrl).origin}`
  return policyWith({ script: origin, connect: origin, frame: origin })
}

// Where an account begins or is paid for, on no name but our own: a host's domain shows their pages.
const AT_HOME: readonly string[] = ['/onboard', '/upgrade', '/payment-success'] satisfies DashboardPath[]

/** `publicUrl`: where it is at home. */
export async function mountDashboard(
  app: FastifyInstance,
  dist: string,
  { publicUrl, billing }: Pick<Config, 'publicUrl' | 'billing'>,
): Promise<void> {
  const paid = billingPolicy(billing)
  const isHome = atHome(publicUrl)
  const page = await readAsset(path.join(dist, 'host-app'), 'index.html')
  // It reads its addresses itself: each gets the same document.
  for (const url of DASHBOARD_PATHS)
    for (const pattern of url === '/' ? [url] : [url, `${url}/*`])
      app.get(pattern, (request, reply) => {
        if (AT_HOME.includes(url) && !isHome(request.raw))
          return reply.redirect(publicUrl + originForm(request.url), 302)
        void reply.header('content-security-policy', isPaidAt(request.url) ? paid : POLICY)
        // The code that confirms an address is in this address: nothing keeps what it leads to.
        const isSecret = new URLSearchParams(request.url.split('?', 2)[1]).has('codex')
        return send(page, isSecret ? 'no-store' : 'no-cache', request, reply)
      })
}

function isPaidAt(url: string): boolean {
  return (BILLING_PATHS as readonly string[]).includes(url.split('?', 1)[0]?.replace(/\/$/, '') ?? '')
}

/** By its own name, whatever the port; or as a developer comes to it, on this machine. */
function atHome(publicUrl: string): (asked: Parameters<typeof askedHost>[0]) => boolean {
  const names = new Set([new URL(publicUrl).hostname, 'localhost', '127.0.0.1', '[::1]'])
  return (asked) => names.has(askedHost(asked)?.replace(/:\d+$/, '') ?? '')
}
