import { editionIds } from '~/content/editions'
import type { AlgorithmCatalog } from '~/content/vendor/algorithms'
import type { Shown } from '~/content/vendor/slot'
import { textIn } from '~/contract/locale'
import { editionNames } from '~/features/editions/edition-names'
import { algorithmTexts, editionLabels } from '~/features/editions/labels'
import { fill } from '~/lib/fill'
import { useLocale } from '~/lib/locale'
import { FactTable } from '~/ui/page/fact-table'
import { PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'

interface AlgorithmsPlateProps {
  copy: DatabaseContent['algorithms']
  shown: Shown<AlgorithmCatalog>
}

/** Number of algorithms in each edition, then the catalog by type; the first type is unfolded. */
export function AlgorithmsPlate({ copy, shown: { value, hasBadge } }: AlgorithmsPlateProps) {
  const locale = useLocale()
  const { plate, counts, columns, separator } = copy
  const lead = fill(plate.lead, {
    count: value.algorithms.length,
    editions: editionNames((id) => value.algorithms.some(({ editions }) => editions.includes(id)))
  })
  return (
    <Plate id="algorithms" number="03" question={plate.question} title={plate.headline} lead={lead}>
      <FactTable
        hasBadge={false}
        caption={counts.caption}
        columns={counts.columns}
        rows={editionIds.map((id) => {
          const { value: count, note } = algorithmTexts(id)
          return [editionLabels[id].name(), count, note]
        })}
      />
      {value.types.map(({ id, name }, index) => {
        const own = value.algorithms.filter(({ type }) => type === id)
        return (
          <FactTable
            key={id}
            folded={index === 0 ? 'open' : 'closed'}
            hasBadge={hasBadge && index === 0}
            caption={`${textIn(name, locale)} · ${own.length}`}
            columns={columns}
            rows={own.map(({ id: procedure, name: title, computes, cost, parameters, editions, run }) => [
              textIn(title, locale),
              textIn(computes, locale),
              cost,
              <code key={procedure}>{parameters.join(', ')}</code>,
              editions.map((edition) => editionLabels[edition].short()).join(separator),
              run ? (
                <PageLink key={procedure} to={run} className="tlink">
                  {copy.run}
                  <span className="vh"> {textIn(title, locale)}</span>
                </PageLink>
              ) : null
            ])}
          />
        )
      })}
    </Plate>
  )
}
