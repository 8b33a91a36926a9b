import { ACCENT } from '@scheduling/domain'
import type { EmbedSettings } from './schemas.ts'

/** Share-widget settings: colours and texts as the specification has them, section 3. */
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
 * Of the frame in a snippet: room for it before its height is known, by the width of its place, so that nothing jumps.
 * No style sheet of the site's narrows it.
 */
export const FRAME_STYLE =
  'border:0;border-radius:12px;width:100%;max-width:none!important;' +
  'height:max(680px,min(1200px,(480px - 100cqw)*999),min(800px,(900px - 100cqw)*999));min-height:640px'

/**
 * Of what stands around that frame: the width that its room goes by. Where the parent is as wide as its content (centered
 * in a flex box or grid, inline-block, a float, a modal, a table cell) a container has no width but the one named here.
 */
export const PLACE_STYLE =
  'container-type:inline-size;contain-intrinsic-inline-size:min(300px,80vw);width:100%'
