import { XmlBufferInputProvider, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm'

/**
 * Lists what in a document does not match a schema. `files`: the schema first, then its imports, by name.
 * https://www.w3.org/TR/xmlschema11-1/
 */
export function xsdOf(files: Record<string, string>): (xml: string) => string[] {
  const buffers = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(buffers)))
  const [url = '', text = ''] = Object.entries(files)[0] ?? []
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(text, { url }))
  return (xml) => {
    using document = XmlDocument.fromString(xml)
    try {
      validator.validate(document)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  }
}
