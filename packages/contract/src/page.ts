// Names of the query parameters of public booking pages. Snippets in the wild carry them: never rename one.
export const PAGE_PARAMS = {
  /** `inline` or `popup`; absent on direct visits. */
  embed: 'embed',
  /** `1`, `true` or an empty value hides name and description of the event. */
  hideEventDetails: 'hide_event_details',
  backgroundColor: 'background_color',
  textColor: 'text_color',
  buttonColor: 'button_color',
  /** `light`, `dark`, or `auto` (the visitor's scheme). */
  theme: 'theme',
  language: 'language',
  /** IANA name. Default: the browser's. */
  timeZone: 'timezone',
  name: 'name',
  email: 'email',
  /** The day to show, `YYYY-MM-DD`, and the chosen start as an instant. They give every step its own address. */
  date: 'date',
  slot: 'slot',
  /** The link of the person whom the invitee wants, on a page where they may choose. Absent: anybody. */
  person: 'person',
  /** `12h` or `24h`. Default: the owner's. */
  timeFormat: 'time_format',
  /** Id of a saved embed, whose allowed sites apply to the frame. */
  widget: 'widget',
  /**
   * On a booking's page: `confirmed`, `reschedule` or `cancel`; absent for the summary. After a form: `moved` or
   * `canceled`. On the page that asks for a code: `sent` after the mail was sent again.
   */
  view: 'view',
} as const

/** Prefilled answers are `answer_<question id>`. */
export const ANSWER_PREFIX = 'answer_'

/** Saved with the booking if present in the page's address. */
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
/** Whose link of a campaign led here, saved the same way: `<campaign>.<lead>`, and `.<view>` from the page of a video. */
export const LEAD_PARAM = 'lead'

export type TrackingParam = (typeof TRACKING_PARAMS)[number]

export type Tracking = Partial<Record<TrackingParam | typeof LEAD_PARAM, string>>
