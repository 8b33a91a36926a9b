import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Handlers } from '../../http/handlers.ts'
import { videoLimitsOf } from './record/allowance.ts'
import { getCaptions, removeCaptions, setCaptions } from './captions.ts'
import { addFolder, changeFolder, listFolders, removeFolder } from './folders/operations.ts'
import {
  canConvert,
  addLinkedVideo,
  changeVideo,
  deleteVideos,
  getVideo,
  listVideos,
  moveVideos,
  restoreVideos,
  retryVideo,
} from './operations.ts'
import { makeGif } from './gif.ts'
import { putPoster, takePoster } from './poster.ts'
import { presentFolder, presentUpload, presentVideo, presentVideos } from './present.ts'
import type { StoredVideo } from './record/store.ts'
import { beginUpload } from './uploads/begin.ts'
import { canTranscribe, startTranscript } from './transcript/operations.ts'
import { startTrim, undoTrim } from './trim/operations.ts'
import { isDiskNearlyFull } from './uploads/places.ts'
import { videoFigures } from './views/figures.ts'

export function videoRoutes(context: Context): Handlers<typeof capabilities.videos> {
  const all = async (hostId: HostId, videos: readonly StoredVideo[]) => ({
    videos: await presentVideos(context, hostId, videos),
  })
  return {
    'GET /videos': async ({ host, query: { folder, search, before } }) => {
      const { videos, more } = await listVideos(context, host.hostId, { folder, search, before })
      return { ...(await all(host.hostId, videos)), more }
    },
    'GET /videos/limits': async ({ host }) =>
      videoLimitsOf(context, host.hostId, {
        converts: canConvert(context),
        transcribes: canTranscribe(context),
        serverNearlyFull: await isDiskNearlyFull(context.config),
      }),
    'POST /videos': async ({ host, body }) => {
      const { video, upload } = await beginUpload(context, host, body)
      return { video: await presentVideo(context, video), upload: presentUpload(upload) }
    },
    'POST /videos/links': async ({ host, body }) =>
      presentVideo(context, await addLinkedVideo(context, host, body)),
    'POST /videos/move': async ({ host, body }) =>
      all(host.hostId, await moveVideos(context, host, body.ids, body.folderId)),
    'POST /videos/delete': async ({ host, body }) =>
      all(host.hostId, await deleteVideos(context, host, body.ids)),
    'POST /videos/restore': async ({ host, body }) =>
      all(host.hostId, await restoreVideos(context, host, body.ids)),
    'GET /videos/:id': async ({ host, params }) =>
      presentVideo(context, await getVideo(context, host.hostId, params.id)),
    'PATCH /videos/:id': async ({ host, params, body }) =>
      presentVideo(context, await changeVideo(context, host, params.id, body)),
    'DELETE /videos/:id': async ({ host, params }) => {
      await deleteVideos(context, host, [params.id])
      return undefined
    },
    'GET /videos/:id/figures': async ({ host, params }) =>
      videoFigures(context, await getVideo(context, host.hostId, params.id)),
    'POST /videos/:id/retry': async ({ host, params }) =>
      presentVideo(context, await retryVideo(context, host, params.id)),
    'POST /videos/:id/trim': async ({ host, params, body }) =>
      presentVideo(context, await startTrim(context, host, params.id, body)),
    'POST /videos/:id/untrim': async ({ host, params }) =>
      presentVideo(context, await undoTrim(context, host, params.id)),
    'PUT /videos/:id/poster': async ({ host, params, body }) =>
      presentVideo(context, await putPoster(context, host, params.id, body)),
    'POST /videos/:id/gif': async ({ host, params, body }) =>
      presentVideo(context, await makeGif(context, host, params.id, body.second)),
    'POST /videos/:id/poster': async ({ host, params, body }) =>
      presentVideo(context, await takePoster(context, host, params.id, body.second)),
    'GET /videos/:id/captions/:language': async ({ host, params }) => {
      const { label, content } = await getCaptions(context, host.hostId, params.id, params.language)
      return { label, text: content }
    },
    'PUT /videos/:id/captions/:language': async ({ host, params: { id, language }, body }) =>
      presentVideo(context, await setCaptions(context, host, id, { ...body, language })),
    'POST /videos/:id/captions/:language': async ({ host, params: { id, language }, body: { label } }) =>
      presentVideo(context, await startTranscript(context, host, id, { language, label })),
    'DELETE /videos/:id/captions/:language': async ({ host, params }) =>
      presentVideo(context, await removeCaptions(context, host, params.id, params.language)),
    'GET /video-folders': async ({ host }) => ({
      folders: (await listFolders(context, host.hostId)).map(presentFolder),
    }),
    'POST /video-folders': async ({ host, body }) => presentFolder(await addFolder(context, host, body.name)),
    'PATCH /video-folders/:id': async ({ host, params, body }) =>
      presentFolder(await changeFolder(context, host, params.id, body.name)),
    'DELETE /video-folders/:id': async ({ host, params }) => {
      await removeFolder(context, host, params.id)
      return undefined
    },
  }
}
