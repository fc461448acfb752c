import { createIsomorphicFn } from '@tanstack/react-start'
import { headOf } from '~/content/page-copy'
import { algorithmCatalog } from '~/content/vendor/algorithms'
import { licensing, maintainedVersions, supportPlans } from '~/content/vendor/service'
import { slotReader } from '~/content/vendor/slot'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { ServerDrawing } from '~/ui/figure/drawing'
import { FoldedPlates } from '~/ui/folded-plates'
import { Callouts } from '~/ui/page/callouts'
import { FigureNotes } from '~/ui/page/figure-notes'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Plate } from '~/ui/plate'
import { comparisonGroups } from './comparison-rows'
import { ComparisonTable } from './comparison-table'
import { topicAddress } from './consult-address'
import type { EditionsPageContent } from './copy/types'
import { fieldFrames } from './field-frames'
import { drawGraphField } from './figures/graph-field'
import { findEdition } from './finder'
import type { FinderQuestion } from './finder-address'
import { FinderAnswer } from './finder-answer'
import { FinderForm, finderPath } from './finder-form'
import { editionLabels } from './labels'
import { SupportPlate } from './support-plate'
import { Upgrades } from './upgrades'
import './editions.css'

const drawFigure = createIsomorphicFn()
  .server(drawGraphField)
  .client(async () => (await import('./figures/graph-field')).drawGraphField())

/** Compares the four editions and finds the smallest sufficient one. */
export function EditionsPage({ content, question }: { content: EditionsPageContent; question: FinderQuestion }) {
  const { figure, finder, comparison, upgrades, support, next } = content
  const read = slotReader()
  const [prices, plans, versions] = [read(licensing), read(supportPlans), read(maintainedVersions)]
  const finding = findEdition(question.requirements)
  const frames = fieldFrames().map(({ count, editions }) =>
    fill(figure.callout, { editions: editions.map((id) => editionLabels[id].name()).join(figure.and), count })
  )
  const { plate } = finder
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(content)}
        trail={[{ name: m.nav_product_editions() }]}
        actions={
          <>
            <ButtonLink to="/download" variant="primary">
              {m.shell_trial()}
            </ButtonLink>
            <ButtonLink to={finderPath} hash="finder">
              {content.actions.find}
            </ButtonLink>
            <ButtonLink to={finderPath} hash="comparison">
              {content.actions.compare}
            </ButtonLink>
          </>
        }
        figure={
          <figure className="editions-field">
            <ServerDrawing
              name="editions"
              width={640}
              height={440}
              label={figure.alt}
              className="graph-field"
              draw={() => drawFigure()}
            />
            <figcaption className="note">
              {figure.number} {figure.caption}
            </figcaption>
          </figure>
        }
      >
        <Callouts items={frames} label={figure.callouts} />
      </PageHero>
      <Plate id="finder" number="02" question={plate.question} title={plate.headline} lead={plate.lead}>
        <FinderAnswer copy={finder} question={question} finding={finding} />
        <FinderForm key={JSON.stringify(question.input)} copy={finder} question={question} editions={finding.editions} />
        <FigureNotes notes={Object.values(finder.scale.notes)} />
      </Plate>
      <Plate
        id="comparison"
        number="03"
        question={comparison.plate.question}
        title={comparison.plate.headline}
        lead={comparison.plate.lead}
      >
        <ComparisonTable groups={comparisonGroups(comparison, prices)} />
        <p className="plate-actions">
          <ButtonLink to="/download" variant="primary">
            {m.shell_trial()}
          </ButtonLink>
        </p>
      </Plate>
      <FoldedPlates number="04" title={content.more}>
        <Plate number="04" question={upgrades.plate.question} title={upgrades.plate.headline} lead={upgrades.plate.lead}>
          <Upgrades content={content} />
        </Plate>
        {plans || versions ? <SupportPlate copy={support} plans={plans} versions={versions} /> : null}
      </FoldedPlates>
      <Plate number="05" question={next.plate.question} title={next.plate.headline} lead={next.plate.lead}>
        <NextSteps
          steps={[
            { ...next.learn, to: { path: '/document/latest/1' } },
            { ...next.consult, to: topicAddress('talk') }
          ]}
        />
        <RelatedPages
          label={next.related}
          pages={[
            { name: next.database, to: { path: '/product/database' } },
            ...(algorithmCatalog.state === 'empty'
              ? []
              : [{ name: next.algorithms, to: { path: '/product/database', hash: 'algorithms' } } as const]),
            { name: next.downloads, to: { path: '/center/download' } }
          ]}
        />
      </Plate>
    </main>
  )
}
