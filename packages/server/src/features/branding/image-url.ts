import type { ImageKind } from '@scheduling/contract/images'
import type { Context } from '../../context.ts'
import { STORAGE } from '../../storage/storage.ts'
import { readFileName, storedNames } from './image-files.ts'

/** The picture as a `data:` URL, for when it has no public URL. Null if its file is gone. */
export async function imageUrl(
  context: Pick<Context, 'service'>,
  kind: ImageKind,
  file: string,
  size: 0 | 1,
): Promise<string | null> {
  const content = await context.service(STORAGE).get(storedNames(kind, file)[size] ?? '')
  return content ? `data:${readFileName(file)?.type};base64,${content.toString('base64')}` : null
}
