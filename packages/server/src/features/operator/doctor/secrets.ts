import type { Config } from '../../../config.ts'

// Shorter texts occur everywhere.
const SECRET_MIN = 6

/** The text with every secret of the configuration replaced. Errors of others may quote what they got. */
export function withoutSecrets(text: string, config: Config): string {
  return secretsOf(config).reduce((clean, secret) => clean.replaceAll(secret, '***'), text)
}

function secretsOf(config: Config): string[] {
  const { smtpUrl, databaseUrl, databaseDirectUrl, storageUrl, transcriptionUrl } = config
  const passwords = [smtpUrl, databaseUrl, databaseDirectUrl, storageUrl, transcriptionUrl].flatMap(
    (address) => {
      if (address === undefined || !URL.canParse(address)) return []
      const { password } = new URL(address)
      return [password, decodeURIComponent(password)]
    },
  )
  const registrations = Object.values(config.registrations).flatMap((registration) => [
    registration?.clientSecret,
    registration?.webhookSecret,
  ])
  const keys = config.secretKeys.map((key) => key.toString('hex'))
  const { secretKey, webhookSecrets = [] } = config.billing ?? {}
  const all = [config.operatorPassword, ...passwords, ...registrations, ...keys, secretKey, ...webhookSecrets]
  const secrets = new Set<string>()
  for (const secret of all) if (secret !== undefined && secret.length >= SECRET_MIN) secrets.add(secret)
  // A secret may contain another one.
  return [...secrets].toSorted((one, other) => other.length - one.length)
}
