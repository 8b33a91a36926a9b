/** Addresses of the authorization server, after the origin. */
export const OAUTH_PLACES = {
  /** The consent page, below one of the dashboard: any other first segment may be a host's link. */
  authorize: '/integrations/authorize',
  token: '/api/v1/oauth/token',
  revoke: '/api/v1/oauth/revoke',
  /** The client_id of the browser extension, and what describes it. */
  extension: '/api/v1/oauth/extension',
} as const

/** What an access token is for, after the origin. */
export const RESOURCES = { api: '/api/v1', mcp: '/api/v1/mcp' } as const
export type Resource = keyof typeof RESOURCES
