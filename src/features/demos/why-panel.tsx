import type { DemoCopy, Explanation } from '~/demos/types'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import type { DemoWords } from './words'

interface WhyPanelProps {
  copy: DemoCopy
  words: DemoWords
  vertex: string
  explanation: Explanation | undefined
  onVertex: ((id: string) => void) | undefined
}

/** Most vertices and terms that an explanation lists; the drawing shows all. */
const most = { vertices: 24, terms: 8 }

/** Why a vertex is in the result or not: a sentence, the proof as a row of vertices, and the terms of a sum or product. */
export function WhyPanel({ copy, words, vertex, explanation, onVertex }: WhyPanelProps) {
  const chain = explanation?.vertices ?? []
  const terms = explanation?.terms ?? []
  return (
    <div className="demo-why">
      <h3>{phrased(m.demos_why({ vertex }))}</h3>
      <p role="status">{explanation ? words.say(explanation.sentence, explanation.values) : ''}</p>
      {chain.length > 1 ? (
        <ul className="demo-chain" aria-label={m.demos_proof()}>
          {chain.slice(0, most.vertices).map((id, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cycle ends with the vertex that it begins with
            <li key={index}>
              {onVertex ? (
                <button type="button" onClick={() => onVertex(id)}>
                  {id}
                </button>
              ) : (
                id
              )}
            </li>
          ))}
          {chain.length > most.vertices ? <li>{m.demos_more({ count: chain.length - most.vertices })}</li> : null}
        </ul>
      ) : null}
      {terms.length > 0 ? (
        <table className="demo-terms">
          <caption className="note">{copy.terms ?? ''}</caption>
          <tbody>
            {terms.slice(0, most.terms).map((term) => (
              <tr key={term.vertices.join(' ')}>
                <th scope="row">{term.vertices.join(' → ') || (copy.rest ?? m.demos_terms_rest())}</th>
                <td>{words.cell(term.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  )
}
