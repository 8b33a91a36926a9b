import type { EmbedSettings } from './embeds.ts'

/** Share-widget settings as the specification has them, section 3. */
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
