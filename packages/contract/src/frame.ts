// Messages between the parent page and the booking page in its frame. Both sides check `event.source`,
// `event.origin` and the marker before they trust a message.

/** An event in the frame. The parent page gets it as `scheduling:<name>`. No personal data. */
export type FrameEvent =
  /**
   * `event` is empty for a list, and if the event type is gone. A page that only says why nothing can be booked
   * never sends `ready`.
   */
  | { name: 'ready'; owner: string; event: string }
  | { name: 'slot-selected'; start: string }
  | { name: 'booked'; bookingId: string; start: string; end: string; owner: string; event: string }
  | { name: 'rescheduled'; bookingId: string; start: string; end: string }
  | { name: 'canceled'; bookingId: string }

/**
 * A call for the owner's analytics on the parent page: a function's name with its arguments, or `dataLayer` with
 * what is pushed. Sent only if the owner has connected them, after `booked` and once the visitor has agreed. No
 * personal data.
 */
export type Conversion =
  | ['gtag', 'event', string, Record<string, string>]
  | ['fbq', 'trackSingle', string, string, Record<string, string>, { eventID: string }]
  | ['dataLayer', Record<string, string>]

/** The parent handles only the first message with this name. The booking page may load again and repeat it. */
type Once = { once?: string }

/** From the frame to its parent. */
export type FrameMessage =
  | ({ scheduling: 1; type: 'event'; event: FrameEvent } & Once)
  /** Empty: some will follow, and the scripts for them can be loaded. */
  | ({ scheduling: 1; type: 'conversions'; conversions: readonly Conversion[] } & Once)
  /** Height of the content in CSS pixels, rounded up. */
  | { scheduling: 1; type: 'height'; height: number }
  /**
   * Where a step begins in the frame, in CSS pixels from its top, minus the space for a sticky header of the site.
   */
  | { scheduling: 1; type: 'show'; top: number }
  /** Esc inside the frame, or its close button. */
  | { scheduling: 1; type: 'close' }
  /** The owner's confirmation address, http(s) only, for the top window. */
  | { scheduling: 1; type: 'redirect'; url: string }

/**
 * From the parent to the frame: the parent is listening. Sent once per page that the frame loads, and once more if
 * the parent came late. The frame answers with `ready` (once per page) and its height. `params` are prefill and
 * tracking values by their parameter names, for frames that the site owner wrote by hand. The first of two equal
 * names counts. Values in the page's address win.
 */
export type HelloMessage = { scheduling: 1; type: 'hello'; params?: [name: string, value: string][] }
