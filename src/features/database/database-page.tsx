import { headOf } from '~/content/page-copy'
import { algorithmCatalog } from '~/content/vendor/algorithms'
import { slotReader } from '~/content/vendor/slot'
import { architecture, containerImages, drivers, integrations, platforms, resilience } from '~/content/vendor/technology'
import { topicAddress } from '~/features/editions/consult-address'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { FoldedPlates } from '~/ui/folded-plates'
import { NextSteps, RelatedPages } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Plate } from '~/ui/plate'
import { AccessPlate } from './access-plate'
import { AlgorithmsPlate } from './algorithms-plate'
import { ArchitecturePlate } from './architecture-plate'
import type { DatabaseContent } from './copy/types'
import { EditionsSummary } from './editions-summary'
import { IntegrationPlate } from './integration-plate'
import { ModelPlate } from './model-plate'
import { PartitionPlate } from './partition-plate'
import { PlatformsPlate, type ShownPlatforms } from './platforms-plate'
import { QueryDemonstration } from './query-demonstration'
import { QueryPlate } from './query-plate'
import { StoragePlate } from './storage-plate'
import './database.css'

/** The product page of the graph database: model, storage, partitioning, queries, access control. */
export function DatabasePage({ content }: { content: DatabaseContent }) {
  const { editions, next } = content
  const read = slotReader()
  const [shownArchitecture, shownResilience, shownAlgorithms] = [read(architecture), read(resilience), read(algorithmCatalog)]
  const shownPlatforms: ShownPlatforms = {
    platforms: read(platforms),
    drivers: read(drivers),
    images: read(containerImages),
    integrations: read(integrations)
  }
  const hasPlatforms = Object.values(shownPlatforms).some((shown) => shown !== undefined)
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
      >
        <QueryDemonstration content={content} />
      </PageHero>
      <StoragePlate content={content} />
      <QueryPlate content={content} />
      <FoldedPlates number="03" title={content.more}>
        <PartitionPlate content={content} />
        <AccessPlate content={content} />
        <ModelPlate content={content} />
        <IntegrationPlate integration={content.integration} />
        {shownArchitecture || shownResilience ? (
          <ArchitecturePlate copy={content.architecture} shown={shownArchitecture} resilience={shownResilience} />
        ) : null}
        {shownAlgorithms ? <AlgorithmsPlate copy={content.algorithms} shown={shownAlgorithms} /> : null}
        {hasPlatforms ? (
          <PlatformsPlate copy={content.platforms} separator={content.algorithms.separator} shown={shownPlatforms} />
        ) : null}
      </FoldedPlates>
      <Plate
        id="editions"
        number="04"
        question={editions.plate.question}
        title={editions.plate.headline}
        lead={editions.plate.lead}
      >
        <EditionsSummary columns={editions.columns} link={editions.link} />
      </Plate>
      <Plate number="05" question={next.plate.question} title={next.plate.headline} lead={next.plate.lead}>
        <div className="plate-actions">
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
