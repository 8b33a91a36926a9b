import { limits } from '@scheduling/domain'
import path from 'node:path'
import { STORAGE } from '../../storage/storage.ts'
import type { ExportPart } from '../exports/events.ts'
import { allCaptions } from './record/captions-store.ts'
import { foldersOf } from './record/folder-store.ts'
import { signedAddress } from './media/sign.ts'
import { smallOf, storedNameOf } from './media/files.ts'
import type { StoredVideo } from './record/store.ts'
import { allVideos } from './record/store.ts'
import { allViews } from './views/store.ts'

export const videoFoldersPart: ExportPart = {
  name: 'video-folders',
  tables: ['video_folders'],
  rows: async ({ db }, host) => foldersOf(db, host),
}

// As long as the export itself can be fetched, and an hour less: storage elsewhere signs for seven days at most.
const FETCHED_HOURS = limits.EXPORT_DAYS * 24 - 1

/** With files, up to a limit, and with addresses where all of them can be fetched. */
export const videosPart: ExportPart = {
  name: 'videos',
  tables: ['videos'],
  rows: async (context, host) => {
    const addressOf = (file: string | null) =>
      file && `${context.config.publicUrl}${signedAddress(context, file, FETCHED_HOURS)}`
    const videos = await allVideos(context.db, host)
    const fitting = fittingOf(videos)
    return videos.map(({ password_hash: hash, play_file, poster_file, gif_file, trim, ...video }) => ({
      ...video,
      has_password: hash !== null,
      file: addressOf(play_file),
      file_in_export: play_file && fitting.has(video.id) ? nameInExport(video.id, play_file) : null,
      poster: addressOf(poster_file),
      // The same in less detail, so it is not among the files.
      file_for_slow_connections: video.small_bytes && addressOf(play_file && smallOf(play_file)),
      trimmed_from: trim?.whole ? trim.from : null,
      file_before_trim: addressOf(trim?.whole?.file ?? null),
      poster_before_trim: addressOf(trim?.whole?.poster?.file ?? null),
      gif: addressOf(gif_file),
    }))
  },
  async *files(context, host) {
    const videos = await allVideos(context.db, host)
    const fitting = fittingOf(videos)
    for (const { id, play_file, poster_file, gif_file } of videos)
      for (const file of fitting.has(id) ? [play_file, poster_file, gif_file] : []) {
        const open = file === null ? undefined : await context.service(STORAGE).open(storedNameOf(file))
        if (file !== null && open) yield { name: nameInExport(id, file), read: open.read }
      }
  },
}

/** Videos whose files have room in the export, the oldest first. */
function fittingOf(videos: readonly Pick<StoredVideo, 'id' | 'bytes'>[]): ReadonlySet<string> {
  const fitting = new Set<string>()
  let room = limits.EXPORT_FILES_BYTES_MAX
  for (const { id, bytes } of videos) {
    if (Number(bytes) > room) continue
    room -= Number(bytes)
    fitting.add(id)
  }
  return fitting
}

function nameInExport(id: string, file: string): string {
  return `videos/${id}${path.extname(file)}`
}

export const captionsPart: ExportPart = {
  name: 'video-captions',
  tables: ['video_captions'],
  rows: async ({ db }, host) => allCaptions(db, host),
}

/** Who opened them by which link, and what was watched. */
export const videoViewsPart: ExportPart = {
  name: 'video-views',
  tables: ['video_views'],
  rows: async ({ db }, host) => allViews(db, host),
}
