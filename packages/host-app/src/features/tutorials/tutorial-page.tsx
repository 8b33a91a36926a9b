import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import { TutorialPicture } from './tutorial-picture.tsx'
import { TutorialVideo } from './tutorial-video.tsx'
import type { Tutorial } from './tutorials.ts'
import { tell } from './tutorials.ts'
import classes from './tutorials.module.css'

export function TutorialPage({ tutorial }: { tutorial: Tutorial }) {
  const t = useText()
  const { title, text, steps } = tell(tutorial, t)
  return (
    <Page up={{ to: '/tutorials', text: t('tutorials.all') }} title={title} text={text}>
      <div className={classes.tutorial} data-video={tutorial.video ? '' : undefined}>
        {tutorial.video ? (
          <TutorialVideo address={tutorial.video} title={title} />
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
