import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../examples')
// What a site owner replaces in a copied page, and we do here.
const PLACEHOLDER = 'https://scheduling.example'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

export interface ExampleSite {
  url: string
  stop(): Promise<void>
}

/** Serves `examples/` as a third-party site: another port is another origin. */
export async function startExampleSite(options: {
  port: number
  schedulingOrigin: string
}): Promise<ExampleSite> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response, options.schedulingOrigin).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, resolve)
  })
  return {
    url: `http://localhost:${options.port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(url: string, response: ServerResponse, schedulingOrigin: string): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost')
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const file = path.join(FOLDER, path.normalize(decodeURIComponent(name)))
  const type = TYPES[path.extname(file)]
  const isInside = file.startsWith(FOLDER + path.sep)
  const content = isInside && type ? await readFile(file).catch(() => undefined) : undefined
  if (!content || !type) {
    response.writeHead(404).end('Not found')
    return
  }
  const isText = type.includes('charset')
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
  response.end(isText ? content.toString().replaceAll(PLACEHOLDER, schedulingOrigin) : content)
}
