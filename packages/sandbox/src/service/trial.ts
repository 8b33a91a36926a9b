// How a trial finds a stand-in: `trial.ts` in its folder exports one of these as `trial`.

/** A realistic appointment. */
export interface TrialEntry {
  id: string
  title: string
  start: Date
  end: Date
}

/** What the trial passes to a stand-in. */
export interface TrialPlace {
  clientId: string
  clientSecret: string
  redirectUris: string[]
  /** Addresses of further accounts. */
  colleagues: readonly string[]
  /** The password of every account. */
  password: string
  /** A file for its data. */
  file: string
  /** Our server's address for the provider's notifications, by provider id. */
  hookOf: (provider: string) => string
  webhookSecret: string
}

export interface RunningTrial {
  /** `http://127.0.0.1:PORT` */
  url: string
  /** What opens an account of a provider that needs typed credentials, by provider id. */
  accounts?: Readonly<Record<string, { address?: string; user?: string; password?: string; key?: string }>>
  /** The user names that it lets in, all with the same password, if credentials are typed. */
  people?: readonly string[]
  /** Whose accounts these people have, if typed credentials open them. */
  peopleOf?: string
  /** Where tax ids are checked, if it is a register of them. */
  registerOrigin?: string
  /** Adds appointments to the calendar of an account that is connected by consent: the first, or that of a colleague. */
  enter?: (entries: readonly TrialEntry[], email?: string) => void
  close: () => Promise<void>
}

export interface TrialStandIn {
  /** The service that it replaces. */
  name: string
  /** What its page shows. Absent: it has no page. */
  calendars?: string
  /** The registration, and its providers. Absent: credentials are typed, or nobody connects it. */
  registration?: { maker: string; providers: readonly [string, ...string[]] }
  /** The provider at whose place it is called, if its accounts are opened with a key. */
  keyed?: string
  /** The app of the catalog that people try on its page. */
  app?: 'zapier'
  start: (place: TrialPlace) => Promise<RunningTrial>
}
