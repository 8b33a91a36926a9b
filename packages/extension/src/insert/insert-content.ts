import { findEditor } from './find-editor.ts'

export interface MessageContent {
  html: string
  text: string
  /** A part of both that shows whether the page kept it: an address. */
  mark: string
}

/** `lost`: the page took it out again. */
export type Inserted = 'inserted' | 'no_editor' | 'lost'

// A page that rewrites its editor does so soon after it hears of the change.
const WAITS_MS = [50, 250, 700]

/** Puts it where the cursor is, as typed text, so that the page hears of it and can undo it. */
export async function insertContent(content: MessageContent): Promise<Inserted> {
  const editor = findEditor(document)
  if (!editor) return 'no_editor'
  const before = contentOf(editor)
  put(editor, content)
  if (await isKept(content.mark)) return 'inserted'
  // It may have drawn its editor anew from what it knew before: then the new one is as the old one was, and takes it.
  const redrawn = findEditor(document)
  if (!redrawn || contentOf(redrawn) !== before) return 'lost'
  put(redrawn, content)
  return (await isKept(content.mark)) ? 'inserted' : 'lost'
}

function put(editor: HTMLElement, { html, text }: MessageContent): void {
  editor.focus()
  if (editor instanceof HTMLTextAreaElement) {
    document.execCommand('insertText', false, text)
    return
  }
  cursorInside(editor)
  // LinkedIn and others keep no links in HTML; the addresses in the text are links there.
  document.execCommand(isRich(editor) ? 'insertHTML' : 'insertText', false, isRich(editor) ? html : text)
}

function isRich(editor: HTMLElement): boolean {
  const isLinkedIn =
    location.hostname.endsWith('linkedin.com') || editor.matches('.msg-form__contenteditable')
  return !isLinkedIn && editor.contentEditable !== 'plaintext-only'
}

/** Where the person left it. Else at the end. */
function cursorInside(editor: HTMLElement): void {
  const selection = getSelection()
  if (!selection || (selection.anchorNode && editor.contains(selection.anchorNode))) return
  selection.selectAllChildren(editor)
  selection.collapseToEnd()
}

/** Whether the page still has it after all of the waits, in whichever editor it shows by then. */
async function isKept(mark: string): Promise<boolean> {
  let isThere = false
  for (const wait of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const editor = findEditor(document)
    isThere = editor !== undefined && contentOf(editor).includes(mark)
    if (!isThere) return false
  }
  return isThere
}

/** With the addresses of links, as they are written. */
function contentOf(editor: HTMLElement): string {
  if (editor instanceof HTMLTextAreaElement) return editor.value
  const links = [...editor.querySelectorAll('a')].map(({ href }) => href)
  return [editor.textContent, ...links].join('\n')
}
