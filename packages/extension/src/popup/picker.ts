import type { ToolResult } from '@scheduling/contract/tool-messages'
import { readToolResult } from '@scheduling/contract/tool-messages'
import type { MessageContent } from '../insert/insert-content.ts'
import { button, element } from './element.ts'
import type { Text } from './texts.ts'

/** The server's own page for picking times, in a frame. `place` puts them into the message, and answers what to say. */
export function showPicker(
  origin: string,
  t: Text,
  place: (content: MessageContent) => Promise<string>,
): void {
  const before = [...document.body.children]
  const opener = document.activeElement
  const status = element('p', { role: 'status' })
  const frame = element('iframe', {
    src: `${origin}/externaltimeslot`,
    title: t('extension.pick_times'),
    allow: 'clipboard-write',
  })
  const show = async ({ html, text, url }: ToolResult) => {
    status.textContent = await place({ html, text, mark: url.split('?')[0] ?? '' })
  }
  const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    const result = from === origin && source === frame.contentWindow ? readToolResult(data) : undefined
    if (result) void show(result)
  }
  addEventListener('message', listen)
  const back = button(t('extension.back'), () => {
    removeEventListener('message', listen)
    // With everything that was typed there.
    document.body.replaceChildren(...before)
    if (opener instanceof HTMLElement) opener.focus()
  })
  document.body.replaceChildren(element('main', { class: 'wide' }, back, status, frame))
  back.focus()
}
