import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { connectedRequest, requestOf } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Clients',
  component: Stage,
  args: { path: '/clients' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByText('Noa Client')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const List: Story = {}
export const Empty: Story = {
  args: { state: { clients: [] } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No clients yet' })
  },
}
export const CommonTimes: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Find a time with Noa Client' }))
    await screen.findByRole('dialog', { name: 'Times that work for both of you' })
    await userEvent.click((await screen.findAllByRole('button', { name: /:00/ }))[0] ?? document.body)
    await screen.findByText(/For Noa Client/)
  },
}
export const Deleting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about Jonas Weber' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await screen.findByRole('dialog', { name: 'Delete this client?' })
  },
}
export const RightToLeft: Story = { args: { language: 'il' } }
export const Request: Story = {
  args: { path: '/request-calendar' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }))
    await screen.findAllByText('This field is required')
    const [way, name] = ['How do you want to ask?', 'Their name'].map((text) => screen.getByText(text))
    await expect(way && getComputedStyle(way).fontWeight).toBe(name && getComputedStyle(name).fontWeight)
  },
}
export const CopiedLink: Story = {
  args: { path: '/request-calendar' },
  play: async () => {
    await userEvent.click(await screen.findByText('With a link I send myself'))
    await userEvent.type(screen.getByLabelText('Their name'), 'Noa')
    await userEvent.type(screen.getByLabelText('What is it about?'), 'Kickoff')
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('heading', { name: 'Link for Noa' })
  },
}
export const Asked: Story = {
  args: { path: '/connect-client?key=k', isSignedIn: false },
  play: async () => {
    await screen.findByRole('heading', { name: 'Dana Reeves is asking when you’re free' })
    // The line of the next choice does not touch a button.
    for (const { lastElementChild, nextElementSibling: next } of document.querySelectorAll('section')) {
      const edge = next?.getBoundingClientRect().top ?? Infinity
      await expect(edge - (lastElementChild?.getBoundingClientRect().bottom ?? 0)).toBeGreaterThan(12)
    }
  },
}
export const AskedRightToLeft: Story = {
  args: { ...Asked.args, path: '/connect-client?key=k', language: 'il' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
  },
}
export const NothingToConnect: Story = {
  args: {
    ...Asked.args,
    path: '/connect-client?key=k',
    state: { clientRequest: requestOf({ providers: [] }) },
  },
  play: async () => {
    await screen.findByText('No calendar can be connected on this server.')
  },
}
export const FileShown: Story = {
  args: { ...Asked.args, path: '/connect-client?key=k' },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: 'Calendar file (.ics)' })
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.upload(input!, new File(['BEGIN:VCALENDAR\nEND:VCALENDAR\n'], 'me.ics'))
    await userEvent.click((await screen.findAllByRole('button', { name: /:00/ }))[0] ?? document.body)
    await screen.findByLabelText('Your email')
  },
}
export const Connected: Story = {
  args: { ...Asked.args, path: '/connect-client?key=k', state: { clientRequest: connectedRequest() } },
  play: async () => {
    await screen.findByRole('button', { name: 'Stop sharing' })
  },
}
export const Broken: Story = {
  args: {
    ...Asked.args,
    path: '/connect-client?key=k',
    state: { clientRequest: connectedRequest({ health: 'needs_reconnect' }) },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Connect Google Calendar' })
  },
}
export const Expired: Story = {
  args: { ...Asked.args, path: '/connect-client?key=k', state: { clientRequest: undefined } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Link expired' })
  },
}
