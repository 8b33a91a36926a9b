import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listen } from '../service/listen.ts'
import type { Listening } from '../service/listen.ts'
import { escaped, page } from '../page.ts'

/**
 * What the page does after something was written into its editor. `keeps`: nothing. `redraws`: it replaces the editor by a
 * new one with the same content. `forgets`: by one with the content of before, once. `wipes`: it does so each time.
 */
export const EDITORS = ['keeps', 'redraws', 'forgets', 'wipes'] as const
export type Editor = (typeof EDITORS)[number]

export interface Recipient {
  name: string
  email: string
  /** The end of the address of their profile. */
  profile: string
}

export interface MessagePages extends Listening {
  gmail: (recipient: Recipient, editor?: Editor) => string
  linkedIn: (recipient: Recipient) => string
}

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'editor.js'), 'utf8')

/** Pages on which somebody writes a message, with the marks by which the real ones are recognized. */
export async function startMessagePages(): Promise<MessagePages> {
  const listening = await listen(({ path: where, query }, response) => {
    const recipient = { name: '', email: '', profile: '', ...Object.fromEntries(query) }
    const draw = PAGES[where]
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.writeHead(draw ? 200 : 404).end(draw?.(recipient, query.get('editor') ?? 'keeps'))
  })
  const at = (where: string, query: Recipient, editor: Editor) =>
    `${listening.url}${where}?${new URLSearchParams({ ...query, editor }).toString()}`
  return {
    ...listening,
    gmail: (recipient, editor = 'keeps') => at('/gmail', recipient, editor),
    linkedIn: (recipient) => at('/linkedin', recipient, 'keeps'),
  }
}

const PAGES: Record<string, (recipient: Recipient, editor: string) => string> = {
  '/gmail': ({ name, email }, editor) =>
    page(
      'Gmail (stand-in)',
      `<div role="listbox"><div role="option" data-hovercard-id="${escaped(email)}" data-name="${escaped(name)}">${escaped(name)}</div></div>
<div role="textbox" contenteditable="true" g_editable="true" aria-label="Message Body" aria-multiline="true" data-editor="${escaped(editor)}">Dear all,<br></div>
${SENDING}`,
    ),
  // It keeps no HTML, as there.
  '/linkedin': ({ name, profile }, editor) =>
    page(
      'LinkedIn (stand-in)',
      `<a href="/in/${escaped(profile)}"><h2 class="msg-entity-lockup__entity-title">${escaped(name)}</h2></a>
<div class="msg-form__contenteditable" role="textbox" contenteditable="true" aria-label="Write a message…" data-editor="${escaped(editor)}" data-plain><p><br></p></div>
${SENDING}`,
    ),
}

const SENDING = `<button type="button">Send</button><output></output><script>${SCRIPT}</script>`
