import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MailContent } from './content/content.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export type RenderMail = (content: MailContent) => Promise<RenderedMail>

/**
 * Loads the templates that Rollup built, because Node cannot run TSX. Loads them with the first mail, so that
 * processes without mails pay nothing.
 */
export function builtRenderer(distFolder: string): RenderMail {
  let loading: Promise<{ renderMail: RenderMail }> | undefined
  return async (content) => {
    const file = pathToFileURL(path.join(distFolder, 'mail/templates.js'))
    loading ??= import(file.href) as Promise<{ renderMail: RenderMail }>
    const { renderMail } = await loading
    return renderMail(content)
  }
}
