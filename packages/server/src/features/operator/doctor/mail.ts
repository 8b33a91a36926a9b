import { Resolver } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import { senderOf } from '../../../mail/transport.ts'
import { MAILS } from '../../notifications/queues.ts'
import type { Check, CheckedServer, Finding } from './finding.ts'
import { finding } from './finding.ts'

const PATIENCE_MS = 10_000
const RETRIED_MINUTES = 10
// The name of a domain's key is known to whoever signs only. These are common.
const SELECTORS = [
  'default',
  'dkim',
  'mail',
  'google',
  'k1',
  'k2',
  's1',
  's2',
  'selector1',
  'selector2',
  'smtp',
]

/** Whether the mail server takes our mails. */
export const mailCheck: Check = {
  name: 'mail',
  run: async (server) => [...(await signIn(server)), ...(await retriedMails(server))],
}

async function signIn({ config }: CheckedServer): Promise<Finding[]> {
  if (config.isTrial || !config.roles.includes('worker')) return []
  if (config.mails === 'caught')
    return [
      finding(
        'warning',
        'Nobody gets any email.',
        'SMTP_URL=mailbox keeps all of them here.',
        'Set SMTP_URL to your mail server, such as smtp://user:password@mail.example.com:587.',
      ),
    ]
  if (config.smtpUrl === undefined)
    return [
      finding(
        'error',
        'Nobody gets any email.',
        'SMTP_URL is not set, so all of them wait.',
        'Set SMTP_URL to your mail server, such as smtp://user:password@mail.example.com:587.',
      ),
    ]
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  try {
    await transport.verify()
    return []
  } catch (error) {
    return [
      finding(
        'error',
        'The mail server refuses us.',
        `${error instanceof Error ? error.message : String(error)}.`,
        'Correct host, port, user and password in SMTP_URL. Mails wait until then.',
      ),
    ]
  } finally {
    transport.close()
  }
}

async function retriedMails({ database, now }: CheckedServer): Promise<Finding[]> {
  if (!database) return []
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where name = $1 and state = 'retry' and created_on < $2::timestamptz - make_interval(mins => $3)`,
    [MAILS.name, new Date(now()), RETRIED_MINUTES],
  )
  const count = rows[0]?.count ?? 0
  if (count === 0) return []
  return [
    finding(
      'error',
      'Mails fail again and again.',
      `${count} were tried for more than ${RETRIED_MINUTES} minutes.`,
      'Look for the answer of the mail server in the log of the workers.',
    ),
  ]
}

/** Whether other mail servers can tell that our mails are ours. Without it, they are treated as spam. */
export const senderCheck: Check = {
  name: 'sender',
  run: async ({ config }) => {
    if (config.isTrial || config.mails !== 'sent') return undefined
    const { address } = senderOf({ from: config.mailFrom, publicUrl: config.publicUrl })
    const domain = address.slice(address.lastIndexOf('@') + 1)
    const resolver = new Resolver({ timeout: 3_000, tries: 2 })
    if (config.dnsServers) resolver.setServers(config.dnsServers)
    const has = async (name: string, beginning: RegExp) =>
      (await textsOf(resolver, name)).some((text) => beginning.test(text))

    const findings: Finding[] = []
    if (!(await has(domain, /^v=spf1\b/i)))
      findings.push(
        finding(
          'warning',
          `${domain} has no SPF record, so mails from ${address} may be treated as spam.`,
          `No TXT record at ${domain} begins with v=spf1.`,
          'Add the record that your mail provider names, such as "v=spf1 include:provider.example -all".',
        ),
      )
    // A subdomain has the policy of the domain above it.
    if (!(await anyOf(parentsOf(domain), (name) => has(`_dmarc.${name}`, /^v=DMARC1\b/i))))
      findings.push(
        finding(
          'warning',
          `${domain} has no DMARC record, which large mail providers ask for.`,
          `No TXT record at _dmarc.${domain} begins with v=DMARC1.`,
          'Add "v=DMARC1; p=none; rua=mailto:you@your.domain" at first, and a stricter policy later.',
        ),
      )
    const isKey = /\bp=[a-z\d+/]/i
    if (!(await anyOf(SELECTORS, (selector) => has(`${selector}._domainkey.${domain}`, isKey))))
      findings.push(
        finding(
          'note',
          'Whether mails are signed by DKIM could not be checked.',
          `No key was found below _domainkey.${domain} under ${SELECTORS.length} common names.`,
          'Send a mail to an address of yours elsewhere, and look for dkim=pass in its headers.',
        ),
      )
    return findings
  },
}

/** The domain and those above it, without the topmost. */
function parentsOf(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

async function anyOf<T>(all: readonly T[], is: (one: T) => Promise<boolean>): Promise<boolean> {
  const answers = await Promise.all(all.map(is))
  return answers.includes(true)
}

/** Empty if there are none. Throws if the name servers do not answer. */
async function textsOf(resolver: Resolver, name: string): Promise<string[]> {
  try {
    const texts = await resolver.resolveTxt(name)
    return texts.map((parts) => parts.join(''))
  } catch (error) {
    if (/^(ENODATA|ENOTFOUND)$/.test((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
