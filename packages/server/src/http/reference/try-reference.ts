import { createHash } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Asset } from '../assets.ts'
import { FOR_AN_HOUR, readAsset, send } from '../assets.ts'

// Source: https://github.com/scalar/scalar/blob/main/documentation/configuration.md. Whatever could call another
// server is off, and the policy would not let it.
const CONFIGURATION = {
  url: '/api/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'apiKey' },
  // A key that was typed is gone with the page.
  persistAuth: false,
}

const START = `Scalar.createApiReference('#reference', ${JSON.stringify(CONFIGURATION)})`
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Try the API</title></head><body><noscript>Trying the API needs JavaScript. <a href="/docs/api">The reference</a> does not.</noscript><div id="reference"></div><script src="/docs/api/try/reference.js"></script><script>${START}</script></body></html>`

const POLICY = [
  "default-src 'none'",
  `script-src 'self' '${hashOf(START)}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `/docs/api/try`: the reference with forms that call this server. Read at the first request: few servers get one. */
export function mountTryReference(app: FastifyInstance, dist: string): void {
  let script: Promise<Asset> | undefined
  app.get('/docs/api/try', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  )
  app.get('/docs/api/try/reference.js', async (request, reply) => {
    script ??= readAsset(path.join(dist, 'api-reference'), 'reference.js')
    return send(await script, FOR_AN_HOUR, request, reply)
  })
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
