import { ComparisonTable } from '~/features/editions/comparison-table'
import { m } from '~/paraglide/messages'
import { RelatedPages } from '~/ui/page/next-steps'
import { Plate } from '~/ui/plate'
import { editionRows } from './editions'

/** Plate 02: the editions compared by their main differences, with a link to the edition finder. */
export function EditionsPlate() {
  return (
    <Plate
      id="editions"
      number="02"
      question={m.home_editions_question()}
      title={m.home_editions_title()}
      lead={m.home_editions_lead()}
    >
      <ComparisonTable groups={[{ rows: editionRows() }]} />
      <RelatedPages
        label={m.home_editions_unsure()}
        pages={[]}
        all={{ name: m.home_editions_find(), to: { path: '/galaxyProduct', hash: 'finder' } }}
      />
    </Plate>
  )
}
