import { on, capability } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { STORAGE } from '../../storage/storage.ts'
import { handle } from '../../jobs/handlers.ts'
import { EXPORTED } from '../exports/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { captionsPart, videoFoldersPart, videosPart, videoViewsPart } from './exported.ts'
import { LIMITS } from './record/limits.ts'
import { mountMedia } from './media/mount.ts'
import { MEDIA_KEY } from './media/sign.ts'
import { mountVideoPage } from './page/mount.ts'
import { FFMPEG } from './processing/ffmpeg.ts'
import { convertVideo, failStuckVideos, finishVideo } from './processing/finish.ts'
import { shrinkVideo } from './processing/shrink.ts'
import { VIDEO_NEWS } from './record/events.ts'
import {
  CONVERT_VIDEO,
  FINISH_VIDEO,
  SHRINK_VIDEO,
  TRANSCRIBE_VIDEO,
  TRIM_VIDEO,
  VIDEO_CHECK,
  WATCHED_NOTICES,
} from './record/queues.ts'
import { forgetVideos, cleanUpVideos } from './retire.ts'
import { videoRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './record/tables.ts'
import { transcribeVideo } from './transcript/run.ts'
import { cleanUpTrims } from './trim/operations.ts'
import { trimVideo } from './trim/run.ts'
import { WRITERS } from './uploads/lease.ts'
import { mountUploads } from './uploads/mount.ts'
import { cleanUpViews } from './views/figures.ts'
import { tellWatched } from './views/tell.ts'
import { VIEWS_OF_VIDEOS } from './views/views.ts'
import { completeWholeUploads, cleanUpUploads } from './uploads/operations.ts'

export const videos = capability({
  name: 'videos',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  services: [STORAGE, ISOLATION, MEDIA_KEY, FFMPEG, WRITERS, VIEWS_OF_VIDEOS],
  routes: videoRoutes,
  mount: (app, web) => {
    mountUploads(app, web)
    mountMedia(app, web)
    mountVideoPage(app, web)
  },
  jobs: [
    handle(FINISH_VIDEO, finishVideo),
    handle(CONVERT_VIDEO, convertVideo),
    handle(SHRINK_VIDEO, shrinkVideo),
    handle(TRIM_VIDEO, trimVideo),
    handle(TRANSCRIBE_VIDEO, transcribeVideo),
  ],
  publishes: [VIDEO_NEWS],
  cronJobs: [
    { job: VIDEO_CHECK, at: '*/5 * * * *', run: checkOnVideos },
    { job: WATCHED_NOTICES, at: '* * * * *', run: tellWatched },
  ],
  cleanups: [cleanUpUploads, cleanUpVideos, cleanUpTrims, cleanUpViews],
  hooks: [
    on(HOST_GONE, forgetVideos),
    on(EXPORTED, videoFoldersPart),
    on(EXPORTED, videosPart),
    on(EXPORTED, captionsPart),
    on(EXPORTED, videoViewsPart),
  ],
})

async function checkOnVideos(context: Context): Promise<void> {
  await completeWholeUploads(context)
  await failStuckVideos(context)
}
