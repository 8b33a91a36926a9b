import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'
import { AppError } from '../../errors.ts'
import { networkOf } from '../../http/network.ts'
import { allow } from '../abuse/operations.ts'
import { LIMITS } from './limits.ts'
import { drawPicture } from './operations.ts'
import { PICTURES, readPictureName } from './picture-address.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
}

/** The pictures in messages. Who has the message may see them. */
export function mountPictures(app: FastifyInstance, { context }: Web): void {
  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, async (request, reply) => {
    const named = readPictureName(request.params.name)
    if (!named) throw new AppError('route_not_found')
    await allow(context, 'times-picture', [[LIMITS.pictures, networkOf(request.ip)]])
    const picture = await drawPicture(context, named)
    if (!picture) throw new AppError('route_not_found')
    return reply.type('image/png').headers(HEADERS).send(picture)
  })
}
