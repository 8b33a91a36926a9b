import type { Screen } from './screen.ts'

// Each step here is a written step of the tutorial, in the same order.

export async function createEventType({ page, step, click, type, point }: Screen): Promise<void> {
  step()
  await click(page.getByRole('link', { name: 'New event type' }))
  step()
  await type(page.getByRole('textbox', { name: 'Name' }), 'Product demo')
  await point(page.getByText('This address is available'))
  step()
  await click(page.getByRole('button', { name: '45 min', exact: true }))
  await point(page.getByRole('button', { name: 'Add a location' }))
  step()
  await click(page.getByRole('button', { name: 'Create event type' }))
  await point(page.getByRole('button', { name: 'Share', exact: true }))
}

export async function putOnWebsite({ page, step, click, type, point, rest }: Screen): Promise<void> {
  const site = new URL(page.url())
  // The demo's third-party site uses the next port.
  site.port = String(Number(site.port) + 1)
  step()
  await click(page.getByRole('button', { name: 'Share your link' }))
  await click(page.getByRole('tab', { name: 'Add to website' }))
  step()
  await click(page.getByText('Popup widget', { exact: true }))
  await click(page.getByText('Inline embed', { exact: true }))
  step()
  await click(page.getByRole('button', { name: 'Copy code' }))
  step()
  await click(page.getByRole('tab', { name: 'Check my page' }))
  await type(page.getByLabel('Address of your page'), `${site.origin}/inline.html`)
  await click(page.getByRole('button', { name: 'Check', exact: true }))
  await point(page.getByText('The embed works here').first())
  await rest()
}

export async function workAsOrganization({ page, step, click, type, point }: Screen): Promise<void> {
  step()
  await click(page.getByRole('button', { name: /’s account$/ }))
  await click(page.getByRole('menuitem', { name: 'Create an organization' }))
  await type(page.getByRole('textbox', { name: 'Name' }), 'Martin Interiors')
  await click(page.getByRole('button', { name: 'Create organization' }))
  step()
  await click(page.getByRole('link', { name: 'Organization', exact: true }))
  await type(page.getByRole('textbox', { name: 'Email', exact: true }), 'sam@example.com')
  step()
  await click(page.getByRole('combobox', { name: 'Role' }))
  await click(page.getByRole('option', { name: 'Admin' }))
  await point(page.getByText('Manages people, event types, settings and all meetings.'))
  await click(page.getByRole('button', { name: 'Invite', exact: true }))
  step()
  await click(page.getByRole('button', { name: /’s account$/ }))
  await point(page.getByRole('menuitem', { name: 'Your account' }))
}
