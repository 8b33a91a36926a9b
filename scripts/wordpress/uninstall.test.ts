import { expect, inject, test } from 'vitest'
import { setting, storeSetting } from './content.ts'
import { evaluate } from './evaluate.ts'

test('deleting the plugin takes its settings along', async () => {
  const folder = inject('folder')
  const stored = { origin: await setting('origin'), page: await setting('page') }
  expect(stored.origin).not.toBe('')
  try {
    await evaluate(folder, "return uninstall_plugin('scheduling/scheduling.php');")
    const left =
      'return $GLOBALS["wpdb"]->get_col("SELECT option_name FROM wp_options WHERE option_name LIKE \'scheduling%\'");'
    expect(await evaluate(folder, left)).toEqual([])
  } finally {
    await storeSetting('origin', stored.origin)
    await storeSetting('page', stored.page)
  }
})
