import { type EditionId, editionFacts, editionIds, type StatedLimit } from '~/content/editions'
import { fill } from '~/lib/fill'
import { Steps } from '~/ui/page/steps'
import { phrased } from '~/ui/phrased'
import { statedAbility } from './ability-cells'
import type { EditionsPageContent, FinderCopy } from './copy/types'
import { limitOf, type Quantity } from './finder'
import { needName } from './finder-text'
import { gainsBetween } from './gains-between'
import { limitText } from './labels'
import { percent, scaleFor } from './scale'
import './editions.css'

/** Additions of each edition to the previous one. */
export function Upgrades({ content }: { content: EditionsPageContent }) {
  const next = ['paid', 'standard', 'advanced'] as const
  return (
    <Steps
      steps={next.map((id) => {
        const previous = editionIds[editionIds.indexOf(id) - 1] ?? id
        const before = editionFacts[previous]
        const words = {
          graphs: limitText(before.graphs),
          storage: limitText(before.storageGigabytes),
          users: limitText(before.users),
          ...(before.vertices === 'unstated' ? {} : { vertices: limitText(before.vertices) }),
          algorithms: before.algorithms.count,
          nextAlgorithms: editionFacts[id].algorithms.count
        }
        const { title, text } = content.upgrades.steps[id]
        return { title, text: fill(text, words), figure: <Changes from={previous} to={id} copy={content.finder} /> }
      })}
    />
  )
}

/** Changes of one upgrade: limits before and after, and abilities that are added. */
function Changes({ from, to, copy }: { from: EditionId; to: EditionId; copy: FinderCopy }) {
  const { limits, abilities } = gainsBetween(from, to)
  return (
    <dl className="upgrade-lines">
      {limits.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{phrased(needName(copy, name))}</dt>
          <dd>
            <span>
              {limitText(before)} → {limitText(after)}
            </span>
            <Lines before={endOf(name, before)} after={endOf(name, after)} />
          </dd>
        </div>
      ))}
      {abilities.map((name) => (
        <div key={name}>
          <dt>{phrased(needName(copy, name))}</dt>
          <dd>
            <span>→ {statedAbility(name, to, copy)}</span>
            <Lines before={undefined} after={undefined} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Position of a limit on its scale; undefined if unlimited. */
function endOf(name: Quantity, limit: StatedLimit): string | undefined {
  const { at } = scaleFor(editionIds.map((id) => limitOf(id, name)).filter((other) => typeof other === 'number'))
  return typeof limit === 'number' ? percent(at(limit)) : undefined
}

function Lines({ before, after }: { before: string | undefined; after: string | undefined }) {
  return (
    <svg width="100%" height="18" aria-hidden="true">
      <g className={before ? 'upgrade-before' : 'upgrade-before upgrade-none'}>
        <line x1="0" x2={before ?? '100%'} y1="5" y2="5" />
        {before ? <line x1={before} x2={before} y1="1" y2="9" /> : null}
      </g>
      <g className="upgrade-after">
        <line x1="0" x2={after ?? '100%'} y1="13" y2="13" />
        {after ? (
          <line x1={after} x2={after} y1="9" y2="17" />
        ) : (
          <svg x="100%" y="13" width="1" height="1" overflow="visible" aria-hidden="true">
            <path d="M-7 -4L0 0L-7 4" />
          </svg>
        )}
      </g>
    </svg>
  )
}
