import path from 'node:path'
import { execute } from '../service.ts'

/** Runs PHP inside a WordPress. `$given` holds the input; the PHP code's return value is the result. */
export async function evaluate<Result>(folder: string, code: string, given: object = {}): Promise<Result> {
  const program = `
    require $argv[1] . '/wp-load.php';
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    $given = json_decode($argv[2], true);
    $result = (function () use ($given) { ${code} })();
    echo '=', wp_json_encode($result);`
  const { stdout } = await execute('php', ['-r', program, folder, JSON.stringify(given)], {
    cwd: path.dirname(folder),
  })
  const answer = stdout.indexOf('=')
  return JSON.parse(stdout.slice(answer + 1)) as Result
}
