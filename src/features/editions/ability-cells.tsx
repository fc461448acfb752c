import { type EditionId, editionFacts, editionIds } from '~/content/editions'
import type { FinderCopy } from '~/content/editions/types'
import { m } from '~/paraglide/messages'
import type { Ability, EditionFinding } from './finder'
import { editionLabels } from './labels'
import './editions.css'

/** A requirement that is not a quantity. */
export type AbilityField = Ability | 'permissions'

/** Whether each edition has an ability, in the same four positions as the scale's lines. */
export function AbilityCells({
  field,
  editions,
  copy
}: {
  field: AbilityField
  editions: readonly EditionFinding[]
  copy: FinderCopy
}) {
  return (
    <dl className="ability-cells">
      {editionIds.map((id, index) => {
        const judgment = editions[index]?.judgments.find(({ need }) => need === field)
        const state = !judgment ? '' : editions[index]?.failed.includes(judgment) ? 'ability-short' : 'ability-meets'
        return (
          <div key={id} className={state || undefined}>
            <dt>{editionLabels[id].short()}</dt>
            <dd>{statedAbility(field, id, copy)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What the specification states about an ability of an edition. */
export function statedAbility(field: AbilityField, id: EditionId, { scale, permissions }: FinderCopy): string {
  const facts = editionFacts[id]
  const listed = (isListed: boolean) => (isListed ? scale.listed : m.editions_unstated())
  if (field === 'ldap') return listed(facts.ldap === true)
  if (field === 'partitioned') return listed(facts.partitionedStorage === true)
  if (field === 'distributed') return listed(facts.algorithms.kind === 'distributed')
  if (field === 'commercial') return facts.commercialUse === false ? scale.denied : scale.unrestricted
  return facts.permissions === 'unstated' ? m.editions_unstated() : permissions[facts.permissions]
}
