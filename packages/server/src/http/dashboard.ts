import path from 'node:path'
import type { DashboardPath } from '@scheduling/contract/dashboard'
import { DASHBOARD_PATHS } from '@scheduling/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import { readAsset, send } from './assets.ts'
import { askedHost, originForm } from './known-hosts.ts'

// Mantine sets style attributes; scripts are our own files only.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

// Where an account begins or is paid for, on no name but our own: a host's domain shows their pages.
const AT_HOME: readonly string[] = ['/onboard', '/upgrade'] satisfies DashboardPath[]

/** `publicUrl`: where it is at home. */
export async function mountDashboard(app: FastifyInstance, dist: string, publicUrl: string): Promise<void> {
  const isHome = atHome(publicUrl)
  const page = await readAsset(path.join(dist, 'host-app'), 'index.html')
  // It reads its addresses itself: each gets the same document.
  for (const url of DASHBOARD_PATHS)
    for (const pattern of url === '/' ? [url] : [url, `${url}/*`])
      app.get(pattern, (request, reply) => {
        if (AT_HOME.includes(url) && !isHome(request.raw))
          return reply.redirect(publicUrl + originForm(request.url), 302)
        void reply.header('content-security-policy', POLICY)
        // The code that confirms an address is in this address: nothing keeps what it leads to.
        const isSecret = new URLSearchParams(request.url.split('?', 2)[1]).has('codex')
        return send(page, isSecret ? 'no-store' : 'no-cache', request, reply)
      })
}

/** By its own name, whatever the port; or as a developer comes to it, on this machine. */
function atHome(publicUrl: string): (asked: Parameters<typeof askedHost>[0]) => boolean {
  const names = new Set([new URL(publicUrl).hostname, 'localhost', '127.0.0.1', '[::1]'])
  return (asked) => names.has(askedHost(asked)?.replace(/:\d+$/, '') ?? '')
}
