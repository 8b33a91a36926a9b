import type { MailTexts } from '../../../mail/content/mail-texts.ts'

/** What is known of a browser from which something was done. */
export interface Device {
  /** As product names; null where it named none. */
  browser: string | null
  system: string | null
  /** The address without its last part; null for the machine of the server itself. */
  network: string | null
}

export function deviceText({ browser, system }: Device, t: MailTexts): string {
  if (browser && system) return t('deviceOn', { browser, system })
  return browser ?? system ?? t('deviceUnknown')
}
