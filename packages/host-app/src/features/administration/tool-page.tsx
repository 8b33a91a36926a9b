import { getRouteApi } from '@tanstack/react-router'
import { NotFound } from '../../ui/states/not-found.tsx'
import { ActionsPage } from './actions-page.tsx'
import { GiftCardsPage } from './gift-cards-page.tsx'
import { UpgradesPage } from './upgrades-page.tsx'

const route = getRouteApi('/shell/settings/accounts/$tool')

const TOOLS: Partial<Record<string, () => React.JSX.Element>> = {
  log: ActionsPage,
  upgrades: UpgradesPage,
  'gift-cards': GiftCardsPage,
}

/** What operators do besides looking at accounts. */
export function ToolPage() {
  const Tool = TOOLS[route.useParams().tool] ?? NotFound
  return <Tool />
}
