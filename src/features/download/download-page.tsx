import { tools } from '~/content/download/tools'
import type { DownloadCopy } from '~/content/download/types'
import { type EditionId, editionIds } from '~/content/editions'
import { editionLabels } from '~/features/editions/labels'
import { m } from '~/paraglide/messages'
import { FigureNotes } from '~/ui/page/figure-notes'
import { Flow } from '~/ui/page/flow'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { SpecTable } from '~/ui/page/spec-table'
import { Plate } from '~/ui/plate'
import { TrialLink } from './trial-link'
import './download-page.css'

/** What an applicant for each edition wants, as the partner form names it (spec §3). */
const wants: Readonly<Record<EditionId, string>> = { free: 'download', paid: 'trial', standard: 'trial', advanced: 'trial' }

/** Where a trial begins: the editions to apply for, what happens then, and the current versions of drivers and tools. */
export function DownloadPage({ copy }: { copy: DownloadCopy }) {
  const { editions, way, tools: toolCopy } = copy
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={[{ name: m.page_home(), to: { path: '/' } }, { name: copy.title }]}
        kicker={copy.kicker}
        title={copy.headline}
        lead={copy.lead}
        figure={<Flow stages={way.stages} down />}
      >
        <FigureNotes
          notes={[
            { name: m.page_figure({ number: '1-1' }), text: way.name },
            { name: m.page_note(), text: way.caption }
          ]}
        />
      </PageHero>
      <Plate
        id="editions"
        number={m.page_plate({ number: '02' })}
        question={editions.question}
        title={editions.headline}
        lead={editions.lead}
      >
        <ul className="trials">
          {editionIds.map((id, index) => (
            <li key={id}>
              <h3>{editionLabels[id].name()}</h3>
              <p className="phrased">{editionLabels[id].purpose()}</p>
              <TrialLink to={{ path: '/partner/connect', search: { want: wants[id] } }} isMain={index === 0}>
                {editions.actions[id]}
                <span className="vh">{editionLabels[id].name()}</span>
              </TrialLink>
            </li>
          ))}
        </ul>
        <NextSteps
          steps={[{ kicker: editions.question, title: editions.compare, link: editions.finder, to: { path: '/galaxyProduct' } }]}
        />
      </Plate>
      <Plate number={m.page_plate({ number: '03' })} question={toolCopy.question} title={toolCopy.headline}>
        <div className="trials-tools">
          <SpecTable
            caption={toolCopy.headline}
            columns={toolCopy.columns}
            rows={tools.map(({ id, version }) => [toolCopy.names[id].name, version, toolCopy.names[id].scope])}
          />
          <p className="note">{toolCopy.note}</p>
        </div>
      </Plate>
    </main>
  )
}
