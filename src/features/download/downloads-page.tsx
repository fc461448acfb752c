import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Download } from '~/contract/downloads'
import type { researchListSchema } from '~/contract/research'
import { CenterHero } from '~/features/center/center-hero'
import { feedAddress } from '~/features/feeds/feed-link'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { EmptyList } from '~/ui/page/empty-list'
import { FilterLinks } from '~/ui/page/filter-links'
import { ListPager } from '~/ui/page/list-pager'
import { Unavailable } from '~/ui/page/unavailable'
import { PageLink } from '~/ui/page-link'
import { Plate, plateNumber } from '~/ui/plate'
import { Sheet } from '~/ui/sheet'
import { CheckPlate } from './check-plate'
import { type DownloadPart, type DownloadsCopy, downloadParts } from './copy/types'
import { DriverTable } from './download-table'
import { FileRows } from './file-rows'
import { downloadableOf, downloadsPath, paperFileOf } from './files'
import type { DownloadsSearch } from './search'
import './download.css'

const partNames: Readonly<Record<DownloadPart, typeof m.downloads_kind_edition>> = {
  edition: m.downloads_kind_edition,
  driver: m.downloads_kind_driver,
  tool: m.downloads_kind_tool,
  report: m.downloads_kind_report
}

interface DownloadsPageProps {
  copy: DownloadsCopy
  search: Pick<DownloadsSearch, 'kind' | 'page' | 'cursor'>
  /** Undefined if main is unavailable. */
  list: readonly Download[] | undefined
  papers: v.InferOutput<typeof researchListSchema> | undefined
}

/** The download center: editions, drivers, tools and papers with their versions, and the file check. */
export function DownloadsPage({ copy, search, list, papers }: DownloadsPageProps) {
  const { kind } = search
  const kinds = kind ? [kind] : downloadParts
  const sections = kinds.flatMap((part): { part: DownloadPart; rows: ReactNode }[] => {
    const before = kinds.slice(0, kinds.indexOf(part))
    const isMarked = list?.some(({ kind, isSample }) => isSample && kind !== 'driver' && before.includes(kind)) ?? false
    if (part === 'report')
      return papers ? [{ part, rows: <Papers copy={copy} search={search} papers={papers} isMarked={isMarked} /> }] : []
    const entries = list?.filter((entry) => entry.kind === part)
    return entries ? [{ part, rows: <Part part={part} copy={copy} entries={entries} isMarked={isMarked} /> }] : []
  })
  const files = [...(list ?? []).flatMap((entry) => downloadableOf(entry) ?? []), ...paperFiles(papers)]
  return (
    <main id="main" tabIndex={-1} className="downloads">
      <CenterHero copy={copy} content={{ name: 'downloads', words: copy.drawing.words }} />
      <Sheet>
        <div className="spread downloads-filter" id="files">
          <FilterLinks
            label={m.downloads_filter()}
            rows={[
              {
                options: [
                  { name: m.downloads_kind_all(), to: { path: downloadsPath, hash: 'files' }, isCurrent: kind === undefined },
                  ...downloadParts.map((part) => ({
                    name: partNames[part](),
                    to: { path: downloadsPath, search: { kind: part }, hash: 'files' } as const,
                    isCurrent: part === kind
                  }))
                ]
              }
            ]}
          />
          <FeedLink />
        </div>
        {sections.length < kinds.length ? <Unavailable /> : null}
      </Sheet>
      {sections.map(({ part, rows }, index) => {
        const { question, headline, lead } = copy.plates[part]
        return (
          <Plate key={part} id={part} number={plateNumber(index + 2)} question={question} title={headline} lead={lead}>
            {rows}
          </Plate>
        )
      })}
      <CheckPlate
        copy={copy.check}
        number={plateNumber(sections.length + 2)}
        files={files}
        extent={list && papers ? (hasAll(papers) ? 'all' : 'part') : 'failed'}
      />
    </main>
  )
}

const paperFiles = (papers: DownloadsPageProps['papers']) => (papers?.items ?? []).flatMap((paper) => paperFileOf(paper) ?? [])

/** Whether the page shows every paper: the overview has only the newest, and the list has pages. */
const hasAll = ({ items, total, next }: NonNullable<DownloadsPageProps['papers']>) => next === null && items.length >= total

function FeedLink() {
  const locale = useLocale()
  return (
    <a className="tlink" href={feedAddress('releases', locale)} type="application/atom+xml">
      {m.downloads_feed()}
    </a>
  )
}

type PapersProps = Pick<DownloadsPageProps, 'copy' | 'search'> & {
  papers: NonNullable<DownloadsPageProps['papers']>
  isMarked: boolean
}

function Papers({ copy, search, papers, isMarked }: PapersProps) {
  if (papers.items.length === 0) {
    return <EmptyList text={copy.empty} next={{ name: m.center_empty_reports(), to: { path: '/report' } }} />
  }
  return (
    <>
      <FileRows
        rows={papers.items.map((paper) => ({ ...paper, file: paperFileOf(paper), ask: undefined }))}
        isMarked={isMarked}
      />
      {search.kind === 'report' ? (
        <ListPager
          to={(position) => ({ path: downloadsPath, search: { kind: 'report', ...position }, hash: 'files' })}
          search={search}
          list={papers}
        />
      ) : (
        <p className="downloads-more">
          <PageLink to={{ path: downloadsPath, search: { kind: 'report' }, hash: 'files' }} className="tlink">
            {m.downloads_reports_all()}
          </PageLink>
        </p>
      )}
    </>
  )
}

interface PartProps {
  part: Exclude<DownloadPart, 'report'>
  copy: DownloadsCopy
  entries: readonly Download[]
  /** Whether the page has a badge above these files. */
  isMarked: boolean
}

function Part({ part, copy, entries, isMarked }: PartProps) {
  if (entries.length === 0) {
    return <EmptyList text={copy.empty} next={{ name: m.partners_trial_title(), to: { path: '/download' } }} />
  }
  if (part === 'driver') return <DriverTable caption={copy.plates.driver.headline} drivers={entries} />
  return (
    <FileRows
      rows={entries.map((entry) => ({ ...entry, file: downloadableOf(entry), ask: entry.edition ?? undefined }))}
      isMarked={isMarked}
    />
  )
}
