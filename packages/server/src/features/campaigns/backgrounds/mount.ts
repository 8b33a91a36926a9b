import { BACKGROUND_MEDIA } from '@scheduling/contract/campaign-backgrounds'
import type { FastifyInstance } from 'fastify'
import type { Web } from '../../../capability.ts'
import { AppError } from '../../../errors.ts'
import { findHost } from '../../hosts/operations.ts'
import { pictureNamed } from './files.ts'

const HEADERS = {
  // Another picture has another address.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  // Pages of videos are isolated.
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
}

/** Serves the pictures behind videos, of hosts whose pages are open. */
export function mountBackgrounds(app: FastifyInstance, { context }: Web): void {
  app.get<{ Params: { file: string } }>(`${BACKGROUND_MEDIA}/:file`, async ({ params: { file } }, reply) => {
    const picture = await pictureNamed(context, file)
    const host = picture && (await findHost(context, picture.hostId))
    if (!picture || !host?.opened_at) throw new AppError('route_not_found')
    return reply.type(picture.type).headers(HEADERS).send(picture.content)
  })
}
