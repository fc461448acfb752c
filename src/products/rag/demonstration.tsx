import { useState } from 'react'
import { fill } from '~/lib/fill'
import { getLocale } from '~/paraglide/runtime'
import { text } from '~/ui/figure/draw'
import { Drawing } from '~/ui/figure/drawing'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type EdgeMark, type VertexMark } from '~/ui/figure/network'
import { phrased } from '~/ui/phrased'
import {
  type EntityId,
  entityIds,
  entityTypes,
  type Mode,
  modes,
  passages,
  type QuestionId,
  questionIds,
  questions,
  type Relationship,
  type Retrieved,
  relationships,
  retrieve
} from './retrieval'
import type { RetrievalWords } from './types'

const shapes = { line: 'square', machine: 'square', part: 'diamond', order: 'circle' } as const
const positions: Readonly<Record<EntityId, Point>> = {
  L3: { x: 62, y: 90 },
  P7: { x: 200, y: 90 },
  B2: { x: 338, y: 90 },
  O18: { x: 500, y: 44 },
  O21: { x: 500, y: 136 },
  L4: { x: 62, y: 226 },
  P9: { x: 200, y: 226 },
  C5: { x: 338, y: 226 },
  O22: { x: 500, y: 226 }
}
const size = { width: 560, height: 270 }

/** The graph of the records: blue is the retrieved subgraph, orange the answer; edges of the chosen passage are heavy. */
function drawRetrieved(
  { reached, followed, answers }: Retrieved,
  named: EntityId | undefined,
  passage: number | undefined,
  names: RetrievalWords['names']
): string {
  const vertexMark = (id: EntityId): VertexMark => {
    if (answers.some(({ entity }) => entity === id)) return 'found'
    if (id === named) return 'start'
    return reached.includes(id) ? 'path' : 'plain'
  }
  const edgeMark = (relationship: Relationship): EdgeMark => {
    if (relationship.passage === passage) return 'found'
    return followed.includes(relationship) ? 'path' : 'plain'
  }
  return [
    drawNetwork({
      vertices: entityIds.map((id) => ({
        id,
        shape: shapes[entityTypes[id]],
        at: positions[id],
        size: entityTypes[id] === 'part' ? 25 : 29,
        mark: vertexMark(id)
      })),
      edges: relationships.map((relationship) => ({
        from: relationship.from,
        to: relationship.to,
        directed: true,
        mark: edgeMark(relationship)
      }))
    }),
    ...entityIds.map((id) =>
      text({ ...positions[id], drop: 0.35 }, names[id], 'middle', vertexMark(id) === 'start' ? 'prod-on-fill' : 'prod-word')
    )
  ].join('')
}

/** A question, its answer with sources on the left; the retrieved subgraph and passages on the right. */
export function RetrievalDemonstration({ copy }: { copy: RetrievalWords }) {
  const [question, setQuestion] = useState<QuestionId>('line3')
  const [mode, setMode] = useState<Mode>('hybrid')
  const [passage, setPassage] = useState<number>()
  const retrieved = retrieve(question, mode)
  const { similar, evidence } = retrieved
  const toggle = (number: number) => setPassage(number === passage ? undefined : number)
  const foundBy = (number: number) => {
    if (!evidence.includes(number)) return undefined
    return similar.includes(number) ? copy.found.similar : copy.found.graph
  }
  return (
    <div className="split retrieval">
      <div className="retrieval-talk">
        <fieldset>
          <legend className="note">{copy.choose}</legend>
          {questionIds.map((id) => (
            <label key={id} className="choice-row retrieval-choice">
              <span>
                <input
                  className="choice"
                  type="radio"
                  name="question"
                  checked={id === question}
                  onChange={() => {
                    setQuestion(id)
                    setPassage(undefined)
                  }}
                />
                {copy.questions[id]}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="retrieval-modes">
          <legend className="note">{copy.chooseMode}</legend>
          {modes.map((each) => (
            <label key={each} className="choice-row retrieval-choice">
              <span>
                <input
                  className="choice"
                  type="radio"
                  name="mode"
                  checked={each === mode}
                  onChange={() => {
                    setMode(each)
                    setPassage(undefined)
                  }}
                />
                {copy.modes[each]}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="retrieval-answer" aria-live="polite">
          <p className="note">{copy.answer}</p>
          <Answer copy={copy} question={question} retrieved={retrieved} passage={passage} onPassage={toggle} />
        </div>
      </div>
      <div className="retrieval-sources">
        <div className="demonstration-canvas">
          <Drawing
            {...size}
            className="prod-drawing"
            label={fill(copy.alt, { reached: retrieved.reached.length, followed: retrieved.followed.length })}
            markup={drawRetrieved(retrieved, questions[question].named, passage, copy.names)}
          />
        </div>
        <h2 className="note">{fill(copy.passagesFound, { evidence: evidence.length, passages: passages.length })}</h2>
        <ol className="ruled">
          {copy.passages.map((words, index) => {
            const by = foundBy(index + 1)
            return (
              <li key={words}>
                <button
                  type="button"
                  className="retrieval-passage"
                  aria-pressed={passage === index + 1}
                  disabled={by === undefined}
                  onClick={() => toggle(index + 1)}
                >
                  <span>{index + 1}</span>
                  <span>{phrased(words)}</span>
                  <span className="note">{by}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}

interface AnswerProps {
  copy: RetrievalWords
  question: keyof RetrievalWords['questions']
  retrieved: Retrieved
  passage: number | undefined
  onPassage: (passage: number) => void
}

function Answer({ copy, question, retrieved: { answers, reached }, passage, onPassage }: AnswerProps) {
  const { seeks } = questions[question]
  if (reached.length === 0) return <p>{copy.unknown}</p>
  if (answers.length === 0) return <p>{copy.missing[seeks]}</p>
  const entities = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(
    answers.map(({ entity }) => copy.names[entity])
  )
  return (
    <>
      <p className="retrieval-found">{fill(copy.found[seeks], { entities })}</p>
      <ul>
        {answers.map(({ entity, path, cited }) => (
          <li key={entity}>
            <code>{path.map((id) => copy.names[id]).join(' → ')}</code>{' '}
            <span className="retrieval-cited">
              {cited.map((number) => (
                <button
                  key={number}
                  type="button"
                  aria-pressed={passage === number}
                  aria-label={fill(copy.cite, { number })}
                  onClick={() => onPassage(number)}
                >
                  {number}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
