import type { FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { STORAGE } from '../../../storage/storage.ts'
import { storedFile } from '../media/files.ts'
import type { StoredVideo } from '../record/store.ts'

// Mail programs fetch it again and again. Another picture comes within the hour.
const HEADERS = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** The file that mails show of a video. Null: there is none that everybody may see. */
function shownPictureOf({ privacy, poster_file, gif_file }: StoredVideo): string | null {
  return privacy === 'link' ? (gif_file ?? poster_file) : null
}

/** Without an end, so that a content host may keep it. */
export function isForEverybody({ privacy, until }: StoredVideo): boolean {
  return privacy === 'link' && until === null
}

/** Where mails find the picture. Null: there is none that everybody may see. */
export function pictureAddress(
  { config: { publicUrl, contentUrl = publicUrl } }: Pick<Context, 'config'>,
  video: StoredVideo,
): string | null {
  if (shownPictureOf(video) === null) return null
  return `${isForEverybody(video) ? contentUrl : publicUrl}/video_embed/${video.id}/picture`
}

/** At an address that does not end, because mails are read for years. Throws `route_not_found`. */
export async function sendPicture(
  context: Context,
  video: StoredVideo,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = shownPictureOf(video)
  const stored = file === null ? undefined : storedFile(file)
  const content = stored && (await context.service(STORAGE).get(stored.name))
  if (!stored || !content) throw new AppError('route_not_found')
  return reply.headers(HEADERS).type(stored.type).send(content)
}
