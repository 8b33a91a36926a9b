import type { Config } from '../../packages/server/src/config.ts'

export interface Demo {
  email: string
  password: string
  link: string
  organizationLink: string
}

/** What to open in the trial. */
export function demoPlaces(config: Config, siteUrl: string, demo: Demo): string {
  return table([
    ['Dashboard', `${config.publicUrl}/`],
    ['  sign in with', `${demo.email}  ${demo.password}`],
    ['Booking page', `${config.publicUrl}/${demo.link}/30min`],
    ['  of its organization', `${config.publicUrl}/${demo.organizationLink}`],
    ['Video campaign', `${config.publicUrl}/dynamic-videos/campaigns`],
    ['A site that embeds it', siteUrl],
    ...operatorPlaces(config),
    ['API reference', `${config.publicUrl}/docs/api`],
  ])
}

/** What there is for operators of a real server. */
export function places(config: Config): string {
  return table([
    ['Dashboard', `${config.publicUrl}/`],
    ...operatorPlaces(config),
    ['API reference', `${config.publicUrl}/docs/api`],
    ['Listens on', `${config.host}, port ${config.port}`],
  ])
}

function operatorPlaces(config: Config): string[][] {
  if (!config.isTrial && config.operatorPassword === undefined) return []
  return [
    ...(config.mails === 'caught' ? [['Mails that were sent', `${config.publicUrl}/dev/mailbox`]] : []),
    ['Server status', `${config.publicUrl}/admin`],
  ]
}

function table(lines: string[][]): string {
  const width = Math.max(...lines.map(([name = '']) => name.length))
  return `\n${lines.map(([name = '', value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}\n`
}
