export const SLUG_MIN = 3

/** A personal address for a name without usable letters, such as 王伟. Further ones get a number. */
export const NAMELESS_LINK = 'host'

/**
 * Whether the address was neither chosen nor made from a name: it has a number, or eight hexadecimal digits once
 * many exist.
 */
export function isNameless(link: string): boolean {
  return /^host(?:-\d{1,2}|-[\da-f]{8})?$/.test(link)
}
// People paste addresses into chats and mails, where longer ones get cut.
export const SLUG_MAX = 60

// Section 2 of the specification, in its order.
const RESERVED_BY_SPECIFICATION =
  'admin administrator null undefined root user users false true password unknown anonymous api login forgotpassword onboard settings availability scheduled-events integrations calendar-connections analytics reschedule cancel blog product pricing contact-us terms privacy wp-admin try docs video_embed bookingpage timeslotpicker groupinvite widget upgrade payment-success screencast externaltimeslot dynamic-videos external-dynamic create-video-embed request-calendar organization developer developers tutorial tutorials client clients'

// First path segments that this server uses itself, now or by the specification's routes.
const RESERVED_BY_ROUTES =
  'assets booking book changepassword connect-client dev external external-dynamic-campaign create-dynamic-videos favicon healthz invite logout mails media metrics oembed poll polls readyz robots static weezly-users weezly-connect-billing weezly-connect-upgrade well-known'

export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  `${RESERVED_BY_SPECIFICATION} ${RESERVED_BY_ROUTES}`.split(' '),
)

export type SlugProblem = 'too_short' | 'too_long' | 'characters' | 'reserved'

/**
 * Why a personal or event-type address cannot be used; undefined if it can. Reserved words apply to personal ones
 * only.
 */
export function slugProblem(slug: string, kind: 'owner' | 'event_type'): SlugProblem | undefined {
  if (slug.length < SLUG_MIN) return 'too_short'
  if (slug.length > SLUG_MAX) return 'too_long'
  if (!/^[a-z0-9_-]+$/.test(slug)) return 'characters'
  if (kind === 'owner' && RESERVED_SLUGS.has(slug)) return 'reserved'
  return undefined
}
