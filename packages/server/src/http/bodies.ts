import type { Route } from '@scheduling/contract'
import type { FastifyInstance } from 'fastify'

/** What reads the bodies of routes, by the form in which they come; a body of any other is refused. */
export const BODY_PARSERS: Record<Route['takes'], (api: FastifyInstance) => void> = {
  // Fastify's own.
  json: () => {},
  form(api) {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
  },
  // A signature is over the bytes as they came, whatever they say of themselves.
  raw(api) {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  },
}

const FORM = 'application/x-www-form-urlencoded'
