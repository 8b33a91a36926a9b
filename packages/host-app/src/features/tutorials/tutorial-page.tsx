import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import { TutorialPicture } from './tutorial-picture.tsx'
import { TutorialVideo } from './tutorial-video.tsx'
import { VIDEOS } from './tutorial-videos.ts'
import type { Tutorial } from './tutorials.ts'
import { tell } from './tutorials.ts'
import classes from './tutorials.module.css'

export function TutorialPage({ tutorial }: { tutorial: Tutorial }) {
  const t = useText()
  const told = tell(tutorial, t)
  const { title, text, steps } = told
  const video = VIDEOS[tutorial.id]
  return (
    <Page up={{ to: '/tutorials', text: t('tutorials.all') }} title={title} text={text}>
      <div className={classes.tutorial} data-video={video && ''}>
        {video ? (
          <TutorialVideo video={video} told={told} />
        ) : (
          <TutorialPicture category={tutorial.category} />
        )}
        <ol className={classes.steps} aria-label={t('tutorials.steps')}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button component={Link} to={tutorial.leads}>
          {t('tutorials.try')}
        </Button>
      </div>
    </Page>
  )
}
