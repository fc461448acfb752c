import { type TopicId, topicIds, topicNames } from '~/content/exam-topics'
import { headOf } from '~/content/page-copy'
import { writeExerciseFragment } from '~/features/queries/fragment'
import { m } from '~/paraglide/messages'
import { FilterLinks } from '~/ui/page/filter-links'
import { PageHero } from '~/ui/page/page-hero'
import { RowList } from '~/ui/page/row-list'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { type MaterialId, materialIds, type PracticeCopy } from './copy/types'
import { examTrail } from './exam-trail'
import { Practice } from './practice'
import './practice.css'

const materials: Readonly<Record<MaterialId, PageAddress>> = {
  training: { path: '/center/train/GBCA/training' },
  install: { path: '/document/latest/5' },
  case: { path: '/document/latest/30' },
  cheatSheet: { path: '/document/latest/29' },
  glossary: { path: '/document/latest/27' },
  school: { path: '/center/school' },
  videos: { path: '/center/video' },
  book: { path: '/book' }
}

/** The question of the playground that a topic leads to; undefined for every topic. Other topics are not about writing queries. */
const firstExercise: ReadonlyMap<TopicId | undefined, string> = new Map([
  [undefined, 'accounts'],
  ['queries', 'accounts'],
  ['algorithms', 'pagerank']
])

interface PracticePageProps {
  copy: PracticeCopy
  /** Undefined for every topic. */
  topic: TopicId | undefined
}

/** The practice exam by topic, and study material. */
export function PracticePage({ copy, topic }: PracticePageProps) {
  const address = (to: TopicId | undefined): PageAddress => ({
    path: '/center/train/GBCA/resource',
    search: to === undefined ? {} : { topic: to },
    hash: 'practice'
  })
  const exercise = firstExercise.get(topic)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero {...headOf(copy)} trail={examTrail(copy.headline)} />
      <Plate id="practice" number="02" question={copy.practice.question} title={copy.practice.headline}>
        <FilterLinks
          label={m.practice_topics()}
          rows={[
            {
              options: [
                { name: m.practice_all(), to: address(undefined), isCurrent: topic === undefined },
                ...topicIds.map((id) => ({ name: topicNames[id](), to: address(id), isCurrent: id === topic }))
              ]
            }
          ]}
        />
        <noscript>
          <p className="practice-notice">{m.practice_no_scripts()}</p>
        </noscript>
        <Practice key={topic ?? ''} topic={topic} />
        {exercise ? (
          <p className="practice-write">
            {m.practice_write()}{' '}
            <PageLink className="tlink" to={{ path: '/playground', hash: writeExerciseFragment(exercise) }}>
              {m.practice_write_link()}
            </PageLink>
          </p>
        ) : null}
      </Plate>
      <Plate number="03" question={copy.materials.question} title={copy.materials.headline}>
        <RowList className="grid-phone material-rows">
          {materialIds.map((id) => (
            <li key={id}>
              <h3>
                <PageLink to={materials[id]}>{phrased(copy.materials.items[id].title)}</PageLink>
              </h3>
              <p>{phrased(copy.materials.items[id].text)}</p>
            </li>
          ))}
        </RowList>
      </Plate>
    </main>
  )
}
