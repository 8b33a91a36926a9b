import { Autocomplete, Button, Menu, Select } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ERROR_FRAME } from './clear-of-error.ts'
import './mantine-styles.ts'
import { ThemeProvider } from './theme-provider.tsx'

type Kind = 'select' | 'autocomplete' | 'shared' | 'menu' | 'high select' | 'high menu'

const OPTIONS = Array.from({ length: 30 }, (_, index) => `Option ${index + 1}`)
const ERROR = 'This field is required'

/** A field at the bottom of the screen, so that its list opens above it, or at the top. */
function Field({ kind, isLow }: { kind: Kind; isLow: boolean }) {
  return (
    <ThemeProvider scheme={undefined} isTest={false}>
      <div style={{ padding: isLow ? 'calc(100vh - 110px) 20px 20px' : '20px 20px 80vh' }}>
        {kind === 'select' && <Select label="Field" data={OPTIONS} error={ERROR} />}
        {kind === 'autocomplete' && (
          <Autocomplete
            label="Field"
            data={OPTIONS}
            error={ERROR}
            inputWrapperOrder={['label', 'input', 'error']}
          />
        )}
        {kind === 'shared' && (
          <div {...ERROR_FRAME}>
            <p role="alert">{ERROR}</p>
            <Autocomplete aria-label="Field" data={OPTIONS} error />
            <p role="alert">{ERROR}</p>
          </div>
        )}
        {kind === 'high select' && <Select label="Field" data={OPTIONS} maxDropdownHeight={2_000} />}
        {(kind === 'menu' || kind === 'high menu') && (
          <div {...ERROR_FRAME}>
            <p role="alert">{ERROR}</p>
            <Menu>
              <Menu.Target>
                <Button>Field</Button>
              </Menu.Target>
              <Menu.Dropdown>
                {OPTIONS.slice(0, kind === 'menu' ? 6 : 30).map((option) => (
                  <Menu.Item key={option}>{option}</Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </div>
        )}
      </div>
    </ThemeProvider>
  )
}

const meta: Meta<typeof Field> = {
  title: 'Dashboard/Parts/Lists',
  component: Field,
  args: { kind: 'select', isLow: false },
  // Headings and landmarks belong to screens.
  parameters: { isAccessible: false, a11y: { test: 'off' } },
  play: async ({ args }) => {
    await userEvent.click(
      isMenu(args.kind)
        ? screen.getByRole('button', { name: 'Field' })
        : screen.getByRole('combobox', { name: 'Field' }),
    )
    const list = await screen.findByRole(isMenu(args.kind) ? 'menu' : 'listbox')
    await waitFor(() => expect(isAbove(list)).toBe(args.isLow))
    await waitFor(() => expect(isOnScreen(list)).toBe(true))
    for (const error of screen.queryAllByText(ERROR))
      await waitFor(() => expect(doOverlap(list, error)).toBe(false))
  },
}
export default meta
type Story = StoryObj<typeof Field>

export const SelectBelow: Story = {}
export const SelectAbove: Story = { args: { isLow: true } }
export const ErrorBelowTheField: Story = { args: { kind: 'autocomplete' } }
export const ErrorBelowTheFieldAtTheBottom: Story = { args: { kind: 'autocomplete', isLow: true } }
export const ErrorOfSeveralFields: Story = { args: { kind: 'shared' } }
export const ErrorOfSeveralFieldsAtTheBottom: Story = { args: { kind: 'shared', isLow: true } }
export const MenuOfASection: Story = { args: { kind: 'menu' } }
export const MenuOfASectionAtTheBottom: Story = { args: { kind: 'menu', isLow: true } }

export const HigherThanTheScreen: Story = { args: { kind: 'high select' } }
export const HigherThanTheScreenAtTheBottom: Story = { args: { kind: 'high select', isLow: true } }
export const MenuHigherThanTheScreen: Story = { args: { kind: 'high menu' } }
export const MenuHigherThanTheScreenAtTheBottom: Story = { args: { kind: 'high menu', isLow: true } }

function isMenu(kind: Kind): boolean {
  return kind === 'menu' || kind === 'high menu'
}

function isOnScreen(list: HTMLElement): boolean {
  const { top, bottom } = (list.closest('[data-position]') ?? list).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

function isAbove(list: HTMLElement): boolean {
  const field = screen.getByRole(list.role === 'menu' ? 'button' : 'combobox', { name: 'Field' })
  return list.getBoundingClientRect().bottom <= field.getBoundingClientRect().top
}

function doOverlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
}
