import { Link } from '@tanstack/react-router'
import type { DocumentId } from '~/content/docs/tree'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { EmptyList } from '~/ui/page/empty-list'
import { ListPager } from '~/ui/page/list-pager'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import type { ArticleList } from './article-data'
import { CenterHero } from './center-hero'
import { type SchoolCopy, type StageId, stageIds } from './copy/types'
import type { ArticlesSearch } from './list-search'
import './center.css'

/** Document ids by stage. */
const documents: Readonly<Record<StageId, DocumentId>> = {
  concepts: 2,
  modeling: 3,
  install: 5,
  import: 9,
  queries: 10,
  algorithms: 17,
  drivers: 15,
  operations: 21
}

interface SchoolPageProps {
  copy: SchoolCopy
  search: ArticlesSearch
  /** Undefined if main is unavailable. */
  list: ArticleList | undefined
}

/** The learning path as a graph, the document of each stage, and the lessons. */
export function SchoolPage({ copy, search, list }: SchoolPageProps) {
  const locale = useLocale()
  const { drawing, path } = copy
  return (
    <main id="main" tabIndex={-1}>
      <CenterHero copy={copy} content={{ name: 'school', words: copy.drawing.words }} />
      <Plate number="02" question={path.question} title={path.headline}>
        <ol className="cells cells-4 stages">
          {stageIds.map((id) => (
            <li key={id}>
              <h3>{phrased(drawing.words[id])}</h3>
              <p>{phrased(path.stages[id])}</p>
              <PageLink to={{ path: `/document/latest/${documents[id]}` }} className="tlink">
                {path.read}
                <span className="vh">{drawing.words[id]}</span>
              </PageLink>
            </li>
          ))}
        </ol>
      </Plate>
      <Plate id="lessons" number="03" question={copy.list.question} title={copy.list.headline} lead={copy.list.lead}>
        {!list ? (
          <Unavailable />
        ) : list.items.length === 0 ? (
          <EmptyList text={copy.list.empty} next={{ name: m.center_empty_guide(), to: { path: '/document/latest/1' } }} />
        ) : (
          <>
            <RowList className="lesson-rows">
              {withBadges(list.items).map(({ id, title, summary, topic, releasedOn, hasBadge }) => (
                <li key={id} className="grid-phone">
                  <p className="note lesson-topic">
                    <b>{topic}</b>
                    {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
                  </p>
                  <div>
                    <h3>
                      <Link to="/center/school" search={{ id }}>
                        {phrased(title)}
                      </Link>
                    </h3>
                    <p>{phrased(summary)}</p>
                  </div>
                  <p className="note">{formatDay(releasedOn, locale)}</p>
                </li>
              ))}
            </RowList>
            <ListPager
              to={(position) => ({ path: '/center/school', search: position, hash: 'lessons' })}
              search={search}
              list={list}
            />
          </>
        )}
      </Plate>
    </main>
  )
}
