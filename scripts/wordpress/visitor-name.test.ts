import { expect, inject, onTestFinished, test } from 'vitest'
import { publishPost } from './content.ts'
import { evaluate } from './evaluate.ts'

// WordPress also reads `?name=`, as the name of a post.

const wordpress = inject('wordpress')

/** Whether the address shows an embed whose script still finds the name. */
async function isShown(address: string): Promise<boolean> {
  const answer = await fetch(address)
  const name = new URL(answer.url).searchParams.get('name')
  return (
    answer.ok &&
    name === new URL(address).searchParams.get('name') &&
    (await answer.text()).includes('<iframe')
  )
}

test.each(['Robin+Park', 'robin', '%D7%A0%D7%95%D7%A2%D7%94', 'hello-world'])(
  'a link with the name %s of a visitor shows the page that it leads to',
  async (name) => {
    const { id, address } = await publishPost('[scheduling]')
    expect(await isShown(`${address}?name=${name}`)).toBe(true)
    expect(await isShown(`${wordpress}/?p=${id}&name=${name}`)).toBe(true)
  },
)

test('a home page is shown for a visitor with a name, and a post for its own', async () => {
  const { id } = await publishPost('[scheduling]')
  await chooseHomePage(id)
  onTestFinished(async () => chooseHomePage(0))
  expect(await isShown(`${wordpress}/?name=Robin+Park`)).toBe(true)
  expect(await (await fetch(`${wordpress}/?name=hello-world`)).text()).toContain('Welcome to WordPress')
})

async function chooseHomePage(id: number): Promise<void> {
  await evaluate(
    inject('folder'),
    `set_post_type($given['id'], 'page');
    update_option('page_on_front', $given['id']);
    update_option('show_on_front', $given['id'] ? 'page' : 'posts');`,
    { id },
  )
}
