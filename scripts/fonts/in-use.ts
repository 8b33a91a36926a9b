import { execute } from '../service.ts'

/**
 * The font of pages that name none, such as "DejaVu Sans", according to fontconfig. Without that program, a
 * phrase that says so.
 */
export async function fontInUse(): Promise<string> {
  return execute('fc-match', ['--format', '%{family[0]}', 'sans-serif']).then(
    ({ stdout }) => stdout,
    () => 'whatever font the system chooses',
  )
}
