import { UPLOADS } from '@scheduling/contract/video-uploads'
import { reachOf } from '@scheduling/domain/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Web } from '../../../capability.ts'
import { AppError } from '../../../errors.ts'
import { getUpload } from './operations.ts'
import { receive } from './receive.ts'
import type { StoredUpload } from '../record/upload-store.ts'

const CONTENT = 'application/offset+octet-stream'
const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }

/** Takes the bytes of uploads. `POST /videos` begins them. */
export function mountUploads(app: FastifyInstance, { context, authenticators }: Web): void {
  void app.register((uploads, _options, done) => {
    uploads.removeAllContentTypeParsers()
    // The stream is read as it is written.
    uploads.addContentTypeParser(CONTENT, (_request, _body, parsed) => parsed(null))
    uploads.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${UPLOADS}/:id`,
      handler: async (request, reply) => {
        const { host } = await authenticators.host(request, reply)
        if (reachOf(host, 'event_types') === 'none') throw new AppError('role_not_allowed')
        const upload = await getUpload(context, host.hostId, request.params.id)
        if (upload.state === 'complete') return answerComplete(upload, request, reply)
        const answer = await receive(context, upload, request.raw)
        void reply.code(answer.status).headers(Object.fromEntries(answer.headers))
        return reply.send(answer.body === null ? undefined : await answer.text())
      },
    })
    done()
  })
}

/** Its file may be gone: it became a video. Nobody may take that for an upload that was lost. */
function answerComplete(
  { bytes }: StoredUpload,
  { method }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.headers({ ...TUS, 'upload-offset': String(bytes), 'upload-length': String(bytes) })
  return reply.code(method === 'HEAD' ? 200 : 409).send()
}
