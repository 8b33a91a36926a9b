// The design tokens of dashboard, booking page, mails and the operator's pages. Style sheets repeat the values, and
// tests beside them compare the two. On booking pages, the owner's colors replace these.

/** Font sizes in px. */
export const TYPE = {
  tab: 11,
  label: 12,
  small: 13,
  text: 14,
  body: 15,
  field: 16,
  lead: 17,
  title: 20,
  display: 24,
  countdown: 72,
} as const

/** Corner radii in px. */
export const RADII = { mark: 4, small: 6, medium: 8, large: 12, sheet: 16, round: 99 } as const

/**
 * Whether a distance is allowed, in px: steps of 2 between things that belong together, steps of 4 from 12 on. Up to 2 px always pass: they even out a line.
 */
export function isSpace(px: number): boolean {
  return px <= 2 || (px < 12 ? px % 2 === 0 : px % 4 === 0)
}

/** The specification's color of links and buttons. */
export const ACCENT = '#0090FF'

interface Colors {
  /** The area around a sheet. */
  canvas: string
  surface: string
  ink: string
  inkDim: string
  hairline: string
  hairlineStrong: string
  hover: string
  link: string
  /** The background of selected items. */
  chosen: string
  bad: string
}

export const LIGHT: Colors = {
  canvas: '#F4F5F7',
  surface: '#FFFFFF',
  ink: '#161B22',
  inkDim: '#566172',
  hairline: '#E3E8EF',
  hairlineStrong: '#C4CDD9',
  hover: '#F2F5F9',
  link: '#0068BF',
  chosen: '#E6F3FF',
  bad: '#C42B31',
}

export const DARK: Colors = {
  canvas: '#0E1116',
  surface: '#151920',
  ink: '#E8EBF0',
  inkDim: '#A3ADBB',
  hairline: '#262D38',
  hairlineStrong: '#3A4453',
  hover: '#1F2530',
  link: '#58B4FF',
  chosen: '#0F2A44',
  bad: '#FF8080',
}
