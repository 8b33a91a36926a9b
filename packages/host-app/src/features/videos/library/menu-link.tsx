import { Menu } from '@mantine/core'
import type { MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** An item of a menu that is a link within the dashboard. */
export const MenuLink = createLink(function Anchor(props: MenuItemProps & ComponentProps<'a'>) {
  return <Menu.Item component="a" {...props} />
})
