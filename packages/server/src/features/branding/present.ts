import type { Branding } from '@scheduling/contract'
import { imageAddress } from '@scheduling/contract/images'
import type { ImageKind } from '@scheduling/contract/images'
import { allows } from '@scheduling/domain/entitlements'
import type { Context } from '../../context.ts'
import type { Host } from '../hosts/operations.ts'
import { imageUrl } from './image-url.ts'

/** Before the pages are open, pictures have no public URL, so they are in the answer. */
export async function presentBranding(context: Context, host: Host): Promise<Branding> {
  const { background = null, text = null, button = null } = host.colors
  const shown = async (kind: ImageKind) => {
    const file = host[kind]
    if (file === null) return null
    return host.opened_at ? imageAddress(kind, file) : imageUrl(context, kind, file, 0)
  }
  return {
    avatar: await shown('avatar'),
    logo: await shown('logo'),
    background: await shown('background'),
    colors: { background, text, button },
    hidesProductName: host.hides_product_name,
    mayHideProductName: allows(host, 'hide-product-name'),
  }
}
