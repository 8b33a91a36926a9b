// The colours of everything that is drawn: dashboard, booking page and mails. The dashboard's style sheet says the same
// (`ui/tokens.css`, held to these by its test); what an owner has chosen replaces them on booking pages.

/** The specification's colour of links and buttons. */
export const ACCENT = '#0090FF'

interface Colours {
  /** What lies around a sheet. */
  canvas: string
  surface: string
  ink: string
  inkDim: string
  hairline: string
  bad: string
}

export const LIGHT: Colours = {
  canvas: '#F4F5F7',
  surface: '#FFFFFF',
  ink: '#161B22',
  inkDim: '#566172',
  hairline: '#E3E8EF',
  bad: '#C42B31',
}

export const DARK: Colours = {
  canvas: '#0E1116',
  surface: '#151920',
  ink: '#E8EBF0',
  inkDim: '#A3ADBB',
  hairline: '#262D38',
  bad: '#FF8080',
}
