import type { ProviderId } from '@scheduling/contract'

/** The makers' own, the same in every language. */
export const PROVIDER_NAMES: Record<ProviderId, string> = {
  google: 'Google Calendar',
  microsoft: 'Outlook Calendar',
  exchange: 'Exchange',
  caldav: 'CalDAV',
  ics: 'iCalendar (.ics)',
  zoom: 'Zoom',
  teams: 'Microsoft Teams',
}

export const PROVIDER_IDS = Object.keys(PROVIDER_NAMES) as ProviderId[]
