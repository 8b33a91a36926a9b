/** How often a host gets a mail when the same lead watches again. */
export const WATCHED_PACES = ['hourly', 'daily', 'once'] as const
