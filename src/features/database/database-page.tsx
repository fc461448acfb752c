import { headOf } from '~/content/page-copy'
import { topicAddress } from '~/features/editions/consult-address'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { Callouts } from '~/ui/page/callouts'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Plate } from '~/ui/plate'
import { AccessPlate } from './access-plate'
import type { DatabaseContent } from './copy/types'
import { EditionsSummary } from './editions-summary'
import { DatabaseDrawing } from './figures/database-drawing'
import { IntegrationPlate } from './integration-plate'
import { PartitionPlate } from './partition-plate'
import { QueryPlate } from './query-plate'
import { StoragePlate } from './storage-plate'
import './database.css'

/** The product page of the graph database: model, storage, partitioning, queries, access control. */
export function DatabasePage({ content }: { content: DatabaseContent }) {
  const { model, editions, next } = content
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        {...headOf(content)}
        trail={[{ name: m.nav_product_database() }]}
        actions={
          <>
            <ButtonLink to="/download" variant="primary">
              {m.shell_trial()}
            </ButtonLink>
            <ButtonLink to="/galaxyProduct">{content.actions.editions}</ButtonLink>
          </>
        }
        figure={
          <figure className="database-hero">
            <DatabaseDrawing name="model" content={content} width={640} height={450} label={model.alt} />
            <figcaption className="note">
              {model.number} {model.caption}
            </figcaption>
          </figure>
        }
      >
        <Callouts items={model.callouts} label={model.calloutsLabel} />
      </PageHero>
      <StoragePlate content={content} />
      <QueryPlate content={content} />
      <PartitionPlate content={content} />
      <AccessPlate content={content} />
      <IntegrationPlate integration={content.integration} />
      <Plate
        id="editions"
        number="07"
        question={editions.plate.question}
        title={editions.plate.headline}
        lead={editions.plate.lead}
      >
        <EditionsSummary columns={editions.columns} link={editions.link} />
      </Plate>
      <Plate number="08" question={next.plate.question} title={next.plate.headline} lead={next.plate.lead}>
        <div className="database-actions">
          <ButtonLink to="/download" variant="primary">
            {m.shell_trial()}
          </ButtonLink>
          <ButtonLink to="/product/consult" search={topicAddress('proof').search}>
            {m.page_proof()}
          </ButtonLink>
        </div>
        <NextSteps
          steps={[
            { ...next.learn, to: { path: '/document/latest/1' } },
            { ...next.choose, to: { path: '/galaxyProduct', hash: 'finder' } }
          ]}
        />
        <RelatedPages
          label={next.related}
          pages={[
            { name: m.nav_product_editions(), to: { path: '/galaxyProduct' } },
            { name: next.why, to: { path: '/product/whychoosen' } },
            { name: next.what, to: { path: '/product', search: { name: 'index' } } }
          ]}
        />
      </Plate>
    </main>
  )
}
