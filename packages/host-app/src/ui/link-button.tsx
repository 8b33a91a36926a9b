import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'

/** A button that is a link within the dashboard. */
export const LinkButton = createLink(Button<'a'>)
