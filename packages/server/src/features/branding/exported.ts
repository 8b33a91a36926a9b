import { IMAGES } from '@scheduling/contract/images'
import type { ImageKind } from '@scheduling/contract/images'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { ExportPart } from '../exports/events.ts'
import { findHost } from '../hosts/operations.ts'
import { imageUrl } from './image-url.ts'

/** The host’s pictures, in the largest stored size. */
export const picturesPart: ExportPart = { name: 'pictures', tables: ['brandings'], rows: picturesOf }

async function picturesOf(context: Context, hostId: HostId): Promise<object[]> {
  const host = await findHost(context, hostId)
  const kinds = Object.keys(IMAGES) as ImageKind[]
  return Promise.all(
    kinds.flatMap((kind) => {
      const file = host?.[kind]
      return file ? [imageUrl(context, kind, file, 1).then((content) => ({ kind, file, content }))] : []
    }),
  )
}
