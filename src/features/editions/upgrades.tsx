import { type EditionId, editionFacts, editionIds, type Limit } from '~/content/editions'
import type { EditionsPageContent } from '~/content/editions/types'
import { fill } from '~/lib/fill'
import { Steps } from '~/ui/page/steps'
import { limitOf, quantities } from './finder'
import { limitText } from './labels'
import { percent, scaleFor } from './scale'
import './upgrades.css'

/** From each edition to the next: the lines to cross, and how far the next one reaches. */
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
          vertices: limitText(before.vertices),
          users: limitText(before.users),
          algorithms: before.algorithms.count,
          nextAlgorithms: editionFacts[id].algorithms.count
        }
        const { title, text } = content.upgrades.steps[id]
        return { title, text: fill(text, words), figure: <Changes from={previous} to={id} content={content} /> }
      })}
    />
  )
}

/** The quantities whose stated limit changes in this step, each as the line before and the line after it. */
function Changes({ from, to, content }: { from: EditionId; to: EditionId; content: EditionsPageContent }) {
  const changed = quantities.filter((name) => {
    const limits = [limitOf(from, name), limitOf(to, name)]
    return limits[0] !== limits[1] && !limits.includes('unstated')
  })
  return (
    <dl className="upgrade-lines">
      {changed.map((name) => {
        const { at } = scaleFor(editionIds.map((id) => limitOf(id, name)).filter((limit) => typeof limit === 'number'))
        const end = (limit: Limit) => (typeof limit === 'number' ? percent(at(limit)) : '100%')
        const [before, after] = [limitOf(from, name), limitOf(to, name)]
        return (
          <div key={name}>
            <dt>{content.finder.quantities[name].label}</dt>
            <dd>
              <span>
                {limitText(before)} → {limitText(after)}
              </span>
              <svg width="100%" height="18" aria-hidden="true">
                <g className="upgrade-before">
                  <line x1="0" x2={end(before)} y1="5" y2="5" />
                  <line x1={end(before)} x2={end(before)} y1="1" y2="9" />
                </g>
                <g className="upgrade-after">
                  <line x1="0" x2={end(after)} y1="13" y2="13" />
                  {after === 'unlimited' ? null : <line x1={end(after)} x2={end(after)} y1="9" y2="17" />}
                  {after === 'unlimited' ? (
                    <svg x="100%" y="13" width="1" height="1" overflow="visible" aria-hidden="true">
                      <path d="M-7 -4L0 0L-7 4" />
                    </svg>
                  ) : null}
                </g>
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
