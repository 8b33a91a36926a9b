import { normaliseHex } from '@scheduling/domain'

/** Share-widget settings with the specification's defaults (section 3). */
export interface EmbedSettings {
  hideEventDetails: boolean
  backgroundColor: string
  textColor: string
  /** Button and link. */
  buttonColor: string
  /** Of the floating button of the popup widget. */
  buttonText: string
  buttonBackground: string
  buttonTextColor: string
  /** Of the popup text. */
  linkText: string
}

export const EMBED_DEFAULTS: EmbedSettings = {
  hideEventDetails: false,
  backgroundColor: '#FFFFFF',
  textColor: '#000000',
  buttonColor: '#0090FF',
  buttonText: 'Booking',
  buttonBackground: '#0090FF',
  buttonTextColor: '#FFFFFF',
  linkText: 'Schedule time with me',
}

/** A colour picker that closes: a 6-digit colour with its hash is taken, in capitals; anything else was nothing. */
export function settleColour(typed: string, previous: string): string {
  return normaliseHex(typed.trim()) ?? previous
}
