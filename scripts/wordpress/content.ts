import { inject } from 'vitest'
import { evaluate } from './evaluate.ts'

const folder = inject('folder')

/** Publishes a new post on the site. */
export async function publishPost(
  content: string,
  author = 'admin',
): Promise<{ id: number; address: string }> {
  return evaluate(
    folder,
    // Removes what the author may not write, as when it is saved by hand.
    `wp_set_current_user(get_user_by('login', $given['author'])->ID);
    $post = array('post_title' => 'Post', 'post_content' => $given['content'], 'post_status' => 'publish');
    $id = wp_insert_post(wp_slash($post), true);
    return array('id' => $id, 'address' => get_permalink($id));`,
    { content, author },
  )
}

export async function publish(content: string, author?: string): Promise<string> {
  const { address } = await publishPost(content, author)
  return address
}

/** The HTML that a visitor's browser gets for some content. */
export async function htmlOf(content: string, author?: string): Promise<string> {
  return (await fetch(await publish(content, author))).text()
}

export async function setting(name: 'origin' | 'page'): Promise<string> {
  return evaluate(folder, 'return get_option("scheduling_" . $given["name"], "");', { name })
}

export async function storeSetting(name: 'origin' | 'page', value: string): Promise<void> {
  await evaluate(folder, 'return update_option("scheduling_" . $given["name"], $given["value"]);', {
    name,
    value,
  })
}
