import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import type { Service } from '../service.ts'
import { execute, startService } from '../service.ts'

/** An empty MariaDB database named `wordpress`. It only listens on a socket in its folder. */
export async function startDatabase(folder: string): Promise<Service & { socket: string }> {
  await mkdir(folder, { recursive: true })
  const files = path.join(folder, 'files')
  const socket = path.join(folder, 'socket')
  const user = `--user=${userInfo().username}`
  await execute('mariadb-install-db', [
    '--no-defaults',
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    `--datadir=${files}`,
    user,
  ])
  const firstStep = path.join(folder, 'first-step.sql')
  await writeFile(firstStep, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n')
  const service = await startService({
    command: 'mariadbd',
    args: [
      '--no-defaults',
      '--skip-networking',
      '--innodb-buffer-pool-size=32M',
      `--datadir=${files}`,
      `--socket=${socket}`,
      `--pid-file=${path.join(folder, 'pid')}`,
      `--init-file=${firstStep}`,
      user,
    ],
    works: () =>
      execute('php', ['-r', `new mysqli('localhost', 'root', '', 'wordpress', 0, $argv[1]);`, socket]),
  })
  return { ...service, socket }
}
