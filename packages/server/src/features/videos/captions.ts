import { limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import type { HostId } from '../../host-id.ts'
import type { StoredCaptions } from './record/captions-store.ts'
import { captionsAmong, captionsIn, deleteCaptions, putCaptions } from './record/captions-store.ts'
import { getVideo } from './operations.ts'
import type { StoredVideo } from './record/store.ts'

// https://www.w3.org/TR/webvtt1/#file-structure
const SIGNATURE = /^\uFEFF?WEBVTT(?=[ \t\n]|$)/
const TIMES = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/

/** Whether browsers read it as WebVTT: the signature, and at least one line with times. */
export function isWebVtt(text: string): boolean {
  if (!SIGNATURE.test(text)) return false
  const arrows = text.split('\n').filter((line) => line.includes('-->'))
  return arrows.length > 0 && arrows.every((line) => TIMES.test(line))
}

/** Throws `video_not_found`. */
export async function getCaptions(
  context: Context,
  hostId: HostId,
  id: string,
  language: string,
): Promise<StoredCaptions> {
  await getVideo(context, hostId, id)
  return found(await captionsIn(context.db, hostId, id, language), 'video_not_found', id)
}

/** Throws `captions_unreadable`, `video_not_found`. Repeat: the same. */
export async function setCaptions(
  context: Context,
  { hostId }: Acting,
  id: string,
  { language, label, text }: { language: string; label: string; text: string },
): Promise<StoredVideo> {
  const content = text.replaceAll(/\r\n?/g, '\n')
  const video = await getVideo(context, hostId, id)
  if (!isWebVtt(content))
    throw new AppError('captions_unreadable', {
      detail: 'text: expected WEBVTT in the first line, and times such as 00:01.000 --> 00:04.000',
    })
  if (!(await captionsIn(context.db, hostId, id, language)))
    await refuseTooManyLanguages(context.db, hostId, id)
  await putCaptions(context.db, { host_id: hostId, video_id: id, language, label, content })
  return video
}

/** Throws `invalid_input`. */
export async function refuseTooManyLanguages(db: Db, hostId: HostId, id: string): Promise<void> {
  const there = await captionsAmong(db, hostId, [id])
  if (there.length >= limits.CAPTIONS_LANGUAGES_MAX)
    throw fieldError('language', 'too_many', `Expected at most ${limits.CAPTIONS_LANGUAGES_MAX} languages`)
}

/** Throws `video_not_found`. Repeat: does nothing. */
export async function removeCaptions(
  context: Context,
  { hostId }: Acting,
  id: string,
  language: string,
): Promise<StoredVideo> {
  const video = await getVideo(context, hostId, id)
  await deleteCaptions(context.db, hostId, id, language)
  return video
}
