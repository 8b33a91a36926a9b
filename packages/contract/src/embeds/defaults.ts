import { ACCENT } from '@scheduling/domain'
import type { EmbedSettings } from './schemas.ts'

/** Share-widget settings: colors and texts are the specification's, section 3. */
export const EMBED_DEFAULTS: EmbedSettings = {
  hideEventDetails: false,
  backgroundColor: '#FFFFFF',
  textColor: '#000000',
  buttonColor: ACCENT,
  buttonText: 'Booking',
  buttonBackground: ACCENT,
  buttonTextColor: '#FFFFFF',
  linkText: 'Schedule time with me',
  closeLabel: 'Close',
  theme: 'auto',
  language: null,
  prefillName: '',
  prefillEmail: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmTerm: '',
  utmContent: '',
}

/**
 * Style of the frame in a snippet. It reserves space by the width of the container before the height is known, so
 * that nothing jumps. No style sheet of the site can narrow it.
 */
export const FRAME_STYLE =
  'border:0;border-radius:12px;width:100%;max-width:none!important;' +
  'height:max(680px,min(1200px,(480px - 100cqw)*999),min(800px,(900px - 100cqw)*999));min-height:640px'

/**
 * Style of the element around that frame. Its width decides how much space is reserved. A parent that is as wide as
 * its content (centered in a flex box or grid, inline-block, a float, a modal, a table cell) gives a container no
 * width, so this style names one.
 */
export const PLACE_STYLE =
  'container-type:inline-size;contain-intrinsic-inline-size:min(300px,80vw);width:100%'
