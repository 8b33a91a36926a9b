import { useParams } from '@tanstack/react-router'
import { TutorialPage } from './tutorial-page.tsx'
import { TutorialsPage } from './tutorials-page.tsx'
import { TUTORIALS } from './tutorials.ts'

export function AllTutorials() {
  return <TutorialsPage />
}

export function TutorialsOfCategory() {
  const { category } = useParams({ from: '/shell/tutorials/$category' })
  return <TutorialsPage category={category} />
}

/** The tutorial in the address. If there is none, the list of tutorials. */
export function OneTutorial() {
  const { category, id } = useParams({ from: '/shell/tutorials/$category/$id' })
  const tutorial = TUTORIALS.find((one) => one.id === id)
  return tutorial ? <TutorialPage tutorial={tutorial} /> : <TutorialsPage category={category} />
}
