import { at, capability } from '../../capability.ts'
import type { Context } from '../../context.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { STORAGE } from '../../storage/storage.ts'
import { duty } from '../../jobs/duty.ts'
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
  VIDEO_ROUND,
  WATCHED_ROUND,
} from './record/queues.ts'
import { forgetVideos, sweepVideos } from './retire.ts'
import { videoRoutes } from './routes.ts'
import { NOT_EXPORTED, TABLES } from './record/tables.ts'
import { transcribeVideo } from './transcript/run.ts'
import { sweepTrims } from './trim/operations.ts'
import { trimVideo } from './trim/run.ts'
import { WRITERS } from './uploads/lease.ts'
import { mountUploads } from './uploads/mount.ts'
import { sweepViews } from './views/figures.ts'
import { tellWatched } from './views/tell.ts'
import { VIEWS_OF_VIDEOS } from './views/views.ts'
import { completeWholeUploads, sweepUploads } from './uploads/operations.ts'

export const videos = capability({
  name: 'videos',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  keeps: [STORAGE, ISOLATION, MEDIA_KEY, FFMPEG, WRITERS, VIEWS_OF_VIDEOS],
  routes: videoRoutes,
  mount: (app, web) => {
    mountUploads(app, web)
    mountMedia(app, web)
    mountVideoPage(app, web)
  },
  jobs: [
    duty(FINISH_VIDEO, finishVideo),
    duty(CONVERT_VIDEO, convertVideo),
    duty(SHRINK_VIDEO, shrinkVideo),
    duty(TRIM_VIDEO, trimVideo),
    duty(TRANSCRIBE_VIDEO, transcribeVideo),
  ],
  announces: [VIDEO_NEWS],
  rounds: [
    { job: VIDEO_ROUND, at: '*/5 * * * *', run: checkOnVideos },
    { job: WATCHED_ROUND, at: '* * * * *', run: tellWatched },
  ],
  sweeps: [sweepUploads, sweepVideos, sweepTrims, sweepViews],
  takesPart: [
    at(HOST_GONE, forgetVideos),
    at(EXPORTED, videoFoldersPart),
    at(EXPORTED, videosPart),
    at(EXPORTED, captionsPart),
    at(EXPORTED, videoViewsPart),
  ],
})

async function checkOnVideos(context: Context): Promise<void> {
  await completeWholeUploads(context)
  await failStuckVideos(context)
}
