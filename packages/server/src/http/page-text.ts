/** Decodes a page by the charset in its `content-type`. UTF-8 if it is missing or unknown. */
export function pageText(body: Uint8Array, type: string): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? []
  return decoderFor(charset).decode(body)
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
