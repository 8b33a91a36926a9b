/** How callers identify themselves: the contents of `Authorization`, in OpenAPI's terms. */
export const AUTHS = {
  /** A signed-in host. */
  host: { type: 'http', scheme: 'bearer', description: 'The token from signing in' },
  /** For actions that reach other people. */
  verified: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from signing in, of a host whose email address is confirmed',
  },
  /** An operator, who manages the accounts of this server. */
  operatorAccount: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from signing in to an account that is marked as operator',
  },
  /** Anybody with the manage link of a booking. */
  manage: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Manage <token>`: the token in the manage link of a booking',
  },
} as const

/** What hosts identify themselves by. */
export type HostAuth = 'host' | 'verified'

/** The header that names the host for whom a signed-in person acts. Absent: their own. */
export const ACTING_FOR = 'acting-for'

/** Who may call. */
export type Auth = 'public' | keyof typeof AUTHS
