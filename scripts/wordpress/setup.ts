import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Product } from '../product.ts'
import { startProduct } from '../product.ts'
import { evaluate } from './evaluate.ts'
import { startWordPress } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    wordpress: string
    folder: string
  }
}

/** Before all files: starts our product, and a WordPress with the plugin active and configured. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct()
  const interrupt = () => process.kill(product.pid, 'SIGINT')
  process.once('exit', interrupt)
  const opened: Pick<Product, 'stop'>[] = [product]
  const stop = async () => {
    for (const service of opened.toReversed()) await service.stop()
    process.off('exit', interrupt)
  }
  try {
    const site = await startWordPress()
    opened.push(site)
    await prepare(site.folder, product.origin)
    project.provide('origin', product.origin)
    project.provide('wordpress', site.url)
    project.provide('folder', site.folder)
    return async () => {
      const notices = await noticesAboutPlugin(site.folder)
      await stop()
      if (notices.length > 0) throw new Error(`PHP noticed:\n${notices.join('\n')}`)
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function noticesAboutPlugin(folder: string): Promise<string[]> {
  const log = await readFile(path.join(folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
  return log.split('\n').filter((line) => line.includes('plugins/scheduling'))
}

/** Unpacks our product's zip as WordPress unpacks an upload. */
async function installPlugin(folder: string, origin: string): Promise<void> {
  const zip = path.join(path.dirname(folder), 'scheduling.zip')
  const answer = await fetch(`${origin}/external/scheduling-wordpress.zip`)
  await writeFile(zip, Buffer.from(await answer.arrayBuffer()))
  const problem = await evaluate<string | null>(
    folder,
    `WP_Filesystem();
    $unpacked = unzip_file($given['zip'], WP_PLUGIN_DIR);
    if (is_wp_error($unpacked)) return $unpacked->get_error_message();
    $active = activate_plugin('scheduling/scheduling.php');
    return is_wp_error($active) ? $active->get_error_message() : null;`,
    { zip },
  )
  if (problem) throw new Error(`WordPress does not take the plugin: ${problem}`)
}

async function prepare(folder: string, origin: string): Promise<void> {
  await installPlugin(folder, origin)
  await evaluate(
    folder,
    `update_option('scheduling_origin', $given['origin']);
    update_option('scheduling_page', 'demo/30min');
    foreach (array('author', 'subscriber') as $role) {
      $user = array('user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@site.example", 'role' => $role);
      $id = wp_insert_user($user);
      // Without the tour that the editor begins with.
      $guides = array('core/edit-post' => array('welcomeGuide' => false));
      update_user_meta($id, $GLOBALS['wpdb']->prefix . 'persisted_preferences', $guides);
    }`,
    { origin },
  )
}
