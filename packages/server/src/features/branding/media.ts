import { IMAGES, MEDIA } from '@scheduling/contract/images'
import type { ImageKind } from '@scheduling/contract/images'
import type { FastifyInstance } from 'fastify'
import type { Web } from '../../capability.ts'
import { AppError } from '../../errors.ts'
import { STORAGE } from '../../storage/storage.ts'
import { findHost } from '../hosts/operations.ts'
import { readFileName, storedNames } from './image-files.ts'

interface Asked {
  Params: { folder: string; size: string; file: string }
}

const HEADERS = {
  // Another picture has another URL.
  'cache-control': 'public, max-age=31536000, immutable',
  // Mail programs and isolated embedding pages show pictures too.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves the pictures of hosts whose pages are open. */
export function mountMedia(app: FastifyInstance, { context }: Web): void {
  app.get<Asked>(`${MEDIA}/:folder/:size/:file`, async ({ params: { folder, size, file } }, reply) => {
    const kinds = Object.entries(IMAGES) as [ImageKind, (typeof IMAGES)[ImageKind]][]
    const [kind, known] = kinds.find(([, each]) => each.folder === folder) ?? []
    const place = known ? (known.sizes as readonly string[]).indexOf(size) : -1
    const named = readFileName(file)
    const host = named && place >= 0 ? await findHost(context, named.hostId) : undefined
    const name = host?.opened_at && kind ? storedNames(kind, file)[place] : undefined
    const content = name === undefined ? undefined : await context.service(STORAGE).get(name)
    if (!named || !content) throw new AppError('route_not_found')
    return reply.type(named.type).headers(HEADERS).send(content)
  })
}
