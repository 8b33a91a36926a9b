import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { IconSearch } from '../../ui/icons.ts'
import { Page } from '../../ui/page/page.tsx'
import { TutorialPicture } from './tutorial-picture.tsx'
import type { Category, ToldTutorial } from './tutorials.ts'
import { CATEGORIES, searchTutorials, tell, TUTORIALS } from './tutorials.ts'
import classes from './tutorials.module.css'

/** All tutorials, or those of one category. */
export function TutorialsPage({ category }: { category?: string }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const shown = CATEGORIES.filter((one) => !isCategory(category) || one === category)
  const tutorials = searchTutorials(
    TUTORIALS.map((tutorial) => tell(tutorial, t)),
    typed,
  )
  const groups = shown
    .map((one) => ({ category: one, told: tutorials.filter(({ tutorial }) => tutorial.category === one) }))
    .filter(({ told }) => told.length > 0)
  return (
    <Page title={t('room.tutorials')} text={t('tutorials.text')}>
      <TextInput
        type="search"
        data-search
        className={classes.search}
        leftSection={<IconSearch size={16} />}
        aria-label={t('tutorials.search')}
        placeholder={t('tutorials.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isCategory(category) && (
        <p>
          <Link to="/tutorials">{t('tutorials.all')}</Link>
        </p>
      )}
      {groups.length === 0 && <p role="status">{t('tutorials.none')}</p>}
      {groups.map((group) => (
        <section key={group.category} className={classes.group} aria-labelledby={group.category}>
          <h2 id={group.category}>{t(`tutorials.${group.category}`)}</h2>
          <ul className={classes.list}>
            {group.told.map((told) => (
              <TutorialCard key={told.tutorial.id} told={told} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

function isCategory(name: string | undefined): name is Category {
  return CATEGORIES.some((category) => category === name)
}

function TutorialCard({ told: { tutorial, title, text } }: { told: ToldTutorial }) {
  return (
    <li className={classes.card}>
      <TutorialPicture category={tutorial.category} />
      <Link
        to="/tutorials/$category/$id"
        params={{ category: tutorial.category, id: tutorial.id }}
        className={classes.link}
      >
        {title}
      </Link>
      <p>{text}</p>
    </li>
  )
}
