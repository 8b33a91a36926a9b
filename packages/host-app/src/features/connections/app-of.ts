import type { ProviderId } from '@scheduling/contract'

/** What the catalogue shows of a provider: its mark and its page. */
export const APP_OF = {
  google: 'google_calendar',
  microsoft: 'outlook_calendar',
  exchange: 'exchange_calendar',
  caldav: 'caldav',
  ics: 'ics',
  zoom: 'zoom',
  teams: 'microsoft_teams',
} as const satisfies Record<ProviderId, string>
