import { tutorialsTexts } from '@scheduling/messages/tutorials'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { IconTutorials } from '../../ui/icons.ts'

const texts = [tutorialsTexts]

const tutorials = createRoute({
  getParentRoute: () => shell,
  path: '/tutorials',
  loader: first(texts),
  component: lazyPage(() => import('./tutorial-at.tsx'), 'AllTutorials'),
})

const category = createRoute({
  getParentRoute: () => shell,
  path: '/tutorials/$category',
  loader: first(texts),
  component: lazyPage(() => import('./tutorial-at.tsx'), 'TutorialsOfCategory'),
})

const tutorial = createRoute({
  getParentRoute: () => shell,
  path: '/tutorials/$category/$id',
  loader: first(texts),
  component: lazyPage(() => import('./tutorial-at.tsx'), 'OneTutorial'),
})

export const tutorialsRoom = {
  texts,
  routes: [tutorials, category, tutorial],
  shortcuts: [{ keys: 'g u', label: 'room.tutorials', icon: IconTutorials, path: '/tutorials' }],
} as const satisfies Room
