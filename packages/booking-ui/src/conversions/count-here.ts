import type { Conversion } from '@scheduling/contract'

type Call<Name> = Extract<Conversion, [Name, ...unknown[]]>

const TAG = 'https://www.googletagmanager.com/gtag/js'
const PIXEL = 'https://www.facebook.com/tr'

/**
 * Tells the owner's analytics about a booking on a direct visit, where no page of the owner's does. Uses no cookies and
 * no storage. Sends the event's address instead of this page's, which holds the manage link by now and may hold a name.
 * Leaves out Tag Manager: a container reads the page's address by itself.
 */
export async function countHere(conversions: readonly Conversion[]): Promise<void> {
  const google = conversions.filter((call) => call[0] === 'gtag')
  const meta = conversions.filter((call) => call[0] === 'fbq')
  await Promise.all([google.length > 0 && tellGoogle(google), ...meta.map(tellMeta)])
}

/** https://developers.google.com/tag-platform/gtagjs and …/security/guides/consent */
function tellGoogle(calls: readonly Call<'gtag'>[]): Promise<void> {
  const waiting: unknown[] = []
  // Google's script recognizes a call by its type: an `arguments` object.
  const gtag = function () {
    // oxlint-disable-next-line prefer-rest-params
    waiting.push(arguments)
  } as (...given: unknown[]) => void
  Object.assign(window, { dataLayer: waiting })

  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  gtag('set', { ads_data_redaction: true, page_referrer: '' })
  gtag('js', new Date())
  return new Promise((resolve) => {
    for (const [, , name, { send_to: id, ...told }] of calls) {
      const page_location = pageOf(told)
      gtag('config', id, { send_page_view: false, page_location })
      gtag('event', name, { send_to: id, ...told, page_location, event_callback: resolve })
    }
    const tag = document.createElement('script')
    tag.async = true
    tag.src = `${TAG}?id=${encodeURIComponent(calls[0]?.[3].send_to ?? '')}`
    tag.addEventListener('error', () => resolve())
    document.head.append(tag)
  })
}

/** What Meta's pixel requests when scripts are off: one image. */
function tellMeta([, , id, event, told, { eventID }]: Call<'fbq'>): Promise<void> {
  const query = new URLSearchParams({ id, ev: event, eid: eventID, dl: pageOf(told), noscript: '1' })
  for (const [name, value] of Object.entries(told)) query.set(`cd[${name}]`, value)
  return new Promise((resolve) => {
    const image = new Image()
    // `anonymous` sends no Meta cookies. The response cannot be read, and does not need to be.
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => resolve())
    image.src = `${PIXEL}?${query.toString()}`
  })
}

function pageOf({ owner, event_type }: Record<string, string>): string {
  return new URL(`/${owner}/${event_type}`, location.origin).href
}
