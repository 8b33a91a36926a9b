import { limits } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Context } from '../../../context.ts'
import { FetchRefused } from '../../../http/fetch/fetch-refused.ts'
import type { FetchRules } from '../../../http/fetch/guarded-fetch.ts'
import { fetchAny, fetchPage } from '../../../http/fetch/guarded-fetch.ts'
import { ISOLATION } from '../../../isolation/isolation.ts'
import { ParseRefused } from '../../../isolation/refusal.ts'
import { imageTypeOf } from '../../branding/image-type.ts'
import { REDRAWN } from '../../branding/parsers.ts'
import { PREVIEW } from './parsers.ts'
import { screenshotOf } from './screenshot.ts'
import type { StoredSite } from './site-store.ts'

// Pages show it at this width at most.
export const PICTURE_SIZE = { width: 1_280, height: 1_280 }

export interface SitePicture {
  content: Uint8Array
  /** What a browser showed. Else what the website gives for previews of its links. */
  isScreenshot: boolean
}

/** A picture of a website, as a JPEG of ours. Undefined: there is none that we can read. */
export async function takePicture(
  context: Context,
  { host_id: host, url }: StoredSite,
): Promise<SitePicture | undefined> {
  const rules: FetchRules = {
    allowPrivate: context.config.allowPrivateFetch,
    userAgent: `Mozilla/5.0 (compatible; ${PRODUCT_NAME}Preview/1.0; +${context.config.publicUrl})`,
  }
  const isolation = context.service(ISOLATION)
  const redraw = async (content: Uint8Array) => {
    const asked = { content, crop: null, fit: 'inside', sizes: [PICTURE_SIZE], format: 'jpeg' } as const
    const [redrawn] = await isolation.parse(REDRAWN, asked, { host })
    return redrawn
  }
  try {
    // A browser would show a page of its own about one that it cannot open.
    const page = await fetchPage(url, rules)
    const { browserPath } = context.config
    const shown = browserPath === undefined ? undefined : await screenshotOf(browserPath, page.url, rules)
    const screenshot = shown && (await redraw(shown))
    if (screenshot) return { content: screenshot, isScreenshot: true }
    const type = page.headers.get('content-type') ?? ''
    const address = await isolation.parse(PREVIEW, { url: page.url, type, body: page.body }, { host })
    if (address === null) return undefined
    const { status, body } = await fetchAny(
      address,
      { method: 'GET', headers: { accept: 'image/*' } },
      { ...rules, bytesMax: limits.IMAGE_BYTES_MAX },
    )
    if (status !== 200 || !imageTypeOf(body)) return undefined
    const content = await redraw(body)
    return content && { content, isScreenshot: false }
  } catch (error) {
    if (error instanceof FetchRefused) return undefined
    if (error instanceof ParseRefused && error.reason !== 'busy') return undefined
    throw error
  }
}
