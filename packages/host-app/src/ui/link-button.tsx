import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A button that is a link within the dashboard. */
export const LinkButton = createLink(function Anchor(props: ButtonProps & ComponentProps<'a'>) {
  return <Button component="a" {...props} />
})
