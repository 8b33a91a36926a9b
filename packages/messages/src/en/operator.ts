/** The operator's page. */
export const texts = {
  title: 'State of the server',
  allWell: 'Nothing is wrong.',
  wrong: { one: 'One thing is wrong', other: '{count} things are wrong' },

  // Problems, and how to fix them
  mailsWait:
    'Nobody gets any mail: SMTP_URL is not set. Set it, for example to smtp://user:password@host:587, and start the server again; what waits goes out then.',
  mailsCaught:
    'Nobody gets any mail: SMTP_URL is "mailbox", so that mails are only kept here. They are not sent later. Set it to a mail server for real use.',
  nobodySends:
    'Mails have been waiting for {minutes} minutes: no worker runs, or it has no mail server. Start a process with ROLE=worker, or without ROLE, and give it SMTP_URL.',
  serverRefuses:
    'The mail server takes no mails: it cannot be reached, or refuses ours. Look at SMTP_URL and at its log. They are tried again for two days.',
  noEncryption:
    'Passwords and links travel so that everybody on the way can read them. Put a proxy that ends TLS in front, and set PUBLIC_URL to its https:// address.',
  superuser:
    'The server is a superuser of its database: a mistake of ours would be one of the whole machine. Give it a role that owns its database and nothing else, and name that in DATABASE_URL.',
  keyBesideSecrets:
    'Authenticator secrets and calendar tokens are encrypted, but their key is in the same database: anyone with a copy of the database can read them. Set SECRET_KEYS to 64 hexadecimal digits, for example from openssl rand -hex 32, and start the server again.',

  server: 'Server',
  version: 'Version',
  roles: 'This process',
  web: 'answers requests',
  worker: 'sends mails, reminders and webhooks',
  since: 'Runs since',
  publicUrl: 'Public address',
  listens: 'Listens on',
  listensAt: '{host}, port {port}',
  knownHosts: 'Further names',
  proxies: 'Believed proxies',
  onThisMachine: 'those on this machine',
  purpose: 'Purpose',
  trial: 'A trial, on data of its own and for this machine alone. Set PUBLIC_URL to run it for real.',
  production: 'For real',

  database: 'Database',
  databaseSize: 'Size',
  databaseRole: 'Role',
  migration: 'Newest migration',

  mails: 'Mails',
  mailsGo: 'What happens',
  sent: 'they go out',
  caught: 'they are kept in the mailbox',
  waiting: 'they wait',
  waitingNow: 'Waiting now',
  waitingSince: '{count}, since {time}',
  none: 'none',
  later: 'Reminders for later',
  lastSent: 'Last one sent',
  never: 'never',
  refused: 'Refused by recipients in the last week',
} as const
