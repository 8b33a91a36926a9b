import type { Context } from '../../context.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { redrawnPicture } from '../videos/media/redraw-picture.ts'
import { LIMITS } from './record/limits.ts'
import { getCampaign } from './operations.ts'
import type { CountedCampaign } from './record/store.ts'
import { updateCampaign } from './record/store.ts'
import { deletePicture, storePicture } from './backgrounds/files.ts'
import { PICTURE_SIZE } from './backgrounds/take-picture.ts'

/** Replaces a campaign's picture. Throws `campaign_not_found`, `invalid_input`, `rate_limited`. Repeat: the same. */
export async function putImage(
  context: Context,
  host: Acting,
  id: string,
  content: Uint8Array,
): Promise<CountedCampaign> {
  await getCampaign(context, host.hostId, id)
  const attempt = [LIMITS.images, host] as const
  const drawn = await redrawnPicture(context, host.hostId, content, { size: PICTURE_SIZE, attempt })
  return replaceImage(context, host, id, await storePicture(context, host.hostId, drawn))
}

/** Throws `campaign_not_found`. Repeat: does nothing. */
export async function removeImage(context: Context, host: Acting, id: string): Promise<CountedCampaign> {
  const { image_file: file } = await getCampaign(context, host.hostId, id)
  return file === null ? getCampaign(context, host.hostId, id) : replaceImage(context, host, id, null)
}

async function replaceImage(
  context: Context,
  host: Acting,
  id: string,
  file: string | null,
): Promise<CountedCampaign> {
  const { image_file: former, name } = await getCampaign(context, host.hostId, id)
  const isKept = await context.db.transaction().execute(async (trx) => {
    if (!(await updateCampaign(trx, host.hostId, id, { image_file: file }))) return false
    await recordActivity(context, trx, host, 'campaign_changed', name)
    return true
  })
  await deletePicture(context, isKept ? former : file)
  return getCampaign(context, host.hostId, id)
}
