import type { FileAnswer, RedirectAnswer, Route } from '@scheduling/contract'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'

/** Sends a success with the status that the route declares. */
export function answer(reply: FastifyReply, route: Route, result: unknown): FastifyReply {
  void reply.code(route.status).header('cache-control', 'no-store')
  return ANSWERS[route.gives](reply, route, result)
}

type Answer = (reply: FastifyReply, route: Route, result: unknown) => FastifyReply

const ANSWERS: Record<Route['gives'], Answer> = {
  json(reply, { status }, result) {
    if (status === 204) return reply.send()
    // Already JSON if the route wrote it itself (long lists of starts).
    const body = typeof result === 'string' ? result : JSON.stringify(result)
    return reply.type('application/json; charset=utf-8').send(body)
  },
  file(reply, { mediaType }, result) {
    const { name, content } = result as FileAnswer
    return reply
      .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(content))
  },
  redirect(reply, { status }, result) {
    const { location } = result as RedirectAnswer
    return reply.redirect(location, status)
  },
}
