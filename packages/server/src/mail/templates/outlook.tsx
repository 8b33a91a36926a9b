import { WIDTH } from './styles.ts'

// Outlook on Windows ignores max-width. A table that only Outlook sees keeps the card narrow. React cannot write
// comments, so the template has marks that we replace in the finished HTML.
const marks = {
  open: '<i data-outlook="open"></i>',
  close: '<i data-outlook="close"></i>',
}
const tables = {
  open: `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
  close: '<!--[if mso]></td></tr></table><![endif]-->',
}

export function OutlookMark({ at }: { at: keyof typeof marks }) {
  return <i data-outlook={at} />
}

export function withOutlookTables(html: string): string {
  return html.replace(marks.open, tables.open).replace(marks.close, tables.close)
}
