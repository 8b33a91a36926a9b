/** How callers show who they are: what stands in `Authorization`, as OpenAPI says it. */
export const AUTHS = {
  /** A signed-in host. */
  host: { type: 'http', scheme: 'bearer', description: 'The token from signing in' },
  /** For what reaches others. */
  verified: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from signing in, of a host whose e-mail address is confirmed',
  },
  /** Whoever looks after the accounts of this server. */
  operatorAccount: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from signing in to an account that is marked as operator',
  },
  /** Whoever holds the manage link of a booking. */
  manage: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Manage <token>`: the token in the manage link of a booking',
  },
} as const

/** Who may call. */
export type Auth = 'public' | keyof typeof AUTHS
