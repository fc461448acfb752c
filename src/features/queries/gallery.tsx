import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { CodeBlock } from '~/ui/code/code-block'
import { phrased } from '~/ui/phrased'
import { answerOf } from './copy/answers'
import type { Exercise } from './copy/exercises'
import type { PlaygroundCopy } from './copy/types'
import { cellsOf, ResultTable } from './result-table'

interface GalleryProps {
  copy: PlaygroundCopy
  exercises: readonly Exercise[]
  onTake: (exercise: Exercise) => void
}

const levels = [
  { level: 1, name: m.queries_level_1 },
  { level: 2, name: m.queries_level_2 },
  { level: 3, name: m.queries_level_3 }
] as const

/** The questions by level, each with a right query and its answer. */
export function Gallery({ copy, exercises, onTake }: GalleryProps) {
  return (
    <div className="split q-gallery">
      {levels.map(({ level, name }) => (
        <section key={level}>
          <h3>{phrased(name())}</h3>
          <ol>
            {exercises
              .filter((exercise) => exercise.level === level)
              .map((exercise) => (
                <li key={exercise.id}>
                  <p>{copy.questions[exercise.id]}</p>
                  <Button isSmall onClick={() => onTake(exercise)}>
                    {m.queries_take()}
                  </Button>
                  <details>
                    <summary>{m.queries_solution()}</summary>
                    <CodeBlock name="openCypher" language="gql" code={exercise.query} />
                    <ExerciseTable id={exercise.id} />
                  </details>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** Most rows of an answer in the gallery. */
const shownRows = 8

function ExerciseTable({ id }: { id: string }) {
  const answer = answerOf(id)
  return <ResultTable label={`${m.queries_answer()}: ${id}`} columns={answer.columns} rows={cellsOf(answer)} most={shownRows} />
}
