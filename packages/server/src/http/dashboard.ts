import path from 'node:path'
import { DASHBOARD_PATHS } from '@scheduling/contract/dashboard'
import type { DashboardPath } from '@scheduling/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import { readAsset, send } from './assets.ts'
import type { IsKnownHost } from './known-hosts.ts'
import { askedHost } from './known-hosts.ts'

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

// Accounts are opened under the names of the server itself (specification, section 2).
const AT_HOME: DashboardPath = '/onboard'

interface Home {
  publicUrl: string
  /** Whether it is one of the server's own names, not a host's domain. */
  isHome: IsKnownHost
}

export async function mountDashboard(
  app: FastifyInstance,
  dist: string,
  { publicUrl, isHome }: Home,
): Promise<void> {
  const page = await readAsset(path.join(dist, 'host-app'), 'index.html')
  // It reads its addresses itself: each gets the same document.
  for (const url of DASHBOARD_PATHS)
    for (const pattern of url === '/' ? [url] : [url, `${url}/*`])
      app.get(pattern, async (request, reply) => {
        if (url === AT_HOME && !(await isHome(askedHost(request.raw) ?? '')))
          return reply.header('cache-control', 'no-store').redirect(publicUrl + request.url)
        void reply.header('content-security-policy', POLICY)
        // The code that confirms an address is in this address: nothing keeps what it leads to.
        const isSecret = new URLSearchParams(request.url.split('?', 2)[1]).has('codex')
        return send(page, isSecret ? 'no-store' : 'no-cache', request, reply)
      })
}
