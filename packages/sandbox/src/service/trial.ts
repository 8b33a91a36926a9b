// How a trial finds a stand-in: the file `trial.ts` of its folder exports one of these as `trial`.

/** An appointment as people have them. */
export interface TrialEntry {
  id: string
  title: string
  start: Date
  end: Date
}

/** Where a trial has it. */
export interface TrialPlace {
  clientId: string
  clientSecret: string
  redirectUris: string[]
  /** Whatever an account is opened with. */
  password: string
  /** A file in which it keeps what it knows. */
  file: string
  /** Where the server hears what a provider says, by the provider's id. */
  hookOf: (provider: string) => string
  webhookSecret: string
}

export interface RunningTrial {
  /** `http://127.0.0.1:PORT` */
  url: string
  /** What opens an account of a provider, by its id: where it is typed. */
  accounts?: Readonly<Record<string, { address: string; user?: string; password?: string }>>
  /** Puts appointments into the calendar of an account that is connected by consent. */
  enter?: (entries: readonly TrialEntry[]) => void
  close: () => Promise<void>
}

export interface TrialStandIn {
  /** What it takes the place of. */
  name: string
  /** What its page shows; absent: it has none. */
  calendars?: string
  /** Where a server is registered, and which providers that is for. Absent: what opens an account is typed. */
  registration?: { maker: string; providers: readonly [string, ...string[]] }
  start: (place: TrialPlace) => Promise<RunningTrial>
}
