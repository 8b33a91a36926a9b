import type { readZonesFrom, ZoneSource } from '@scheduling/domain'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderMail } from './mail.ts'

/**
 * The templates as Rollup built them: Node does not read TSX. Loaded when the first mail is written, so that a
 * process that sends none pays nothing.
 */
export function builtRenderer(distFolder: string, zones: ZoneSource): RenderMail {
  let loading: Promise<RenderMail> | undefined
  return async (mail) => {
    const file = pathToFileURL(path.join(distFolder, 'mail/templates.js'))
    loading ??= load(file.href, zones)
    const renderMail = await loading
    return renderMail(mail)
  }
}

interface Templates {
  renderMail: RenderMail
  readZonesFrom: typeof readZonesFrom
}

/** What is built holds the domain once more: it has to be told of the zones, too. */
async function load(file: string, zones: ZoneSource): Promise<RenderMail> {
  const templates = (await import(file)) as Templates
  templates.readZonesFrom(zones)
  return templates.renderMail
}
