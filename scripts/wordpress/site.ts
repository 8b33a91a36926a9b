import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePortPair } from '../product.ts'
import { startDatabase } from './database.ts'
import { requirePrograms, unpackWordPress } from './debian.ts'
import type { Service } from '../service.ts'
import { startService } from '../service.ts'

export const ADMIN = { name: 'admin', password: 'Adm1n-of-the-test-site!' }

/** A newly installed WordPress. */
export interface WordPressSite extends Service {
  url: string
  /** The folder with its files. */
  folder: string
}

export async function startWordPress(): Promise<WordPressSite> {
  await requirePrograms()
  const root = await mkdtemp(path.join(tmpdir(), 'wordpress-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  // Ctrl-C leaves no time for more.
  process.once('exit', remove)
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
    remove()
    process.off('exit', remove)
  }
  try {
    const folder = await unpackWordPress(root)
    const database = await startDatabase(path.join(root, 'database'))
    closers.push(() => database.stop())
    const port = await freePortPair()
    const url = `http://localhost:${port}`
    await writeFile(path.join(folder, 'wp-config.php'), configuration(url, database.socket))
    const server = await startService({
      command: 'php',
      args: ['-S', `localhost:${port}`, '-t', folder],
      // More than one, because the site calls itself.
      env: { PHP_CLI_SERVER_WORKERS: '4' },
      works: () => fetch(`${url}/wp-admin/install.php`),
    })
    closers.push(() => server.stop())
    await install(url)
    return { url, folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function configuration(url: string, socket: string): string {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    // PHP notices go to wp-content/debug.log, where there must be none from our code.
    WP_DEBUG: true,
    WP_DEBUG_LOG: true,
    WP_DEBUG_DISPLAY: false,
    // The site can only reach this machine.
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: 'localhost',
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
    AUTH_KEY: crypto.randomUUID(),
    SECURE_AUTH_KEY: crypto.randomUUID(),
    LOGGED_IN_KEY: crypto.randomUUID(),
    NONCE_KEY: crypto.randomUUID(),
  }
  const lines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? `'${value}'` : String(value)});`,
  )
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';
`
}

/** Does what a person does on the setup page of a new WordPress. */
async function install(url: string): Promise<void> {
  const answer = await fetch(`${url}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams({
      weblog_title: 'Test site',
      user_name: ADMIN.name,
      admin_password: ADMIN.password,
      admin_password2: ADMIN.password,
      admin_email: 'admin@site.example',
      blog_public: '0',
      language: '',
    }),
  })
  const page = await answer.text()
  if (!page.includes('wp-login.php'))
    throw new Error(`WordPress could not be installed:\n${page.slice(0, 4_000)}`)
}
