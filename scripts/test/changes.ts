import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const DRAWS_EMBEDS = /^packages\/(?:embed-loader|booking-ui)\/|\.css$/
// Tests, stories and READMEs lie beside the code, and no site gets them.
const NEVER_SENT = /\.(?:test|stories)\.tsx?$|\.md$/
const DAY_S = 86_400

const run = promisify(execFile)

/**
 * Whether what site owners embed may look or act differently: by edits that are not committed, or by commits of the last
 * 24 hours before HEAD's. A clone does not know which of them were tested before. True where there is no repository.
 */
export async function changesEmbeds(root: string): Promise<boolean> {
  try {
    const end = await git('log', '-1', '--format=%ct')
    const committed = await git('log', `--since=${Number(end) - DAY_S}`, '--name-only', '--format=')
    const edited = await git('diff', 'HEAD', '--name-only')
    return `${committed}\n${edited}`
      .split('\n')
      .some((file) => DRAWS_EMBEDS.test(file) && !NEVER_SENT.test(file))
  } catch {
    return true
  }

  async function git(...args: string[]): Promise<string> {
    return (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim()
  }
}
