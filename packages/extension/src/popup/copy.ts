import type { MessageContent } from '../insert/insert-content.ts'

/** With its look, and as plain text for fields that take no other. False if the browser forbids it. */
export async function copyContent({ html, text }: Pick<MessageContent, 'html' | 'text'>): Promise<boolean> {
  const parts = { 'text/html': html, 'text/plain': text }
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })] as const)
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]).then(
    () => true,
    () => false,
  )
}
