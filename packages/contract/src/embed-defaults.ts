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

/**
 * Of the frame in a snippet: room for it before its height is known. Where it is a phone's width it is taller than a
 * screen, so that a screen is kept free; more is not needed, since what moves below the screen is no jump.
 */
export const FRAME_STYLE =
  'border:0;width:100%;height:clamp(640px,(620px - 100vw)*999,100vh);min-height:640px'
