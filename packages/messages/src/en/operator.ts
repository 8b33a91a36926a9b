/** The operator's page. */
export const texts = {
  doctor: 'Check settings, mail, and network',
  title: 'Server status',
  allWell: 'Nothing is wrong.',
  wrong: { one: 'One thing is wrong', other: '{count} things are wrong' },

  // Problems, and how to fix them
  paused:
    'This server was restored from a backup and is paused: it sends no emails and calls no other service, because the former server may have done so already. Stop that one, and run pnpm admin resume --now.',
  mailsWait:
    'Nobody gets any email: SMTP_URL is not set. Set it, for example to smtp://user:password@host:587, and restart the server. Waiting emails go out then.',
  mailsCaught:
    'Nobody gets any email: SMTP_URL is "mailbox", so emails are only kept here. They are not sent later. Set it to a mail server for real use.',
  nobodySends: {
    by: 'minutes',
    one: 'Emails have been waiting for {minutes} minute: no worker is running, or it has no mail server. Start a process with ROLE=worker, or without ROLE, and give it SMTP_URL.',
    other:
      'Emails have been waiting for {minutes} minutes: no worker is running, or it has no mail server. Start a process with ROLE=worker, or without ROLE, and give it SMTP_URL.',
  },
  serverRefuses:
    'The mail server accepts no emails: it can’t be reached, or rejects ours. Check SMTP_URL and the server’s log. We keep trying for two days.',
  noEncryption:
    'Passwords and links are sent unencrypted, so others can read them on the way. Put a proxy that ends TLS in front, and set PUBLIC_URL to its https:// address.',
  superuser:
    'The server is a superuser of its database, so a mistake of ours could affect the whole machine. Give it a role that owns its database and nothing else, and use that role in DATABASE_URL.',
  keyBesideSecrets:
    'Authenticator secrets and calendar tokens are encrypted, but their key is in the same database: anyone with a copy of the database can read them. Set SECRET_KEYS to 64 hexadecimal digits, for example from openssl rand -hex 32, and start the server again.',

  server: 'Server',
  version: 'Version',
  roles: 'This process',
  web: 'answers requests',
  worker: 'sends emails, reminders and webhooks',
  since: 'Running since',
  publicUrl: 'Public address',
  listens: 'Listens on',
  listensAt: '{host}, port {port}',
  knownHosts: 'Other names',
  proxies: 'Trusted proxies',
  onThisMachine: 'those on this machine',
  purpose: 'Purpose',
  trial: 'A trial with its own data, for this machine only. Set PUBLIC_URL to run it for real.',
  production: 'Production',
  videos: 'Videos',
  ffmpeg: 'This process has ffmpeg and can convert videos.',
  noFfmpeg:
    'This process has no ffmpeg in /usr/bin, /usr/local/bin or /opt/homebrew/bin. Videos can be recorded, uploaded and played, but not trimmed. No pictures or GIFs are made from them, WebM videos stay as they are, which a few browsers do not play, and .ogg videos are not shown. Install ffmpeg, and start the server again.',

  database: 'Database',
  databaseSize: 'Size',
  databaseRole: 'Role',
  migration: 'Newest migration',
  newestBackup: 'Newest backup',

  mails: 'Emails',
  mailsGo: 'Status',
  sent: 'sent to their recipients',
  caught: 'kept in the mailbox',
  waiting: 'waiting',
  waitingNow: 'Waiting now',
  waitingSince: '{count}, since {time}',
  none: 'none',
  later: 'Reminders for later',
  lastSent: 'Last sent',
  never: 'never',
  refused: 'Rejected by recipients in the last week',
} as const
