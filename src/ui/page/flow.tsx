import { phrased } from '../phrased'
import '~/styles/blocks.css'

export interface FlowStage {
  name: string
  text: string
  /** Highlights the product's own stage. */
  main?: boolean
}

/** Stages of a process, left to right; top to bottom on phones and with `down`. */
export function Flow({ stages, down = false }: { stages: readonly FlowStage[]; down?: boolean }) {
  return (
    <ol className={down ? 'flow flow-down' : 'flow'}>
      {stages.map(({ name, text, main }) => (
        <li key={name} className={main ? 'flow-main' : undefined}>
          <div className="flow-stage">
            <b>{phrased(name)}</b>
            {phrased(text)}
          </div>
        </li>
      ))}
    </ol>
  )
}
