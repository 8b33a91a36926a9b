// As OpenAI's https://platform.openai.com/docs/api-reference/audio/createTranscription; whisper.cpp, faster-whisper and
// LocalAI take the same.
export const FORM_FILE = 'file'

const MODEL = 'whisper-1'

/** `query`: of the operator's address, which may name another model. */
export function fieldsFor(language: string, query: URLSearchParams): Record<string, string> {
  const [base = ''] = language.split('-')
  return { model: query.get('model') ?? MODEL, response_format: 'vtt', language: base.toLowerCase() }
}
