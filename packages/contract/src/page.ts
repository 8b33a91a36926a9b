// Names of the query parameters of public booking pages. Snippets in the wild carry them: never rename one.
export const PAGE_PARAMS = {
  /** `inline` or `popup`; absent on direct visits. */
  embed: 'embed',
  /** `1`, `true` or nothing after the name hides name and description of the event. */
  hideEventDetails: 'hide_event_details',
  backgroundColor: 'background_color',
  textColor: 'text_color',
  buttonColor: 'button_color',
  /** `light`, `dark`, or `auto` (the visitor's scheme). */
  theme: 'theme',
  language: 'language',
  /** IANA name; else the browser's. */
  timeZone: 'timezone',
  name: 'name',
  email: 'email',
  /** Day to show, `YYYY-MM-DD`, and the chosen start as an instant: they make every step an address. */
  date: 'date',
  slot: 'slot',
  /** `12h` or `24h`; else the owner's. */
  timeFormat: 'time_format',
  /** Id of a saved embed: its allowed sites hold for the frame. */
  widget: 'widget',
  /**
   * Of a booking's page: `confirmed`, `reschedule` or `cancel`; absent for the summary, and `moved` or `canceled` for the
   * one to which a form has led that did so. Of the page that asks for a code: `sent` when the mail was sent again.
   */
  view: 'view',
} as const

/** Prefilled answers are `answer_<question id>`. */
export const ANSWER_PREFIX = 'answer_'

/** Kept with the booking when present in the page's address. */
export const TRACKING_PARAMS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'li_fat_id',
] as const
export type TrackingParam = (typeof TRACKING_PARAMS)[number]
