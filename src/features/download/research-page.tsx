import { Link } from '@tanstack/react-router'
import type * as v from 'valibot'
import type { StoredFile } from '~/contract/content'
import { formatBytes } from '~/contract/file-size'
import { type Research, type researchDetailSchema, type researchListSchema, researchTypes } from '~/contract/research'
import { CenterHero } from '~/features/center/center-hero'
import type { ResearchCopy } from '~/features/center/copy/types'
import { EntryPage } from '~/features/center/entry-page'
import { Fact } from '~/features/center/fact'
import type { ResearchSearch } from '~/features/center/list-search'
import { researchTypeNames } from '~/features/center/research-types'
import { formatDay } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { EmptyList } from '~/ui/page/empty-list'
import { FilterLinks } from '~/ui/page/filter-links'
import { ListPager } from '~/ui/page/list-pager'
import { RowList, SampleMark } from '~/ui/page/row-list'
import { Unavailable } from '~/ui/page/unavailable'
import { withBadges } from '~/ui/page/with-badges'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { DownloadLink } from './download-link'
import { paperFileOf } from './files'
import '~/features/center/center.css'

const path = '/center/research'

interface ResearchPageProps {
  copy: ResearchCopy
  search: ResearchSearch
  /** Undefined if main is unavailable. */
  list: v.InferOutput<typeof researchListSchema> | undefined
}

/** The papers, by type. */
export function ResearchPage({ copy, search, list }: ResearchPageProps) {
  const { type } = search
  return (
    <main id="main" tabIndex={-1}>
      <CenterHero copy={copy} content={{ name: 'research', words: copy.drawing.words }} note={m.center_by_method()} />
      <Plate id="papers" number="02" question={copy.list.question} title={copy.list.headline} lead={copy.list.lead}>
        <FilterLinks
          label={m.center_filter_type()}
          rows={[
            {
              options: [
                { name: m.page_all(), to: { path, hash: 'papers' }, isCurrent: type === undefined },
                ...researchTypes.map((each) => ({
                  name: researchTypeNames[each](),
                  to: { path, search: { type: each }, hash: 'papers' } as const,
                  isCurrent: each === type
                }))
              ]
            }
          ]}
        />
        {!list ? (
          <Unavailable />
        ) : list.items.length === 0 ? (
          <EmptyList text={copy.list.empty} next={{ name: m.center_empty_reports(), to: { path: '/report' } }} />
        ) : (
          <>
            <PaperRows papers={list.items} />
            <ListPager
              to={(position) => ({ path, search: { ...(type && { type }), ...position }, hash: 'papers' })}
              search={search}
              list={list}
            />
          </>
        )}
      </Plate>
    </main>
  )
}

function PaperRows({ papers }: { papers: readonly Research[] }) {
  const locale = useLocale()
  return (
    <RowList className="paper-rows">
      {withBadges(papers).map(({ id, type, title, summary, releasedOn, hasBadge, file }) => (
        <li key={id} className="grid-phone">
          <p className="note">
            {researchTypeNames[type]()}
            {hasBadge ? <SampleMark>{m.page_sample()}</SampleMark> : null}
            <br />
            {formatDay(releasedOn, locale)}
          </p>
          <div>
            <h3>
              <Link to={path} search={{ id }}>
                {phrased(title)}
              </Link>
            </h3>
            <p>{phrased(summary)}</p>
          </div>
          <p className="note paper-file">
            {file ? (
              <>
                <b>{formatBytes(file.bytes, locale)}</b>
                <br />
              </>
            ) : null}
            {accessOf(file)}
          </p>
        </li>
      ))}
    </RowList>
  )
}

/** The ways to download a paper. */
const accessOf = (file: StoredFile | null): string => (file ? m.center_research_gated() : m.center_research_online())

interface PaperPageProps {
  copy: ResearchCopy
  /** Undefined if main is unavailable. */
  paper: v.InferOutput<typeof researchDetailSchema> | undefined
}

/** A paper: its summary and how to download it. */
export function PaperPage({ copy, paper }: PaperPageProps) {
  const locale = useLocale()
  const file = paper?.file ?? null
  const downloadable = paper && paperFileOf(paper)
  return (
    <EntryPage
      list={{ name: copy.title, all: m.center_research_all(), to: { path } }}
      entry={paper}
      kicker={paper && researchTypeNames[paper.type]()}
      sample={m.center_research_sample()}
      facts={
        paper ? (
          <>
            <Fact name={m.center_released()}>{formatDay(paper.releasedOn, locale)}</Fact>
            <Fact name={m.center_research_access()}>{accessOf(file)}</Fact>
            {file ? (
              <>
                <Fact name={m.center_research_file()}>
                  <span className="mono">{file.name}</span>
                </Fact>
                <Fact name={m.center_research_size()}>{formatBytes(file.bytes, locale)}</Fact>
                <Fact name="SHA-256">
                  <code className="paper-digest">{file.sha256}</code>
                </Fact>
              </>
            ) : null}
          </>
        ) : null
      }
      aside={
        downloadable ? (
          <>
            <p className="paper-consent">{m.center_research_gated_text()}</p>
            <DownloadLink file={downloadable} isMain />
          </>
        ) : null
      }
    />
  )
}
