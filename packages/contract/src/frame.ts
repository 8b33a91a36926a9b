// Messages between the page that embeds and the booking page in its frame. Both sides check `event.source`,
// `event.origin` and the mark before they believe one.

/** What happened in the frame, told to the parent page as `scheduling:<name>`. No personal data. */
export type FrameEvent =
  /** `event` is empty for a list, and where the event type is gone. What says why nothing can be booked is never ready. */
  | { name: 'ready'; owner: string; event: string }
  | { name: 'slot-selected'; start: string }
  | { name: 'booked'; bookingId: string; start: string; end: string; owner: string; event: string }
  | { name: 'rescheduled'; bookingId: string; start: string; end: string }
  | { name: 'canceled'; bookingId: string }

/**
 * A call that the owner's analytics on the parent page are to get: a function's name with what it is given, or
 * `dataLayer` with what is pushed. Made where the owner has connected them, after `booked` and once the visitor has
 * agreed; no personal data.
 */
export type Conversion =
  | ['gtag', 'event', string, Record<string, string>]
  | ['fbq', 'trackSingle', string, string, Record<string, string>, { eventID: string }]
  | ['dataLayer', Record<string, string>]

/** The parent heeds the first message with this name, however often the booking page is loaded and says it again. */
type Once = { once?: string }

/** From the frame to its parent. */
export type FrameMessage =
  | ({ scheduling: 1; type: 'event'; event: FrameEvent } & Once)
  /** None yet: some will follow, and what tells them can be loaded. */
  | ({ scheduling: 1; type: 'conversions'; conversions: readonly Conversion[] } & Once)
  /** Height of the content in CSS pixels, rounded up. */
  | { scheduling: 1; type: 'height'; height: number }
  /** Where in the frame a step begins, less the room for a fixed head of the site, in CSS pixels from its top. */
  | { scheduling: 1; type: 'show'; top: number }
  /** Esc inside the frame, or its close button. */
  | { scheduling: 1; type: 'close' }
  /** The owner's confirmation address, http(s) only, to be opened in the top window. */
  | { scheduling: 1; type: 'redirect'; url: string }

/**
 * From the parent to the frame, once per page that the frame loads and once more if the parent came late: it listens
 * now. The frame answers with `ready` (once per page) and its height. `params` are prefill and tracking by their names
 * in the page's address, of two equal names the first counts; a frame that the site owner wrote could not get them
 * there. What the address says wins.
 */
export type HelloMessage = { scheduling: 1; type: 'hello'; params?: [name: string, value: string][] }
