import { execute } from '../service.ts'

/** The font that a page gets which names none, such as "DejaVu Sans", by fontconfig; a sentence's end where there is no such program. */
export async function fontInUse(): Promise<string> {
  return execute('fc-match', ['--format', '%{family[0]}', 'sans-serif']).then(
    ({ stdout }) => stdout,
    () => 'whatever font the system chooses',
  )
}
