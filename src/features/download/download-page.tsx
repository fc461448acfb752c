import { editionIds } from '~/content/editions'
import { editionInCalls } from '~/content/editions/in-calls'
import { headOf } from '~/content/page-copy'
import type { Download } from '~/contract/downloads'
import { editionLabels } from '~/features/editions/labels'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { Flow } from '~/ui/page/flow'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { tools } from './copy/tools'
import type { DownloadCopy } from './copy/types'
import { DownloadTable, downloadCells } from './download-table'
import { downloadableOf, downloadsPath, filePage } from './files'
import { LoginLink } from './login-link'
import './download.css'

interface DownloadPageProps {
  copy: DownloadCopy
  /** Undefined if main is unavailable. */
  list: readonly Download[] | undefined
}

/** The trial page: editions to apply for, the process, and current versions of drivers and tools. */
export function DownloadPage({ copy, list }: DownloadPageProps) {
  const { editions, way, tools: toolCopy } = copy
  const free = list?.find(({ edition }) => edition === 'free')
  const freeFile = free && downloadableOf(free)
  return (
    <main id="main" tabIndex={-1}>
      <PageHero {...headOf(copy)} figure={<Flow stages={way.stages} down />}>
        <FigureNotes
          notes={[
            { name: m.page_figure({ number: '1-1' }), text: way.name },
            { name: m.page_note(), text: way.caption }
          ]}
        />
      </PageHero>
      <Plate id="editions" number="02" question={editions.question} title={editions.headline} lead={editions.lead}>
        <ul className="ruled trials">
          {editionIds.map((id, index) => (
            <li key={id}>
              <h3>{phrased(editionLabels[id].name())}</h3>
              <p>{phrased(editionLabels[id].purpose())}</p>
              {id === 'free' && freeFile ? (
                <LoginLink to={filePage(freeFile)} className="btn btn-primary">
                  {editions.download}
                </LoginLink>
              ) : (
                <LoginLink
                  to={{ path: '/partner/connect', search: { want: 'trial', about: editionInCalls[id] } }}
                  className={index === 0 ? 'btn btn-primary' : 'btn'}
                >
                  {editions.actions[id]}
                  <span className="vh">{editionLabels[id].name()}</span>
                </LoginLink>
              )}
            </li>
          ))}
        </ul>
        <NextSteps
          steps={[
            {
              kicker: editions.question,
              title: editions.compare,
              link: editions.finder,
              to: { path: '/galaxyProduct', hash: 'finder' }
            },
            {
              kicker: editions.question,
              title: m.downloads_compare(),
              link: m.downloads_compare_link(),
              to: { path: '/galaxyProduct', hash: 'comparison' }
            },
            {
              kicker: editions.start.question,
              title: editions.start.name,
              link: editions.start.link,
              to: { path: '/document/latest/1' }
            }
          ]}
        />
      </Plate>
      <Plate number="03" question={toolCopy.question} title={toolCopy.headline}>
        <ToolTable copy={toolCopy} list={list} />
        <NextSteps
          steps={[{ kicker: toolCopy.question, title: toolCopy.more, link: toolCopy.link, to: { path: downloadsPath } }]}
        />
      </Plate>
    </main>
  )
}

/** Drivers and tools, a row each; only their names and versions while main is unavailable or has none. */
function ToolTable({
  copy: { headline, columns, names, samples },
  list
}: { copy: DownloadCopy['tools'] } & Pick<DownloadPageProps, 'list'>) {
  const rows = list?.filter(({ kind }) => kind !== 'edition') ?? []
  if (rows.length === 0) {
    return (
      <>
        <DownloadTable
          caption={headline}
          columns={columns}
          rows={tools.map(({ id, version }) => [names[id].name, version, names[id].scope])}
        />
        {list ? null : <Unavailable />}
      </>
    )
  }
  const note = rows.some(({ isSample }) => isSample) ? (
    <p className="note">
      {samples.text}
      <PageLink to={{ path: '/product/consult', search: { edition: 'single' } }} className="tlink">
        {samples.link}
      </PageLink>
    </p>
  ) : null
  return (
    <DownloadTable
      note={note}
      caption={headline}
      columns={[...columns, m.downloads_column_documents(), m.downloads_column_download()]}
      rows={rows.map((entry) => {
        const { version, documents, file } = downloadCells(entry)
        return [entry.title, version, entry.summary, documents, file]
      })}
    />
  )
}
