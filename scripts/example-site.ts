import { readFile } from 'node:fs/promises'
import type { Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { LOCALHOST, opens } from '../packages/server/src/http/listen.ts'

const FOLDER = path.resolve(import.meta.dirname, '../examples')
// Site owners replace this in a copied page. Here, we do.
const PLACEHOLDER = 'https://scheduling.example'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

// This page shows what a strict policy allows. It gets the policy as real sites send it: in a header, with a
// nonce for each request.
const STRICT_PAGE = 'strict-policy.html'
const NONCE = 'NONCE'

export interface ExampleSite {
  url: string
  stop(): Promise<void>
}

/** Serves `examples/` as a third-party site, only to this machine. A different port is a different origin. */
export async function startExampleSite(options: {
  port: number
  schedulingOrigin: string
}): Promise<ExampleSite> {
  const servers: Server[] = []
  for (const address of LOCALHOST) {
    const server = createServer((request, response) => {
      answer(request.url ?? '/', response, options.schedulingOrigin).catch(() => response.destroy())
    })
    if (await opens(server, address, options.port)) servers.push(server)
  }
  return {
    url: `http://localhost:${options.port}/`,
    stop: async () => {
      await Promise.all(
        servers.map(async (server) => {
          server.closeAllConnections()
          await new Promise((resolve) => server.close(resolve))
        }),
      )
    },
  }
}

async function answer(url: string, response: ServerResponse, schedulingOrigin: string): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost')
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const file = path.join(FOLDER, path.normalize(decodeURIComponent(name)))
  const type = TYPES[path.extname(file)]
  const isInside = file.startsWith(FOLDER + path.sep)
  const content = isInside && type ? await readFile(file).catch(() => undefined) : undefined
  if (pathname === '/favicon.ico') {
    response.writeHead(204).end()
    return
  }
  if (!content || !type) {
    response.writeHead(404).end('Not found')
    return
  }
  const nonce = randomUUID()
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-cache',
    ...(path.basename(file) === STRICT_PAGE && {
      'content-security-policy': strictPolicy(nonce, schedulingOrigin),
    }),
  })
  const isText = type.includes('charset')
  response.end(isText ? filledIn(content.toString(), nonce, schedulingOrigin) : content)
}

function filledIn(text: string, nonce: string, schedulingOrigin: string): string {
  return text.replaceAll(PLACEHOLDER, schedulingOrigin).replace(`nonce="${NONCE}"`, `nonce="${nonce}"`)
}

function strictPolicy(nonce: string, schedulingOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    `frame-src ${schedulingOrigin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
