import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
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

/** Before all files: our product, and a WordPress where the plugin is active and knows it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct()
  const site = await startWordPress().catch(async (error: unknown) => {
    await product.stop()
    throw error
  })
  const stop = async () => {
    await Promise.all([site.stop(), product.stop()])
  }
  try {
    await prepare(site.folder, product.origin)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('origin', product.origin)
  project.provide('wordpress', site.url)
  project.provide('folder', site.folder)
  return async () => {
    const notices = await readFile(path.join(site.folder, 'wp-content/debug.log'), 'utf8').catch(() => '')
    await stop()
    if (notices.includes('plugins/scheduling')) throw new Error(`PHP noticed:\n${notices}`)
  }
}

async function prepare(folder: string, origin: string): Promise<void> {
  await evaluate(folder, "return activate_plugin('scheduling/scheduling.php');")
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
