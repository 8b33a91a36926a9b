import type { Route } from '@scheduling/contract'
import type { FastifyInstance } from 'fastify'

/** Parsers for the bodies of routes, by content type. All other types are refused. */
export const BODY_PARSERS: Record<Route['takes'], (api: FastifyInstance) => void> = {
  // Fastify has its own.
  json: () => {},
  form(api) {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
  },
  // The signature covers the bytes as they arrived, no matter what content type they claim.
  raw(api) {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  },
}

const FORM = 'application/x-www-form-urlencoded'
