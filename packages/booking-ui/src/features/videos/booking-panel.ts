import { all, find, on, press } from './dom.ts'
import { lastSecond, note, tell } from './news.ts'

/** What a booking page tells the page around it. */
interface BookingNews {
  type?: string
  url?: string
  event?: { name: string; bookingId?: string }
}

/** Links to booking pages open over the video, which waits. */
export function openBookings(video: HTMLVideoElement | undefined): void {
  const panel = find<HTMLDialogElement>('dialog')!
  const frame = find<HTMLIFrameElement>('dialog iframe')!
  for (const link of all('.cue[href]')) on(link, 'click', () => note('c'))
  press('[data-book]', (link) => {
    video?.pause()
    // A smaller frame has no room for it: a tab opens.
    if (innerHeight < 400) return true
    const page = `${link.href}${link.search ? '&' : '?'}embed=inline`
    // The same page again keeps what was typed.
    if (frame.src !== page) frame.src = page
    panel.showModal()
  })
  // The booking page says what happened once it was greeted.
  on(frame, 'load', () => frame.contentWindow!.postMessage({ scheduling: 1, type: 'hello' }, '*'))
  on(window, 'message', (event) => {
    const { data, source, origin } = event as MessageEvent<BookingNews>
    // The frame may have been led to another site.
    if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return
    if (data.event?.name === 'booked') note(`b${data.event.bookingId}@${lastSecond()}`)
    if (data.url) location.assign(data.url)
    if (data.type === 'close') panel.close()
    tell()
  })
}
